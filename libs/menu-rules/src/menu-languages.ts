import { MENU_LANGUAGES, type MenuLanguage } from '@chalkboard/contracts/menu-languages';

/** The language of a tag; one that is not in the list is called by its tag. */
export function menuLanguage(tag: string): MenuLanguage {
  return MENU_LANGUAGES.find((one) => one.tag === tag) ?? { tag, name: tag, english: tag };
}

/**
 * Which of the languages offered somebody reads best.
 * @param offered BCP 47 tags, the one to fall back to first
 * @param wanted BCP 47 tags, the most wanted first; what is no tag is passed over
 */
export function bestLanguage(offered: readonly [string, ...string[]], wanted: readonly string[]): string {
  return wantedLanguage(offered, wanted) ?? offered[0];
}

/** The same; undefined where none of them is wanted. */
export function wantedLanguage(offered: readonly string[], wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const [best] = offered
      .flatMap((one) => (closeness(one, tag) > 0 ? [{ one, close: closeness(one, tag) }] : []))
      .sort((a, b) => b.close - a.close);
    if (best) return best.one;
  }
  return undefined;
}

/** 0: another language, or another script of it; 2: also of the same country; 3: the very same. */
function closeness(one: string, other: string): number {
  if (one.toLowerCase() === other.toLowerCase()) return 3;
  const [a, b] = [likely(one), likely(other)];
  if (!a || !b || a.language !== b.language || a.script !== b.script) return 0;
  return a.region === b.region ? 2 : 1;
}

/** Browsers that say "no" mean what is written as "nb". */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag.replace(/^no(?=-|$)/i, 'nb')).maximize();
  } catch {
    return undefined;
  }
}
