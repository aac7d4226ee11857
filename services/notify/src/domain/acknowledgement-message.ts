import {
  PRODUCT_NAME,
  REFERRAL,
  RESPONSE_HOURS,
  type Acknowledgement,
  type ContactCategory,
} from '@chalkboard/contracts';
import { quotable } from './quotable';

export interface AcknowledgementMessage {
  readonly subject: string;
  readonly body: string;
}

/** Within how many hours somebody answers. */
const ANSWER_HOURS: Readonly<Record<ContactCategory, number>> = {
  general: RESPONSE_HOURS.general,
  support: RESPONSE_HOURS.support,
  bug: RESPONSE_HOURS.bug,
  feature: RESPONSE_HOURS.general,
  business: RESPONSE_HOURS.general,
  feedback: RESPONSE_HOURS.general,
};

/** What people read when something of theirs has arrived: that it has, and what happens next. */
export function writeAcknowledgement(acknowledgement: Acknowledgement): AcknowledgementMessage {
  return acknowledgement.kind === 'contact' ? ofContact(acknowledgement) : ofReferral(acknowledgement);
}

function ofContact({ name, subject, category }: Acknowledgement & { kind: 'contact' }): AcknowledgementMessage {
  const about = quotable(subject);
  return {
    subject: `${PRODUCT_NAME}: we have your message`,
    body: letter(quotable(name), [
      `Thank you for writing to us. Your message${about ? ` about "${about}"` : ''} has arrived safely.`,
      `Somebody will read it and answer you within ${ANSWER_HOURS[category]} hours, at this address.`,
      'There is nothing else for you to do.',
    ]),
  };
}

function ofReferral({ restaurantEmail }: Acknowledgement & { kind: 'referral' }): AcknowledgementMessage {
  const { from, to } = RESPONSE_HOURS.referral;
  return {
    subject: `${PRODUCT_NAME}: thank you for your referral`,
    body: letter(undefined, [
      `Thank you for telling us about a restaurant. We have your referral of ${restaurantEmail}.`,
      `We will get in touch with them within ${from} to ${to} hours.`,
      `When they sign up and complete their setup, your reward is ${dollars(REFERRAL.referrerRewardMinor)}, and they get a credit of ${dollars(REFERRAL.restaurantCreditMinor)}. We will keep you updated.`,
    ]),
  };
}

function letter(name: string | undefined, paragraphs: readonly string[]): string {
  const nothingSent = 'If this was not you, somebody typed your address by mistake. You can ignore this e-mail.';
  return (
    [
      name ? `Hello ${name},` : 'Hello,',
      ...paragraphs,
      `Warm regards,\nthe people at ${PRODUCT_NAME}`,
      nothingSent,
    ].join('\n\n') + '\n'
  );
}

function dollars(minor: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 }).format(
    minor / 100,
  );
}
