import type { ItemAllergens } from '@chalkboard/contracts';
import { allergenNames } from '../../../shared/menu/dish-names';
import { texts } from '../../../texts';

const t = texts.review.allergens.said;

/** What is stated of a dish's allergens, in one line. */
export function allergensInShort({ source, names, mayContain = [] }: ItemAllergens): string {
  const words = { names: allergenNames(names), mayContain: allergenNames(mayContain) };
  if (source === 'printed') return t.printed(words);
  if (names.length > 0) return mayContain.length > 0 ? t.both(words) : t.contains(words);
  return mayContain.length > 0 ? t.mayContain(words) : t.none;
}
