import { inAllergenOrder, type AllergensOfDish } from '@chalkboard/menu-rules/allergen-words';
import { texts } from '../../../texts';

const t = texts.board.allergens;
const words: Readonly<Record<string, string>> = t.words;

/**
 * What a dish contains, in a line: "Contains: milk, gluten. May contain: nuts."
 * @param options of the line: a size or extras; allergens are those of the dish without extras
 */
export function allergenLine({ contains, mayContain }: AllergensOfDish, options: readonly string[]): string {
  const list = (names: readonly string[]) =>
    inAllergenOrder(names)
      .map((name) => words[name] ?? name)
      .join(', ');
  return [
    ...(contains.length + mayContain.length === 0 ? [t.none] : []),
    ...(contains.length > 0 ? [t.contains({ names: list(contains) })] : []),
    ...(mayContain.length > 0 ? [t.mayContain({ names: list(mayContain) })] : []),
    ...(options.length > 0 ? [t.noExtras] : []),
  ].join(' ');
}
