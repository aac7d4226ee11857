import path from 'node:path';
import type { UiLanguage } from '@chalkboard/contracts';
import MessageFormat from '@messageformat/core';
import { readPart, ROOT, textsFolder } from './catalogue-files.mjs';
import { filledUp, withConstants, type Texts } from './messages.mjs';

interface ReaderLanguage {
  pageLanguage(): UiLanguage;
  readerLanguage(): UiLanguage;
  readerLocale(): string;
  setReaderLanguage(language: UiLanguage): void;
}

// In the place of `@chalkboard/web-kit/texts`: tests read the catalogues as they lie in the folders, in English unless
// they load another language. The library's own state of the language is used; tools depend on no library.
export const { pageLanguage, readerLanguage, readerLocale, setReaderLanguage } = jest.requireActual<ReaderLanguage>(
  path.join(ROOT, 'libs/web-kit/src/texts/reader-language'),
);

const known = new Map<string, object>();
const formats = new Map<UiLanguage, MessageFormat>();

function formatOf(language: UiLanguage): MessageFormat {
  const format = formats.get(language) ?? new MessageFormat(language);
  formats.set(language, format);
  return format;
}

function asRead(texts: Texts, language: UiLanguage): unknown {
  const format = formatOf(language);
  if (typeof texts !== 'string') {
    if (Array.isArray(texts)) return texts.map((inner: Texts) => asRead(inner, language));
    return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, asRead(inner, language)]));
  }
  const message = withConstants(texts, language);
  if (!/[{']/.test(message)) return message;
  if (!message.includes('{')) return format.compile(message)({});
  let compiled: ((values: Record<string, unknown>) => unknown) | undefined;
  return (values: Record<string, unknown>) => (compiled ??= format.compile(message))(values);
}

function fill(name: string, language: UiLanguage): object {
  const [app = '', part = ''] = name.split('/');
  const folder = textsFolder(app);
  const english = readPart(folder, 'en', part);
  if (english === undefined) throw new Error(`There are no English texts ${path.join(folder, 'en', part)}.json.`);
  const texts = language === 'en' ? english : filledUp(readPart(folder, language, part) ?? {}, english);
  const catalogueOfPart = known.get(name) ?? {};
  known.set(name, catalogueOfPart);
  return Object.assign(catalogueOfPart, asRead(texts, language));
}

export function catalogue<Texts extends object>(name: string): Texts {
  return (known.get(name) ?? fill(name, readerLanguage())) as Texts;
}

export async function fetchTexts(_groups: readonly object[], language: UiLanguage = 'en'): Promise<void> {
  setReaderLanguage(language);
  for (const name of known.keys()) fill(name, language);
}

export function textGroups<Group extends string>(_groups: Readonly<Record<Group, object>>) {
  return (_names: readonly Group[], language?: UiLanguage): Promise<void> => fetchTexts([], language);
}
