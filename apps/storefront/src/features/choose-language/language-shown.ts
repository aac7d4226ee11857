import type { Menu } from '@chalkboard/contracts';
import { LANGUAGE_PARAM } from '@chalkboard/contracts/menu-languages';
import { wantedLanguage } from '@chalkboard/menu-rules/menu-languages';

/**
 * The language that a menu is shown in: what its address asks for, else what somebody wants, where the menu has it;
 * else its own.
 * @param search the page's query
 * @param wanted BCP 47 tags, the most wanted first
 */
export function languageShown(
  { language, translation }: Pick<Menu, 'language' | 'translation'>,
  { search, wanted }: { readonly search: string | URLSearchParams; readonly wanted: readonly string[] },
): string {
  if (!translation) return language;
  return (
    languageAsked({ language, translation }, search) ??
    wantedLanguage([language, translation.language], wanted) ??
    language
  );
}

/**
 * The one of a menu's languages that its address asks for; undefined where it asks for none of them. @param search the
 * page's query
 */
export function languageAsked(
  { language, translation }: Pick<Menu, 'language' | 'translation'>,
  search: string | URLSearchParams,
): string | undefined {
  return (
    translation && wantedLanguage([language, translation.language], new URLSearchParams(search).getAll(LANGUAGE_PARAM))
  );
}
