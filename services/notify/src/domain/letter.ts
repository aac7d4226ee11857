import { PRODUCT_NAME, type UiLanguage } from '@chalkboard/contracts';
import { say } from '../texts/texts';

/** A text of the messages about accounts, in a language. */
export type AccountWords = (
  key: Parameters<typeof say<'account'>>[2],
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The messages about accounts in a language; each may name the product. */
export function accountWords(language: UiLanguage): AccountWords {
  return (key, values) => say(language, 'account', key, { product: PRODUCT_NAME, ...values });
}

/**
 * An e-mail from us.
 * @param name of who gets it, where it can be repeated
 * @param ending what stands below our name
 */
export function letter(
  t: AccountWords,
  { name, paragraphs, ending }: { name: string | undefined; paragraphs: readonly string[]; ending: string },
): string {
  return [name ? t('helloName', { name }) : t('hello'), ...paragraphs, t('regards'), ending].join('\n\n') + '\n';
}
