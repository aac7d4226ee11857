import { PRIVACY, PRODUCT_NAME, type PrivacyCode } from '@chalkboard/contracts';

const VALID = `${PRIVACY.codeValidMs / 60_000} minutes`;

/**
 * What somebody reads who wants to see what is kept of them, or whose number or address was typed there.
 * @param page the whole address of the page where the code is typed
 */
export function writePrivacyCode(
  { channel, code }: Pick<PrivacyCode, 'channel' | 'code'>,
  page: string,
): { readonly subject: string; readonly body: string } {
  if (channel === 'sms')
    return {
      subject: '',
      body: `${PRODUCT_NAME}: your code to see or erase your data is ${code}. Type it at ${page} It works once, for ${VALID}. Not you? Ignore this, and tell it to nobody.`,
    };
  const paragraphs = [
    'Hello,',
    'You asked to see what we keep of you, or to have it erased.',
    `Enter this code on the page where you asked: ${code}\n${page}`,
    `It works once, for ${VALID}. We never ask you for it.`,
    `Warm regards,\nthe people at ${PRODUCT_NAME}`,
    'If you did not expect this e-mail, you can ignore it: nothing is shown or erased without the code.',
  ];
  return { subject: `${PRODUCT_NAME}: your code to see your data`, body: `${paragraphs.join('\n\n')}\n` };
}
