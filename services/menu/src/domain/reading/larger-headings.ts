import { around, centreY, median, sharedWidth } from './box';
import type { HeadingLink } from './heading-links';
import { partOf, type MenuParts, type Part } from './menu-parts';
import type { TaggedPrint } from './tagged-print';
import { ROLE } from './token-roles';

/** A heading that is larger than its dishes by this is believed. */
const LARGER = 1.15;
/** What stands between a heading and its dishes is the heading where it is larger than both by this. */
const MUCH_LARGER = 1.5;
const FEWEST_DISHES = 2;
const FEWEST_LETTERS = 4;

/**
 * Puts dishes under the largest print between them and a heading that is no larger than they are: what was taken for
 * their heading is a note beside it.
 *
 *     gluten free
 *               OUR VEGAN MENU
 *     Pumpkin muffin        12
 */
export function withLargerHeadings(
  links: ReadonlyMap<Part, HeadingLink>,
  { names, headings }: MenuParts,
  tagged: TaggedPrint,
): ReadonlyMap<Part, HeadingLink> {
  const result = new Map(links);
  for (const heading of headings) {
    const dishes = names.filter((name) => name.page === heading.page && links.get(name)?.heading === heading);
    if (dishes.length < FEWEST_DISHES) continue;
    const size = median(dishes.map((dish) => dish.size));
    if (heading.size > LARGER * size) continue;
    const place = around(dishes.flatMap(({ segments }) => segments.map(({ box }) => box)));
    const [larger] = [...headings, ...otherLines(heading.page, tagged)]
      .filter(
        (part) =>
          part.page === heading.page &&
          part.size > MUCH_LARGER * Math.max(size, heading.size) &&
          centreY(part.box) > heading.box.y &&
          centreY(part.box) < place.y &&
          sharedWidth(part.box, place) > 0,
      )
      .sort((a, b) => b.size - a.size);
    if (larger) for (const dish of dishes) result.set(dish, { ...links.get(dish)!, heading: larger });
  }
  return result;
}

/** Lines of words that nothing else was found in. */
function otherLines(page: Part['page'], { print, bySegment }: TaggedPrint): Part[] {
  return print.segments
    .filter((segment) => segment.page === page)
    .map((segment) => bySegment.get(segment)!)
    .filter((line) => line.every(({ role, token }) => role === ROLE.other && !/\d/.test(token.text)))
    .filter(
      (line) =>
        line
          .map(({ token }) => token.text)
          .join('')
          .replace(/\P{L}/gu, '').length >= FEWEST_LETTERS,
    )
    .map(partOf);
}
