const NUMBERED = /^(?:no\.?\s*|#\s?)?[A-Z]?\d{1,3}[A-Za-z]?\s?[.):\-–]\s*(?=[\p{L}"'(])/u;
const BARE_NUMBER = /^#?[A-Z]?\d{1,3}[a-z]?\s+(?=\p{L})/u;
/** A mark and a number that were read as one amount: "7.12 Orange Chicken". */
const MISREAD_NUMBER = /^[1-9]\d?[.,]\d{1,2}\s+(?=\p{Lu}\p{L}{2})/u;
const ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]+/gu;
/** When this share of names begins with a number, the numbers are the menu's and no part of the names. */
const NUMBERED_SHARE = 0.4;

/**
 * Letters of allergens behind a name in small letters, whose commas recognition lost ("Pea Soup AGL"); it takes O for
 * 0.
 */
const LETTER_CODES = /(?<=\p{Ll}[)\]]?)\s+(?!(?:IPA|BBQ|PB|DOP|ADD|GF|DF)$)([A-R0]{2,5})$/u;
const ENOUGH_CODES = 3;

/**
 * Makes printed names tidy: without item numbers, allergens, bullets, leaders and a second script. All names of a menu
 * at once.
 */
export function tidyNames(names: readonly string[]): string[] {
  const numbered = names.filter((name) => NUMBERED.test(name) || BARE_NUMBER.test(name)).length;
  const dropBare = names.length >= 4 && numbered / names.length >= NUMBERED_SHARE;
  const codes = names.flatMap((name) => LETTER_CODES.exec(name)?.[1] ?? []);
  const dropCodes = codes.length >= ENOUGH_CODES && new Set(codes).size > 1;
  return names.map((name) => tidyText(withoutNumber(dropCodes ? name.replace(LETTER_CODES, '') : name, dropBare)));
}

function withoutNumber(name: string, dropBare: boolean): string {
  const rest = name.replace(NUMBERED, '');
  return dropBare ? withoutSpecks(rest.replace(MISREAD_NUMBER, '').replace(BARE_NUMBER, '')) : rest;
}

/**
 * Between number and name, another script and icons become specks of figures and signs: they go as far as the last one.
 */
function withoutSpecks(name: string): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => /^\P{L}*\p{Lu}\p{L}{2}/u.test(word));
  const before = words.slice(0, Math.max(0, first));
  return before.some((word) => /[^\p{L}'’.&-]/u.test(word)) ? words.slice(first).join(' ') : name;
}

/** A text without what surrounds print on a menu: bullets, dashes, leaders, open brackets. */
export function tidyText(text: string): string {
  const latin = text.replace(ASIAN, ' ');
  const kept = /\p{L}{2}/u.test(latin) ? latin : text;
  const tidy = kept
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—•·*.,:;|~=_<>«»'"“”‘’`^\\/]+(?=[\p{L}\p{N}(&])/u, '')
    .replace(/[\s\-–—•·.,:;|~=_<>«\\/([{$€£+]+$/u, '')
    .trim();
  const opened = (tidy.match(/\(/g) ?? []).length - (tidy.match(/\)/g) ?? []).length;
  return opened > 0 ? `${tidy})` : opened < 0 ? tidy.replace(/\)$/, '') : tidy;
}
