import { PRIVACY, type PrivacyCode } from '@chalkboard/contracts';
import { messageLanguage } from '../texts/texts';
import { accountWords, letter } from './letter';

/**
 * What somebody reads who wants to see what is kept of them, or whose number or address was typed there.
 * @param link the whole address of the page where the code is typed
 */
export function writePrivacyCode(
  { channel, code, language }: Pick<PrivacyCode, 'channel' | 'code' | 'language'>,
  link: string,
): { readonly subject: string; readonly body: string } {
  const t = accountWords(messageLanguage(language));
  const valid = t('minutes', { count: PRIVACY.codeValidMs / 60_000 });
  if (channel === 'sms') return { subject: '', body: t('privacyText', { code, link, valid }) };
  const paragraphs = [t('privacyWhy'), t('privacyCode', { code, link }), t('validConfirm', { valid })];
  return {
    subject: t('privacySubject'),
    body: letter(t, { name: undefined, paragraphs, ending: t('privacyIgnore') }),
  };
}
