// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever reads texts has the type of what is fetched.
/// <reference path="./fetched-texts.d.ts" />
import type { UiLanguage } from '@chalkboard/contracts/ui-languages';
import { uiWords } from '@chalkboard/ui/words';
import { problemTexts } from './problem-texts';
import { pageLanguage, setReaderLanguage } from './reader-language';

type Catalogues = Readonly<Record<string, object>>;
/** What fetches the words of a group, by the language. */
export type TextGroup = Readonly<Record<UiLanguage, () => Promise<{ readonly default: Catalogues }>>>;

/** Those of the libraries are there from the beginning, in English. */
const known: Record<string, object> = { 'ui/words': uiWords };

/**
 * The words of a part, "storefront/menu". They are empty until `textGroups` has fetched them, which is before a module
 * that reads them is evaluated.
 */
export function catalogue<Texts extends object>(name: string): Texts {
  // What an app says of problems joins what all apps say of them.
  return (known[name] ??= name.endsWith('/problems') ? problemTexts : {}) as Texts;
}

/**
 * Resolves when the words of the groups are there. @param language of the page, unless given
 * @throws Error where they cannot be fetched
 */
export async function fetchTexts(groups: readonly TextGroup[], language: UiLanguage = pageLanguage()): Promise<void> {
  setReaderLanguage(language);
  const fetched = await Promise.all(groups.map((group) => group[language]()));
  for (const { default: catalogues } of fetched)
    for (const [name, texts] of Object.entries(catalogues)) Object.assign(catalogue(name), texts);
}

/** The same by the names of the groups. */
export function textGroups<Group extends string>(groups: Readonly<Record<Group, TextGroup>>) {
  return (names: readonly Group[], language?: UiLanguage): Promise<void> =>
    fetchTexts(
      names.map((name) => groups[name]),
      language,
    );
}
