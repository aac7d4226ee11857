import { lexicalForm } from './lexicon';
import { textOfPart, type Part } from './menu-parts';
import { byLastLine } from './names-above';
import { ENOUGH } from './other-roles';
import type { PriceLink } from './price-links';
import type { Segment } from './segments';
import type { TaggedPrint } from './tagged-print';
import { ROLE } from './token-roles';

/** Lines between a choice and its dish at most: other choices, and the description of the dish. */
const FARTHEST = 10;
/** Words of a choice at most. */
const LONGEST = 4;
/** A choice is set further in than its dish (type sizes), or in other type. */
const SET_IN = 0.5;
/** Most dishes that seem to have choices have some that others have too. */
const MOST = 0.75;

/**
 * Finds names that are choices of the dish above them, each with its price. Dishes are on a menu once; choices come
 * again with other dishes.
 *
 *     Pad Thai
 *     rice noodles, egg, peanuts
 *       Chicken  9.95
 *       Prawn   11.95
 *
 * @returns the dish of each choice
 */
export function choicesBelow(
  names: readonly Part[],
  links: readonly PriceLink[],
  tagged: TaggedPrint,
): ReadonlyMap<Part, Part> {
  const priced = new Set(links.map(({ name }) => name));
  const choicesOf = new Map<Part, Part[]>();
  const endsAt = byLastLine(names);
  for (const name of names) {
    if (!priced.has(name) || name.segments.length > 1 || name.tokens.length > LONGEST) continue;
    const dish = dishAbove(name, endsAt, priced, tagged);
    if (dish) choicesOf.set(dish, [...(choicesOf.get(dish) ?? []), name]);
  }
  const groups = [...choicesOf].filter(([, choices]) => choices.length > 1);
  const uses = new Map<string, number>();
  for (const [, choices] of groups)
    for (const word of new Set(choices.map(wordOf))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const again = groups.filter(
    ([, choices]) => choices.filter((choice) => uses.get(wordOf(choice))! > 1).length >= choices.length / 2,
  );
  return new Map(
    again.length >= Math.max(ENOUGH, MOST * groups.length)
      ? again.flatMap(([dish, choices]) => choices.map((choice): [Part, Part] => [choice, dish]))
      : [],
  );
}

const wordOf = (choice: Part): string => lexicalForm(textOfPart(choice));

/** The name without a price that is reached by going up over other choices and lines of description. */
function dishAbove(
  choice: Part,
  endsAt: ReadonlyMap<Segment, Part>,
  priced: ReadonlySet<Part>,
  { bySegment, print }: TaggedPrint,
): Part | undefined {
  const styleOf = ({ segments }: Part): string => print.lines.get(segments[0]!)!.style;
  let line = choice.segments[0]!.up;
  for (let steps = 0; line && steps < FARTHEST; steps++) {
    const name = endsAt.get(line);
    if (name && !priced.has(name))
      return styleOf(name) !== styleOf(choice) || choice.box.x - name.box.x > SET_IN * choice.size ? name : undefined;
    if (name ? styleOf(name) !== styleOf(choice) : bySegment.get(line)![0]!.role !== ROLE.description) return undefined;
    line = (name ? name.segments[0]! : line).up;
  }
  return undefined;
}
