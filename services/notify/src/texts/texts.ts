import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import MessageFormat, { type MessageFunction } from '@messageformat/core';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';

type Catalogue = typeof en;

/** The messages of each language, by part; English says which there are. */
export const CATALOGUES = { en, es, fr, de, it } as const satisfies Record<UiLanguage, Catalogue>;
export type TextPart = keyof Catalogue;

/** The locale by which times and amounts are written and voices are chosen. */
export const LOCALES: Readonly<Record<UiLanguage, string>> = {
  en: 'en-US',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

const compiled = new Map<string, MessageFunction<'string'>>();

/**
 * A message in a language.
 * @param values for its arguments, as they are to be read
 * @throws Error when an argument of the message has no value
 */
export function say<P extends TextPart>(
  language: UiLanguage,
  part: P,
  key: keyof Catalogue[P] & string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const id = `${language} ${part} ${key}`;
  const known = compiled.get(id);
  if (known) return known(values);
  const written = (CATALOGUES[language][part] as Readonly<Record<string, string>>)[key] ?? '';
  const message = new MessageFormat(LOCALES[language], { requireAllArguments: true }).compile(written);
  compiled.set(id, message);
  return message(values);
}

/**
 * The language of messages to who reads this one: the same where there are messages in it, else English.
 * @param tag BCP 47
 */
export function messageLanguage(tag: string | null | undefined): UiLanguage {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return UI_LANGUAGES.find((known) => known === language) ?? 'en';
}
