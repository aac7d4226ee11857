import {
  ABBREVIATIONS,
  BEFORE_NAMES,
  caseRules,
  JOINED_NAMES,
  NAMES,
  SHORTENED,
  UNITS,
  type CaseRules,
} from './case-rules';

/** "D.O.C", "PB&J", or a word with what an apostrophe joins to it: "O'BRIEN'S", "330ML". */
const WORD = /(?:\p{L}\.)+\p{L}(?!\p{L})|\p{L}{1,2}(?:&\p{L})+(?!\p{L})|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const JOINED_LETTERS = /^\p{L}{1,2}(?:[.&]\p{L})+$/u;
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})$/;
/** Latin letters without a vowel are spoken one by one. */
const SPELT = /^[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/;
/** Languages in which a word may do without a vowel: "smrž", "krk". */
const WITHOUT_VOWELS = /^(?:cs|sk|sl|hr|sr|bs|mk|bg)\b/;
const AMOUNT = /^\d+(\p{L}+)$/u;
const ORDINAL = /^(?:st|nd|rd|th)$/;
/** What a new beginning stands behind. */
const OPENS = {
  each: /(?:^|[:(!?/]|(?:^|\s)[“"„«]|\p{L}{2}\.\s|\s[-–—•|])\s*$/u,
  first: /(?:^|[:!?]|\p{L}{2}\.\s|\s[-–—•|])[\s¿¡“"„«(]*$/u,
} as const;

export interface CaseContext {
  /** BCP 47. */
  readonly language: string;
  /** Words that this menu writes with a capital inside of sentences, in small letters. */
  readonly names: ReadonlySet<string>;
}

/** A name that is printed in capitals as its language writes it; any other text as it is. */
export function tidiedCapitals(text: string, { language, names }: CaseContext): string {
  if (!isCapitals(text)) return text;
  const rules = caseRules(language);
  const joined = [...text.matchAll(JOINED_NAMES)].map(({ 0: name, index }) => ({
    from: index,
    to: index + name.length,
  }));
  let previous = '';
  return text.replace(WORD, (word, at: number) => {
    const low = word.toLocaleLowerCase(language);
    const before = text.slice(0, at);
    const isName = (part: string) => NAMES.has(part) || names.has(part);
    const written = () => {
      if (/\d\s*$/.test(before) && UNITS.has(low)) return low;
      if (isSpelled(word, language)) return AMOUNT.test(word) ? amount(low, word) : word;
      const opens = OPENS[rules.capital].test(before);
      const { head, apostrophe, tail } = elision(low, rules);
      if (tail) {
        const high = rules.capital === 'each' || BEFORE_NAMES.has(head) || isName(tail);
        return raised(head, language, opens || BEFORE_NAMES.has(head)) + apostrophe + raised(tail, language, high);
      }
      const isSmall = rules.small.has(low) && at + word.length < text.trimEnd().length;
      if (opens || (rules.capital === 'each' && !isSmall)) return named(low, language);
      if (
        isName(low) ||
        (BEFORE_NAMES.has(previous) && !isSmall) ||
        joined.some(({ from, to }) => from <= at && at < to)
      )
        return named(low, language);
      // A letter alone is no word: "vitamina C".
      return word.length === 1 && !rules.small.has(low) ? word : low;
    };
    const result = written();
    previous = low;
    return result;
  });
}

/**
 * Words that texts of mostly small letters write with a capital inside of a sentence, in small letters: names, as far
 * as a menu tells.
 */
export function printedNames(texts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const text of texts) {
    const words = text.match(/\p{L}+/gu) ?? [];
    if (words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 < words.length) continue;
    for (const [name] of text.matchAll(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/gu)) names.add(name.toLowerCase());
  }
  return names;
}

/** Capitals only? Words with figures in them ("33cl") and letters alone do not count. */
function isCapitals(text: string): boolean {
  const words = (text.match(WORD) ?? []).filter((word) => word.length > 1 && !/\p{N}/u.test(word));
  return words.some((word) => /\p{Lu}{2}/u.test(word)) && words.every((word) => !/\p{Ll}/u.test(word));
}

/** Is it spoken letter by letter, or are there figures in it? */
function isSpelled(word: string, language: string): boolean {
  const low = word.toLowerCase();
  if (ABBREVIATIONS.has(low) || JOINED_LETTERS.test(word) || /\p{N}/u.test(word)) return true;
  return ROMAN.test(word) || (SPELT.test(word) && !SHORTENED.has(low) && !WITHOUT_VOWELS.test(language));
}

function amount(low: string, word: string): string {
  const unit = AMOUNT.exec(low)?.[1] ?? '';
  return UNITS.has(unit) || ORDINAL.test(unit) ? low : word;
}

/** "d'isigny" in its parts; without a tail where nothing is elided. */
function elision(
  low: string,
  { elided }: CaseRules,
): { readonly head: string; readonly apostrophe: string; readonly tail: string } {
  const [, head = '', apostrophe = '', tail = ''] = /^(\p{L}+)(['’])(.+)$/u.exec(low) ?? [];
  return elided.has(head) ? { head, apostrophe, tail } : { head: '', apostrophe: '', tail: '' };
}

/** With a capital: "O'Brien's", "McGregor". */
function named(low: string, language: string): string {
  const [, prefix, rest] = /^(o['’]|mc)(\p{L}{3,}.*)$/u.exec(low) ?? [];
  return prefix && rest ? raised(prefix, language) + raised(rest, language) : raised(low, language);
}

function raised(low: string, language: string, high = true): string {
  if (!high) return low;
  // In Dutch these two letters are one.
  const length = language.startsWith('nl') && low.startsWith('ij') ? 2 : 1;
  const letters = [...low];
  return letters.slice(0, length).join('').toLocaleUpperCase(language) + letters.slice(length).join('');
}
