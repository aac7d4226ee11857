import { SIGN_IN, type SignInMessage } from '@chalkboard/contracts';
import { messageLanguage } from '../texts/texts';
import { accountWords, letter, type AccountWords } from './letter';
import { quotable } from './quotable';

export interface WrittenMessage {
  /** Of an e-mail. */
  readonly subject: string;
  readonly body: string;
}

/**
 * What somebody reads who is to sign in, or to confirm that they are reached here.
 * @param link the whole address
 * @param signInPage where a new link is asked for
 */
export function writeSignInMessage(
  message: SignInMessage,
  { link, signInPage }: { link: string; signInPage: string },
): WrittenMessage {
  const t = accountWords(messageLanguage(message.language));
  return message.channel === 'sms'
    ? { subject: '', body: asText(t, message, link) }
    : asEmail(t, message, link, signInPage);
}

/** How long link and code work, in words. */
function validFor(t: AccountWords, purpose: SignInMessage['purpose']): string {
  return purpose === 'asked' || purpose === 'confirm'
    ? t('minutes', { count: SIGN_IN.validMs / 60_000 })
    : t('hours', { count: SIGN_IN.unaskedValidMs / 3_600_000 });
}

function businessOf(t: AccountWords, { businessName, purpose }: SignInMessage): string {
  return quotable(businessName) ?? (purpose === 'invited' ? t('aRestaurant') : t('yourBusiness'));
}

function asText(t: AccountWords, message: SignInMessage, link: string): string {
  const { purpose, code = '', atSignup } = message;
  const valid = validFor(t, purpose);
  if (purpose === 'confirm') return t('textConfirm', { code, valid });
  const business = businessOf(t, message);
  const said = atSignup
    ? t('textAtSignup', { link })
    : purpose === 'asked'
      ? t('textAsked', { code, link })
      : purpose === 'approved'
        ? t('textApproved', { business, link })
        : t('textInvited', { business, link });
  return `${said} ${t('textWorks', { valid })}`;
}

function asEmail(t: AccountWords, message: SignInMessage, link: string, signInPage: string): WrittenMessage {
  const { purpose, code, name } = message;
  const { subject, why } = opening(t, message);
  const paragraphs = [
    why,
    ...(purpose === 'confirm'
      ? [t('confirmCode', { code: code ?? '', link })]
      : [t('signIn', { link }), ...(code ? [t('orCode', { code })] : [])]),
    validity(t, purpose, signInPage),
  ];
  const ending = purpose === 'confirm' ? t('ignoreConfirm') : t('ignoreSignIn');
  return { subject, body: letter(t, { name: quotable(name), paragraphs, ending }) };
}

function validity(t: AccountWords, purpose: SignInMessage['purpose'], link: string): string {
  const valid = validFor(t, purpose);
  if (purpose === 'asked') return t('validAsked', { valid });
  if (purpose === 'confirm') return t('validConfirm', { valid });
  return t('validUnasked', { valid, link });
}

function opening(t: AccountWords, message: SignInMessage): { subject: string; why: string } {
  const business = businessOf(t, message);
  const kind = message.purpose === 'asked' && message.atSignup ? 'atSignup' : message.purpose;
  return { subject: t(`${kind}Subject`, { business }), why: t(`${kind}Why`, { business }) };
}
