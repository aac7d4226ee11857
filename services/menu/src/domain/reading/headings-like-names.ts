import { mean, sharedWidth } from './box';
import { namesDay, usualInHeadings } from './heading-words';
import { isPriceLine, isRowPriced, type MenuParts, type Part } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import type { Segment } from './segments';
import type { TaggedPrint } from './tagged-print';
import { ROLE } from './token-roles';

/** Type of a picture is set alike where its sizes differ no more than this (log). */
const LIKE_SIZE = 0.15;
/** Where nearly all letters are capitals. */
const CAPITALS = 0.7;
/** A heading is larger than a name by this. */
const LARGER = 1.25;
/** Names that are set alike at least. */
const SOME = 5;
const MANY = 8;
/** Shares of lines that are set alike. */
const NEARLY_ALL = 0.8;
const MOST = 0.6;
/** Roles above this likelihood, and words that stand in headings so much oftener than elsewhere (log), are believed. */
const SURE = 0.9;
const HEADING_WORD = 0.5;

/**
 * Finds headings that are names: they are set as names are, and other headings are not.
 *
 *     COFFEE & TEA
 *     Espresso 2.50    Latte 3.50    Tea 2.00
 *
 * @returns a role for each token of such a heading
 */
export function headingsLikeNames({ headings, names }: MenuParts, tagged: TaggedPrint): OtherRoles {
  return new Map(
    [...new Set(headings.map(({ page }) => page))].flatMap((page) => {
      const onPage = {
        headings: headings.filter((heading) => heading.page === page),
        names: names.filter((name) => name.page === page),
        lines: tagged.print.segments.filter((line) => line.page === page && /\p{L}{2}/u.test(textOf(line))),
      };
      return onPage.headings
        .filter((heading) => mayBeName(heading, headings, tagged) && isLikeNames(heading, onPage, tagged))
        .flatMap(({ tokens }) => [...asRole(tokens.slice(0, 1), ROLE.name), ...asRole(tokens.slice(1), ROLE.nameMore)]);
    }),
  );
}

const textOf = ({ tokens }: Segment): string => tokens.map(({ text }) => text).join(' ');

/** Whether a heading could be a name by its words. What stands on several pages is the menu's own. */
function mayBeName(heading: Part, headings: readonly Part[], { print }: TaggedPrint): boolean {
  const [first] = heading.tokens;
  const text = heading.segments.map(textOf).join(' ');
  return (
    first!.probabilities[ROLE.heading]! < SURE &&
    /^[\p{L}\d]/u.test(text) &&
    !print.facts.get(first!.segment)![first!.at]!.isLabel &&
    usualInHeadings(heading, print) < HEADING_WORD &&
    !namesDay(heading) &&
    !headings.some((other) => other.page !== heading.page && other.segments.map(textOf).join(' ') === text)
  );
}

interface OnPage {
  readonly headings: readonly Part[];
  readonly names: readonly Part[];
  readonly lines: readonly Segment[];
}

function isLikeNames(heading: Part, onPage: OnPage, tagged: TaggedPrint): boolean {
  const [own] = heading.segments;
  const { names, lines, headings } = setAlike(heading, onPage, LIKE_SIZE, tagged);
  // In a picture a text may be taken apart anywhere.
  if (own!.page.source === 'ocr' && startsSmall(heading) > mean(names.map(startsSmall)) + 0.5) return false;
  const others = onPage.headings.filter((other) => other !== heading);
  const larger = others.filter(({ size }) => size > LARGER * heading.size).length;
  const kind = kindOf(heading, tagged);
  const isInColumn = ({ box }: Pick<Part, 'box'>): boolean => sharedWidth(box, heading.box) > 0;
  const column = names.filter(isInColumn);
  const isUsual = isMostly(kind, column.length >= SOME ? column : names, tagged);
  return (
    (isUsual && names.length >= Math.max(SOME, NEARLY_ALL * lines.length) && larger >= 2) ||
    (isUsual && names.length >= MANY && larger >= Math.max(ENOUGH, 0.75 * others.length)) ||
    (isUsual &&
      kind === 'text below' &&
      column.length >=
        Math.max(SOME, MOST * lines.filter(isInColumn).length, 2 * headings.filter(isInColumn).length)) ||
    (kind.startsWith('price') && isPricedLikeNames(heading, onPage, tagged))
  );
}

/** A price stands where it does with the names. Accents make type seem larger than it is. */
function isPricedLikeNames(heading: Part, onPage: OnPage, tagged: TaggedPrint): boolean {
  const { names, lines } = setAlike(heading, onPage, 2 * LIKE_SIZE, tagged);
  return names.length >= Math.max(ENOUGH, MOST * lines.length) && isMostly(kindOf(heading, tagged), names, tagged);
}

type Kind = 'price on the row' | 'price below' | 'text below' | 'bare';

const isMostly = (kind: Kind, names: readonly Part[], tagged: TaggedPrint): boolean =>
  names.filter((name) => kindOf(name, tagged) === kind).length >= MOST * names.length;

/** What follows a name, as with most names of a menu. A heading in their type is bare where they are not. */
function kindOf(part: Part, tagged: TaggedPrint): Kind {
  const last = part.segments.at(-1)!;
  if (isRowPriced(last, tagged.bySegment)) return 'price on the row';
  const below = last.down?.up === last ? last.down : undefined;
  if (isPriceLine(below, tagged.bySegment)) return 'price below';
  if (!below || isSetAlike(last, below, LIKE_SIZE, tagged)) return 'bare';
  return tagged.bySegment.get(below)![0]!.role === ROLE.heading ? 'bare' : 'text below';
}

/** What of a page is set as a heading is, with the heading itself. */
function setAlike(
  { segments }: Part,
  { names, headings, lines }: OnPage,
  tolerance: number,
  tagged: TaggedPrint,
): OnPage {
  const isAlike = (line: Segment): boolean => isSetAlike(segments[0]!, line, tolerance, tagged);
  return {
    names: names.filter((name) => isAlike(name.segments[0]!)),
    headings: headings.filter((other) => isAlike(other.segments[0]!)),
    lines: lines.filter(isAlike),
  };
}

/** Whether two lines are set alike; only a text layer tells types exactly. */
function isSetAlike(one: Segment, other: Segment, tolerance: number, { print }: TaggedPrint): boolean {
  const [a, b] = [print.lines.get(one)!, print.lines.get(other)!];
  return one.page.source === 'text-layer'
    ? a.style === b.style
    : a.capitals > CAPITALS === b.capitals > CAPITALS && Math.abs(Math.log(one.size / other.size)) < tolerance;
}

const startsSmall = ({ tokens }: Part): number => (/^\p{Ll}/u.test(tokens[0]!.token.text) ? 1 : 0);
