/** Small words that are frequent on menus and tell languages apart. */
const COMMON: Readonly<Record<string, readonly string[]>> = {
  en: ['with', 'and', 'the', 'of', 'or', 'served', 'fresh', 'our', 'choice', 'sauce', 'cheese', 'chicken'],
  de: ['mit', 'und', 'der', 'die', 'das', 'oder', 'vom', 'auf', 'dazu', 'gebraten', 'salat', 'aus'],
  it: ['con', 'di', 'e', 'al', 'alla', 'del', 'della', 'ai', 'pomodoro', 'formaggio', 'il', 'alle'],
  es: ['con', 'de', 'y', 'en', 'la', 'el', 'queso', 'pollo', 'salsa', 'los', 'al', 'o'],
  fr: ['avec', 'et', 'de', 'au', 'aux', 'du', 'la', 'le', 'les', 'ou', 'sauce', 'des'],
  pt: ['com', 'e', 'de', 'ao', 'do', 'da', 'queijo', 'frango', 'molho', 'ou', 'na', 'no'],
};

/** The language (ISO 639-1) a menu is mostly written in; English when its words do not tell. */
export function languageOf(text: string): string {
  let best = { code: 'en', count: 0 };
  for (const code of Object.keys(COMMON)) {
    const count = commonWords(text, code);
    if (count > best.count) best = { code, count };
  }
  return best.code;
}

/** How many words of a text are frequent ones of a language (ISO 639-1). */
export function commonWords(text: string, code: string): number {
  const known = new Set(COMMON[code]);
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => known.has(word)).length;
}
