import { UI_LANGUAGES, type UiLanguage } from '@chalkboard/contracts';
import MessageFormat, { type MessageFunction } from '@messageformat/core';
import deCalls from './de/calls.json';
import deDrills from './de/drills.json';
import enCalls from './en/calls.json';
import enDrills from './en/drills.json';
import esCalls from './es/calls.json';
import esDrills from './es/drills.json';
import frCalls from './fr/calls.json';
import frDrills from './fr/drills.json';
import itCalls from './it/calls.json';
import itDrills from './it/drills.json';

interface Catalogue {
  readonly calls: typeof enCalls;
  readonly drills: typeof enDrills;
}

/** The messages of each language, by part; English says which there are. */
export const CATALOGUES = {
  en: { calls: enCalls, drills: enDrills },
  es: { calls: esCalls, drills: esDrills },
  fr: { calls: frCalls, drills: frDrills },
  de: { calls: deCalls, drills: deDrills },
  it: { calls: itCalls, drills: itDrills },
} as const satisfies Record<UiLanguage, Catalogue>;
export type TextPart = keyof Catalogue;

/** The locale by which times are written and voices are chosen. */
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
 * The language of a restaurant's messages: that of its menu where there are messages in it, else English.
 * @param tag BCP 47
 */
export function messageLanguage(tag: string | null | undefined): UiLanguage {
  const [language] = (tag ?? '').toLowerCase().split('-');
  return UI_LANGUAGES.find((known) => known === language) ?? 'en';
}
