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

const NO_EXTRAS = 'Extras not counted.';

/**
 * As tickets, boards and receipts say it: "Contains: milk, gluten. May contain: nuts."
 * @param options of the line: a size or extras; allergens are those of the dish without extras
 */
export function allergensInWords({ contains, mayContain }: AllergensOfDish, options: readonly string[] = []): string {
  const list = (names: readonly string[]) => inAllergenOrder(names).map(allergenWord).join(', ');
  return [
    ...(contains.length + mayContain.length === 0 ? ['Contains none of the 14 main allergens.'] : []),
    ...(contains.length > 0 ? [`Contains: ${list(contains)}.`] : []),
    ...(mayContain.length > 0 ? [`May contain: ${list(mayContain)}.`] : []),
    ...(options.length > 0 ? [NO_EXTRAS] : []),
  ].join(' ');
}
