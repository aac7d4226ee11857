// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- whoever reads texts has the type of what is fetched.
/// <reference path="./fetched-texts.d.ts" />
import type { UiLanguage } from '@chalkboard/contracts/ui-languages';
import { uiWords } from '@chalkboard/ui/words';
import { problemTexts } from './problem-texts';
import { pageLanguage, setReaderLanguage } from './reader-language';

type Catalogues = Readonly<Record<string, object>>;
type InLanguages = Readonly<Record<UiLanguage, () => Promise<{ readonly default: Catalogues }>>>;

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
 * What fetches words, by the groups that are fetched together.
 * @returns resolves when the words of the groups are there. `language`: of the page, unless given
 */
export function textGroups<Group extends string>(groups: Readonly<Record<Group, InLanguages>>) {
  return async (names: readonly Group[], language: UiLanguage = pageLanguage()): Promise<void> => {
    setReaderLanguage(language);
    const fetched = await Promise.all(names.map((name) => groups[name][language]()));
    for (const { default: catalogues } of fetched)
      for (const [name, texts] of Object.entries(catalogues)) Object.assign(catalogue(name), texts);
  };
}
