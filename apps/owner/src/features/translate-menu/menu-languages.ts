import type { Menu, MenuLanguageTag, TranslatedText, UpdateMenuRequest } from '@chalkboard/contracts';
import { MENU_LANGUAGES } from '@chalkboard/contracts/menu-languages';
import { textKey } from '@chalkboard/menu-rules/menu-texts';
import { groupsOf, type EntryGroup } from './menu-entries';
import { draftOf, entriesOf, sentTranslation, type TranslationDraft } from './translation-draft';

/** The languages of a menu while they are edited: what it is printed in (BCP 47), and the second one. */
export interface MenuLanguages {
  /** The menu whose languages these were before anybody changed them here. */
  readonly base: Menu;
  readonly own: string;
  readonly draft: TranslationDraft;
  /** The second language that somebody else has saved meanwhile, where it is another one; empty: they took it away. */
  readonly theirs?: string;
}

export function languagesOf(menu: Menu): MenuLanguages {
  return { base: menu, own: menu.language, draft: draftOf(menu, groupsOf(menu)) };
}

/**
 * Of the languages what is sent, and the version that it was written for; a menu whose languages nobody touched is sent
 * none.
 */
export function changedLanguages({
  base,
  own,
  draft,
}: MenuLanguages): Pick<UpdateMenuRequest, 'language' | 'translation' | 'baseVersion'> {
  const groups = groupsOf(base);
  const [before, now] = [sentTranslation(draftOf(base, groups), groups), sentTranslation(draft, groups)];
  const language = MENU_LANGUAGES.find(({ tag }) => tag === own)?.tag;
  return {
    ...(own !== base.language && language && { language: language satisfies MenuLanguageTag }),
    ...(JSON.stringify(before) !== JSON.stringify(now) && {
      translation: now && { ...now, texts: [...now.texts, ...unprintedTexts(base, draft.language, groups)] },
      baseVersion: base.version,
    }),
  };
}

/** Texts of what is not printed right now, and so has no field: they go along, to be there again when it is. */
function unprintedTexts({ translation }: Menu, language: string, groups: readonly EntryGroup[]): TranslatedText[] {
  if (translation?.language !== language) return [];
  const printed = new Set(entriesOf(groups).flatMap(({ places }) => places.map(textKey)));
  return translation.texts.filter((one) => !printed.has(textKey(one)));
}
