import { bottom, centreX, centreY, right, sharedHeight, type Box } from './box';
import type { MarkLook } from './mark-looks';
import type { Page, Word } from './page';
import { typeSize } from './type-size';

interface PlacedMark {
  readonly page: Page;
  readonly box: Box;
  readonly look: MarkLook;
}

/** A mark that the menu explains. */
export interface LegendEntry {
  readonly mark: PlacedMark;
  /** As the readings name it; undefined where it means something else. */
  readonly diet: string | undefined;
}

/** White (type sizes) between a mark and its explanation. */
const REACH = 3;
/** White (type sizes) within an explanation. */
const WORD_GAP = 1.2;
const MAX_WORDS = 6;

/** What an explanation says; the other words it may have are in `BESIDES`. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:vegan[aeiosx]*|végan\p{L}*|végétalien\p{L}*|veganistisch\p{L}*|plant[- ]based)$/iu, 'Vegan'],
  [/^(?:vegetarian[aeios]*|vegetariër|vegetar\p{L}*|végétarien\p{L}*|veggie|wegetaria\p{L}*|veg)$/iu, 'Vegetarian'],
  [/^(?:gluten-?free|gluten-?frei|glutenvrij|glutenfri\p{L}*)$/iu, 'Gluten Free'],
  [/^(?:dairy-?free|lactose-?free|lakto?sefrei|laktosefri\p{L}*|lactosevrij|milchfrei)$/iu, 'Dairy Free'],
  [
    /^(?:spicy|hot|hott?est|chil+[iey]s?|piccant[aei]|picantes?|piquante?s?|scharf\p{L}*|épicée?s?|pikant\p{L}*|pittig\p{L}*|heet|stærk\p{L}*|stark)$/iu,
    'Spicy',
  ],
];
/** Meanings of two words, joined before they are looked up. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})gluten free(?!\p{L})/giu, 'gluten-free'],
  [
    /(?<!\p{L})(?:senza glutine|sans gluten|sin gluten|sem gl[uú]ten|uden gluten|zonder gluten|ohne gluten|no gluten)(?!\p{L})/giu,
    'gluten-free',
  ],
  [
    /(?<!\p{L})(?:(?:dairy|lactose|milk) free|senza (?:latticini|lattosio)|sans lactose|sin lactosa|sem lactose|ohne laktose|uden laktose)(?!\p{L})/giu,
    'dairy-free',
  ],
];
const BESIDES =
  /^(?:and|und|et|e|y|is|are|a|an|the|for|für|pour|per|of|very|extra|fairly|medium|mild|quite|slightly|really|super|indicates?|denotes?|means?|marks?|marked|signifies|suitable|dish|dishes|meals?|items?|food|option|options|available|friendly|choice|contains?|plats?|platos?|piatt[io]|pratos?|gerichte?|retter|ret|speisen?|gerechten|molto|muy|très|sehr|our|[-–—])$/iu;

/**
 * Finds the marks that an explanation stands beside or below: "= Vegetarian", "INDICATES HOT & SPICY".
 *
 * @param isOfDish whether a word belongs to a dish with a price, which explains nothing
 */
export function legendEntries(marks: readonly PlacedMark[], isOfDish: (word: Word) => boolean): LegendEntry[] {
  const explained = marks.flatMap((mark): (LegendEntry & { says: string })[] => {
    const text = explanation(
      mark,
      mark.page.words.filter((word) => !word.rotated),
      marks.filter(({ page }) => page === mark.page),
    );
    if (!text || text.some(isOfDish)) return [];
    const says = text.map((word) => word.text).join(' ');
    return [{ mark, diet: dietOf(says), says }];
  });
  const diets = explained.filter(({ diet }) => diet !== undefined);
  // What stands with them in their row or column is explained too, as something else.
  const others = explained.filter(
    ({ mark, diet, says }) =>
      diet === undefined && (/^=/.test(says) || diets.some((entry) => isAligned(entry.mark, mark))),
  );
  return [...diets, ...others].map(({ mark, diet }) => ({ mark, diet }));
}

function isAligned(a: PlacedMark, b: PlacedMark): boolean {
  const size = Math.max(a.box.height, b.box.height);
  const isLike = a.page === b.page && Math.min(a.box.height, b.box.height) > 0.6 * size;
  return (
    isLike &&
    (Math.abs(centreY(a.box) - centreY(b.box)) < 0.5 * size ||
      (Math.abs(centreX(a.box) - centreX(b.box)) < 0.5 * size && Math.abs(centreY(a.box) - centreY(b.box)) < 4 * size))
  );
}

/** The diet that an explanation names, when it says nothing else. */
export function dietOf(text: string): string | undefined {
  const joined = JOINED.reduce(
    (whole, [words, one]) => whole.replace(words, one),
    text.toLowerCase().replace(/[()[\]=:.,;*"“”&+/]/g, ' '),
  );
  const words = joined.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return undefined;
  const found = new Set<string>();
  for (const word of words) {
    const diet = MEANINGS.find(([pattern]) => pattern.test(word))?.[1];
    if (diet !== undefined) found.add(diet);
    else if (!BESIDES.test(word)) return undefined;
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** The words that stand right, left or below a mark, whichever are nearest; undefined where none do. */
function explanation(mark: PlacedMark, words: readonly Word[], marks: readonly PlacedMark[]): Word[] | undefined {
  const { box } = mark;
  const row = words.filter((word) => sharedHeight(word.box, box) > 0.5 * Math.min(word.box.height, box.height));
  const marksBeside = marks.filter(
    (other) => other !== mark && sharedHeight(other.box, box) > 0.3 * Math.min(other.box.height, box.height),
  );
  const after = textFrom(box, row, right(box) - 0.2 * box.width, 1, marksBeside);
  const before = textFrom(box, row, box.x + 0.2 * box.width, -1, marksBeside);
  const gapAfter = after.length > 0 ? Math.max(0, after[0]!.box.x - right(box)) : Infinity;
  const gapBefore = before.length > 0 ? box.x - right(before.at(-1)!.box) : Infinity;
  if (gapAfter === Infinity && gapBefore === Infinity) return textBelow(box, words);
  return gapAfter <= gapBefore ? after : before;
}

/** The text that begins, or ends, near a place of a row; up to a wide gap or another mark. */
function textFrom(mark: Box, row: readonly Word[], from: number, way: 1 | -1, marks: readonly PlacedMark[]): Word[] {
  // The box of a word may reach over the mark before it.
  const ahead = row
    .filter(({ box }) =>
      way === 1 ? box.x >= from || (right(box) > from && startsWith(box, mark)) : right(box) <= from,
    )
    .sort((a, b) => way * (a.box.x - b.box.x));
  const text: Word[] = [];
  let edge = from;
  for (const word of ahead) {
    const gap = way === 1 ? word.box.x - edge : edge - right(word.box);
    const isParted = marks.some(
      ({ box }) => way * (centreX(box) - edge) > 0 && way * (centreX(word.box) - centreX(box)) > 0,
    );
    if (isParted || gap > (text.length === 0 ? REACH : WORD_GAP) * typeSize(word)) break;
    text.push(word);
    edge = way === 1 ? right(word.box) : word.box.x;
  }
  return way === 1 ? text : text.reverse();
}

/** Whether a mark is the first of what stands in the box of a word. */
const startsWith = (word: Box, mark: Box): boolean =>
  Math.abs(mark.x - word.x) < 0.4 * mark.width && word.width > 2 * mark.width;

/** The text that stands centred below a mark. */
function textBelow(box: Box, words: readonly Word[]): Word[] | undefined {
  const first = words
    .filter(
      (word) =>
        word.box.y > centreY(box) &&
        word.box.y - bottom(box) < 1.6 * typeSize(word) &&
        Math.abs(centreX(word.box) - centreX(box)) < Math.max(box.width, word.box.width),
    )
    .sort((a, b) => a.box.y - b.box.y)[0];
  if (!first) return undefined;
  const line = words
    .filter((word) => sharedHeight(word.box, first.box) > 0.5 * first.box.height)
    .sort((a, b) => a.box.x - b.box.x);
  let [from, to] = [line.indexOf(first), line.indexOf(first)];
  while (from > 0 && line[from]!.box.x - right(line[from - 1]!.box) < 0.6 * typeSize(first)) from--;
  while (to + 1 < line.length && line[to + 1]!.box.x - right(line[to]!.box) < 0.6 * typeSize(first)) to++;
  const text = line.slice(from, to + 1);
  const middle = (text[0]!.box.x + right(text.at(-1)!.box)) / 2;
  return Math.abs(middle - centreX(box)) < 0.8 * typeSize(first) ? text : undefined;
}
