import { around, bottom, centreX, right, type Box } from './box';
import type { Page } from './page';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { isOpenEnd } from './token-facts';
import { ROLE } from './token-roles';

/** Print that belongs together: the name of a dish or a heading, over one line or several. */
export interface Part {
  readonly tokens: readonly TaggedToken[];
  readonly box: Box;
  readonly size: number;
  readonly page: Page;
  /** The lines that it stands on, first to last. */
  readonly segments: readonly Segment[];
}

/** What stands on a menu, before it is known what belongs to what. */
export interface MenuParts {
  readonly names: readonly Part[];
  readonly headings: readonly Part[];
  readonly prices: readonly TaggedToken[];
}

/** Lines of one heading stand no further apart (in type sizes), and are set alike. */
const HEADING_LINES = 1.7;
const LIKE_SIZE = 1.15;
/** Lines of unlike size are one heading where they stand this close (shares of the smaller size) and aligned. */
const UNLIKE_SIZE = 2;
const CLOSE = 0.5;

/** Collects the names, headings and prices of a menu from the roles of its tokens. */
export function menuParts({ print, bySegment }: TaggedPrint): MenuParts {
  const names: TaggedToken[][] = [];
  const lastNameOf = new Map<Segment, TaggedToken[]>();
  const headings: TaggedToken[][] = [];
  const prices: TaggedToken[] = [];
  for (const segment of print.segments) {
    const line = bySegment.get(segment)!;
    let name: TaggedToken[] | undefined;
    let heading: TaggedToken[] | undefined;
    for (const tagged of line) {
      if (tagged.role === ROLE.price) prices.push(tagged);
      if (tagged.role === ROLE.heading) {
        if (heading) heading.push(tagged);
        else headings.push((heading = [tagged]));
      }
      if (tagged.role !== ROLE.name && tagged.role !== ROLE.nameMore) continue;
      const goesOn = tagged.role === ROLE.nameMore;
      const isAnother = name !== undefined && isBetweenPrices(line, name.at(-1)!.at, tagged.at);
      if (goesOn && name && !isAnother) {
        name.push(tagged);
        continue;
      }
      let before: TaggedToken[] | undefined;
      if (goesOn && !name) before = nameBefore(segment, lastNameOf, bySegment);
      else if (!goesOn && tagged.at === 0) before = openName(tagged, segment, lastNameOf, bySegment);
      name = before ?? [];
      if (!before) names.push(name);
      name.push(tagged);
      lastNameOf.set(segment, name);
    }
  }
  return { names: names.map(partOf), headings: joinedHeadings(headings.map(partOf)), prices };
}

const isPriced = (line: readonly TaggedToken[]): boolean => line.some(({ role }) => role === ROLE.price);

/** A badge or marks stand no further behind a name than this (type sizes). */
const BADGE = 3;

/** Whether a price stands in a line, or next to it on its row; in a text layer also over a badge, and with labels. */
export function isRowPriced(line: Segment, bySegment: TaggedPrint['bySegment']): boolean {
  const isAll = (other: Segment, role: number): boolean => bySegment.get(other)!.every((token) => token.role === role);
  let [last, next] = [line, line.right];
  if (isPriced(bySegment.get(line)!)) return true;
  if (line.page.source === 'ocr') return next !== undefined && isAll(next, ROLE.price);
  while (next && next.box.x - right(last.box) < BADGE * line.size && isAll(next, ROLE.other))
    [last, next] = [next, next.right];
  return isPriceLine(next, bySegment);
}

/** Whether a line has a price and no name or heading. */
export function isPriceLine(line: Segment | undefined, bySegment: TaggedPrint['bySegment']): boolean {
  const roles = line ? bySegment.get(line)!.map(({ role }) => role) : [];
  return roles.includes(ROLE.price) && !roles.includes(ROLE.name) && !roles.includes(ROLE.heading);
}

/**
 * Whether one price stands between two places of a line, and another behind them: each is of a dish of its own. Bare
 * figures may be a part of the name.
 */
const isBetweenPrices = (line: readonly TaggedToken[], last: number, at: number): boolean =>
  line
    .slice(last, at)
    .some(
      ({ role, token: { amount } }) =>
        role === ROLE.price && amount!.kind === 'single' && (amount!.hasSign || amount!.decimals > 0),
    ) && isPriced(line.slice(at));

/**
 * The name that goes on in this line: that of the line above, unless each of the two lines has its price, or the one to
 * its left.
 */
function nameBefore(
  segment: Segment,
  lastNameOf: ReadonlyMap<Segment, TaggedToken[]>,
  bySegment: TaggedPrint['bySegment'],
): TaggedToken[] | undefined {
  const above = segment.up && lastNameOf.get(segment.up);
  const line = bySegment.get(segment)!;
  if (above && isRowPriced(segment, bySegment) && isRowPriced(segment.up!, bySegment) && !hasOpenEnd(line[0]!))
    return undefined;
  if (above && segment.box.y - bottom(segment.up!.box) < 1.2 * segment.size) return above;
  const beside = segment.left && lastNameOf.get(segment.left);
  return beside && segment.box.x - right(segment.left!.box) < 3 * segment.size ? beside : undefined;
}

/** What a text cannot end with, and what none begins with: the text goes on. */
const hasOpenEnd = ({ token: { text } }: TaggedToken): boolean => isOpenEnd(text) || /[,&/-]$/.test(text);
const WENT_ON = /^(?:&|\+|and|und|with|mit|avec|con|com|\()/iu;

/** The name of the line above, where that is plainly not at its end. */
function openName(
  first: TaggedToken,
  segment: Segment,
  lastNameOf: ReadonlyMap<Segment, TaggedToken[]>,
  bySegment: TaggedPrint['bySegment'],
): TaggedToken[] | undefined {
  const above = segment.up;
  const name = above && lastNameOf.get(above);
  if (
    !name ||
    (isPriced(bySegment.get(segment)!) && isPriced(bySegment.get(above)!)) ||
    segment.box.y - bottom(above.box) > 0.9 * segment.size ||
    Math.abs(Math.log(segment.size / above.size)) > 0.15
  )
    return undefined;
  const last = name.at(-1)!;
  // A description on its own line is what it goes on with: "Chenin Blanc, Raimbault, Vouvray".
  const isLineEnd =
    last.segment === above && !bySegment.get(above)!.some(({ at, role }) => at > last.at && role === ROLE.description);
  return isLineEnd && (hasOpenEnd(last) || WENT_ON.test(first.token.text)) ? name : undefined;
}

export function partOf(tokens: readonly TaggedToken[]): Part {
  const first = tokens[0]!;
  return {
    tokens,
    box: around(tokens.map(({ token }) => token.box)),
    size: Math.max(...tokens.map(({ segment }) => segment.size)),
    page: first.segment.page,
    segments: [...new Set(tokens.map(({ segment }) => segment))],
  };
}

/** A heading over several lines is one. */
function joinedHeadings(parts: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const part of parts) {
    const above = out.find((other) => goesOn(other, part));
    if (above) out[out.indexOf(above)] = partOf([...above.tokens, ...part.tokens]);
    else out.push(part);
  }
  return out;
}

function goesOn(above: Part, below: Part): boolean {
  if (above.page !== below.page || below.segments[0]!.up !== above.segments.at(-1)) return false;
  const ratio = Math.max(below.size / above.size, above.size / below.size);
  const gap = below.box.y - bottom(above.box);
  return (
    (ratio < LIKE_SIZE
      ? gap < (HEADING_LINES - 1) * below.size
      : ratio < UNLIKE_SIZE && gap < CLOSE * Math.min(above.size, below.size) && isAligned(above, below)) &&
    wholeLines(above) &&
    wholeLines(below) &&
    sameCase(above, below)
  );
}

/** Whether two lines have their left edge or their middle in common. */
const isAligned = (a: Part, b: Part): boolean =>
  Math.min(Math.abs(a.box.x - b.box.x), Math.abs(centreX(a.box) - centreX(b.box))) < CLOSE * Math.max(a.size, b.size);

const wholeLines = (part: Part): boolean =>
  part.tokens.length === part.segments.reduce((sum, segment) => sum + segment.tokens.length, 0);
const isCapitals = (part: Part): boolean => part.tokens.every(({ token }) => token.text === token.text.toUpperCase());
const sameCase = (a: Part, b: Part): boolean => isCapitals(a) === isCapitals(b);

/** The text of a part as printed. */
export const textOfPart = (part: Part): string => part.tokens.map(({ token }) => token.text).join(' ');
