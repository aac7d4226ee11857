import { PRODUCT_NAME, SIGN_IN, type SignInMessage } from '@chalkboard/contracts';
import { quotable } from './quotable';

export interface WrittenMessage {
  /** Of an e-mail. */
  readonly subject: string;
  readonly body: string;
}

/** How long link and code work, in words. */
const VALID: Readonly<Record<SignInMessage['purpose'], string>> = {
  asked: `${SIGN_IN.validMs / 60_000} minutes`,
  approved: `${SIGN_IN.unaskedValidMs / 3_600_000} hours`,
  invited: `${SIGN_IN.unaskedValidMs / 3_600_000} hours`,
  confirm: `${SIGN_IN.validMs / 60_000} minutes`,
};

/**
 * What somebody reads who is to sign in, or to confirm that they are reached here.
 * @param link the whole address
 * @param signInPage where a new link is asked for
 */
export function writeSignInMessage(
  message: SignInMessage,
  { link, signInPage }: { link: string; signInPage: string },
): WrittenMessage {
  return message.channel === 'sms' ? { subject: '', body: asText(message, link) } : asEmail(message, link, signInPage);
}

function asText({ purpose, businessName, code, atSignup }: SignInMessage, link: string): string {
  if (purpose === 'confirm')
    return `${PRODUCT_NAME}: your code is ${code}. Type it on your account page to confirm this number. It works once, for ${VALID[purpose]}. Tell it to nobody.`;
  const works = `It works once, for ${VALID[purpose]}.`;
  if (atSignup)
    return `${PRODUCT_NAME}: somebody signed up with this number, which has an account already. If it was you, sign in by this link: ${link} ${works}`;
  if (purpose === 'asked')
    return `${PRODUCT_NAME}: your sign-in code is ${code}. Tell it to nobody. Or sign in by this link: ${link} ${works}`;
  if (purpose === 'approved')
    return `${PRODUCT_NAME}: ${quotable(businessName) ?? 'your business'} is approved. Sign in by this link: ${link} ${works}`;
  return `${PRODUCT_NAME}: you are invited to the team of ${quotable(businessName) ?? 'a restaurant'}. Sign in by this link: ${link} ${works}`;
}

function asEmail(message: SignInMessage, link: string, signInPage: string): WrittenMessage {
  const { purpose, code } = message;
  const name = quotable(message.name);
  const { subject, why } = opening(message);
  const paragraphs = [
    name ? `Hello ${name},` : 'Hello,',
    why,
    ...(purpose === 'confirm'
      ? [`Enter this code on your account page: ${code}\n${link}`]
      : [`Sign in by this link:\n${link}`, ...(code ? [`Or enter this code: ${code}`] : [])]),
    validity(purpose, signInPage),
    `Warm regards,\nthe people at ${PRODUCT_NAME}`,
    `If you did not expect this e-mail, you can ignore it: ${purpose === 'confirm' ? 'nothing changes without the code' : 'nobody gets in without it'}.`,
  ];
  return { subject, body: `${paragraphs.join('\n\n')}\n` };
}

function validity(purpose: SignInMessage['purpose'], signInPage: string): string {
  if (purpose === 'asked') return `Link and code work once, for ${VALID.asked}. We never ask you for them.`;
  if (purpose === 'confirm') return `It works once, for ${VALID.confirm}. We never ask you for it.`;
  return `It works once, for ${VALID[purpose]}. After that, ask for a new one here: ${signInPage}`;
}

function opening({ purpose, businessName, atSignup }: SignInMessage): { subject: string; why: string } {
  const business = quotable(businessName);
  if (purpose === 'approved') {
    return {
      subject: `${PRODUCT_NAME}: ${business ?? 'your business'} is approved`,
      why: `Good news: ${business ?? 'your business'} is approved. Your menus can be found in the directory once you publish them.`,
    };
  }
  if (purpose === 'invited') {
    return {
      subject: `${PRODUCT_NAME}: you are invited to the team of ${business ?? 'a restaurant'}`,
      why: `You are invited to the team of ${business ?? 'a restaurant'}, to look after its menus and orders.`,
    };
  }
  if (purpose === 'confirm')
    return {
      subject: `${PRODUCT_NAME}: confirm your e-mail address`,
      why: 'You asked us to add this e-mail address to your account, so that you can sign in by it.',
    };
  if (atSignup) {
    return {
      subject: `${PRODUCT_NAME}: you have an account already`,
      why: 'Somebody signed up a business with this e-mail address. It has an account already, so nothing new was registered. If it was you, sign in: there you can add another location, or go on where you left off.',
    };
  }
  return { subject: `Sign in to ${PRODUCT_NAME}`, why: 'You asked to sign in.' };
}
