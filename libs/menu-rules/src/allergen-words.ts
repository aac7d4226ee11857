import { EU_ALLERGENS } from '@chalkboard/contracts/allergens';

/** What a dish is said to contain, and what it may contain. */
export interface AllergensOfDish {
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
}

const KNOWN = new Set<string>(EU_ALLERGENS);

/** One of the main allergens stands in small letters within a sentence; other words stay as they were written. */
export function allergenWord(name: string): string {
  return KNOWN.has(name) ? name.toLowerCase() : name;
}

/** In the order of the regulation, other words after them in their own order. */
export function inAllergenOrder(names: Iterable<string>): string[] {
  const given = [...new Set(names)];
  return [...EU_ALLERGENS.filter((name) => given.includes(name)), ...given.filter((name) => !KNOWN.has(name))];
}

/** What is said of them, in a language. */
export interface AllergenWords {
  readonly none: string;
  contains(names: string): string;
  mayContain(names: string): string;
  /** Of a line with a size or extras: allergens are those of the dish without extras. */
  readonly withoutExtras: string;
  nameOf(name: string): string;
}

const IN_ENGLISH: AllergenWords = {
  none: 'Contains none of the 14 main allergens.',
  contains: (names) => `Contains: ${names}.`,
  mayContain: (names) => `May contain: ${names}.`,
  withoutExtras: 'Extras not counted.',
  nameOf: allergenWord,
};

/**
 * As tickets, boards and receipts say it: "Contains: milk, gluten. May contain: nuts."
 * @param options of the line: a size or extras; allergens are those of the dish without extras
 */
export function allergensInWords(
  { contains, mayContain }: AllergensOfDish,
  options: readonly string[] = [],
  words: AllergenWords = IN_ENGLISH,
): string {
  const list = (names: readonly string[]) =>
    inAllergenOrder(names)
      .map((name) => words.nameOf(name))
      .join(', ');
  return [
    ...(contains.length + mayContain.length === 0 ? [words.none] : []),
    ...(contains.length > 0 ? [words.contains(list(contains))] : []),
    ...(mayContain.length > 0 ? [words.mayContain(list(mayContain))] : []),
    ...(options.length > 0 ? [words.withoutExtras] : []),
  ].join(' ');
}
