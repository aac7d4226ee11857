import { PRODUCT_NAME, RESPONSE_HOURS, type BusinessNotice } from '@chalkboard/contracts';
import { quotable } from './quotable';
import type { WrittenMessage } from './sign-in-message';

export interface BusinessLinks {
  readonly signInPage: string;
  readonly contactPage: string;
  /** Of the receipt, while the business is being closed. */
  readonly receipt?: string;
}

/** Of what an owner is told by e-mail. */
export type BusinessFact = 'registered' | 'rejected' | 'closed';

/**
 * What an owner reads about the business: what happened, and what comes next. Undefined where what it was written for
 * is not so any more.
 */
export function writeBusinessMessage(
  fact: BusinessFact,
  notice: BusinessNotice,
  links: BusinessLinks,
): WrittenMessage | undefined {
  const name = quotable(notice.businessName) ?? 'your business';
  if (fact === 'registered') {
    return letter(notice, `${PRODUCT_NAME}: we have your registration`, [
      `Thank you for signing up. The registration of ${name} has arrived safely.`,
      `We look at it within ${RESPONSE_HOURS.registration} hours. As soon as it is approved, you get a link to sign in, by e-mail and by text message.`,
      `You need not wait for it: your menus can be read and ordered from already. Sign in here: ${links.signInPage}`,
    ]);
  }
  if (fact === 'rejected') {
    if (notice.registrationStatus !== 'rejected') return undefined;
    return letter(notice, `${PRODUCT_NAME}: about your registration`, [
      `We have looked at the registration of ${name}, and could not approve it.`,
      'Its menus are not in the directory, and take no orders.',
      `If you think that this is a mistake, write to us, and somebody looks at it again: ${links.contactPage}`,
    ]);
  }
  if (!notice.closure) return undefined;
  return letter(notice, `${PRODUCT_NAME}: your account is being closed`, [
    `You have closed your account. The menus of ${name} are off the net from now on.`,
    `On ${day(notice.closure.goneAt)} everything we hold about you and ${name} is deleted for good. Until then you can take it back: sign in here: ${links.signInPage}`,
    `Your receipt, which says what was deleted once it is: ${links.receipt}`,
  ]);
}

function letter({ ownerName }: BusinessNotice, subject: string, paragraphs: readonly string[]): WrittenMessage {
  const name = quotable(ownerName);
  const nothingSent = 'If this was not you, somebody typed your address by mistake. You can ignore this e-mail.';
  return {
    subject,
    body:
      [
        name ? `Hello ${name},` : 'Hello,',
        ...paragraphs,
        `Warm regards,\nthe people at ${PRODUCT_NAME}`,
        nothingSent,
      ].join('\n\n') + '\n',
  };
}

function day(instant: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}
