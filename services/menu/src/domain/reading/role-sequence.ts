import type { LineFeatures } from './line-features';
import { ALIKE, NAMES, ROLES, type LineRole } from './line-roles';
import { learnStyles, styleFits, type Styles } from './line-styles';
import { breakCost, loneFit, numberedFit, roleFit } from './role-fit';
import { transitionsFor, UNPRICED, unpricedWeight } from './role-transitions';

/** The lines of a menu with what each is for. */
export interface RoledLines {
  readonly roles: readonly LineRole[];
  /** How much better (log weight) the whole reads with each line in its role than with the line as another kind of thing. */
  readonly margins: readonly number[];
}

/** Rounds in which the styles of headings, names and descriptions are learned from the last labelling. */
const ROUNDS = 3;
/** With fewer numbered lines the numbers may be chance. */
const ENOUGH_NUMBERS = 3;
const BARE_NUMBER = /^[A-Z]?\d{1,3}[a-z]?\s+(?=\p{L})/u;
/** With fewer sections of one item each they may be just that. */
const ENOUGH_LONE = 3;

/**
 * Gives each line of a menu its role: the most plausible sequence as a whole (Viterbi), since what a line is shows in
 * its neighbours as much as in itself. Each menu has its own type for headings, names and descriptions: it is learned
 * from the first labelling and counts in the next.
 */
export function rolesOf(lines: readonly LineFeatures[]): RoledLines {
  const numbered = numberedLines(lines);
  // What does not change from round to round.
  const fits = lines.map((line, index) => ROLES.map((role) => roleFit(line, role, lines[index + 1], lines[index - 1]) + (index > 0 ? breakCost(line, lines[index - 1], role) : 0)));
  let habits: Habits = { numbered, lone: new Set(), unpriced: UNPRICED };
  let found: RoledLines = { roles: [], margins: [] };
  for (let round = 0; round < ROUNDS; round++) {
    found = bestSequence(lines, fits, habits);
    const lone = loneHeadings(found.roles);
    habits = { numbered, lone: new Set([...habits.lone, ...lone]), unpriced: unpricedWeight(found.roles), styles: learnStyles(lines, asNames(found.roles, lone)) };
  }
  return found;
}

/** What the menu as a whole tells about its lines. */
interface Habits {
  /** Lines that begin with the number of an item. */
  readonly numbered: ReadonlySet<LineFeatures>;
  /** Places of lines that were taken for headings of single items, so many that they are names. */
  readonly lone: ReadonlySet<number>;
  /** Weight of a name without a price. */
  readonly unpriced: number;
  readonly styles?: Styles;
}

/** Where items are numbered: the lines that begin with a number, with or without a point; all different, as counts are not. */
function numberedLines(lines: readonly LineFeatures[]): Set<LineFeatures> {
  const pointed = lines.filter((line) => line.numbered);
  const bare = lines.filter((line) => BARE_NUMBER.test(line.text));
  const different = new Set(bare.map((line) => BARE_NUMBER.exec(line.text)![0].trim())).size;
  return new Set([...(pointed.length >= ENOUGH_NUMBERS ? pointed : []), ...(bare.length >= 2 * ENOUGH_NUMBERS && different > 0.85 * bare.length ? bare : [])]);
}

/** Headings that have one item each, where the menu has hardly others. */
function loneHeadings(roles: readonly LineRole[]): number[] {
  const headings = roles.flatMap((role, index) => (role === 'heading' ? [index] : []));
  const lone = headings.filter((at, index) => roles[at + 1] === 'item' && roles.slice(at + 1, headings[index + 1] ?? roles.length).filter((role) => NAMES.includes(role)).length === 1);
  return lone.length >= ENOUGH_LONE && lone.length > 0.4 * headings.length ? lone : [];
}

/** The roles with such headings as names, and the items below them as what describes these and ends in the price. */
function asNames(roles: readonly LineRole[], headings: readonly number[]): LineRole[] {
  const corrected = [...roles];
  for (const at of headings) corrected.splice(at, 2, 'name', 'description-end');
  return corrected;
}

/** `fits`: how well each line fits each role by itself and behind the line above. */
function bestSequence(lines: readonly LineFeatures[], fits: readonly (readonly number[])[], { numbered, lone, unpriced, styles }: Habits): RoledLines {
  const { start, outOf, into } = transitionsFor(unpriced);
  const own = lines.map((line, index) => {
    const styleFit = styles && styleFits(line, styles);
    return ROLES.map((role, at) => fits[index]![at]! + (numbered.has(line) ? numberedFit(role) : 0) + (lone.has(index) ? loneFit(role) : 0) + (styleFit?.(role) ?? 0));
  });
  /** Best sum up to and with each line in each role, and from it (without its own fit) to the end. */
  const upTo: number[][] = [];
  own.forEach((values, index) => upTo.push(values.map((value, to) => value + (index === 0 ? start[to]! : greatestSum(upTo[index - 1]!, into[to]!)))));
  const onwards: number[][] = own.map(() => ROLES.map(() => 0));
  for (let index = lines.length - 2; index >= 0; index--) {
    const next = own[index + 1]!.map((value, to) => value + onwards[index + 1]![to]!);
    onwards[index] = outOf.map((weights) => greatestSum(next, weights));
  }
  const roles: LineRole[] = [];
  const margins: number[] = [];
  let last: number | undefined;
  lines.forEach((_, index) => {
    const totals = ROLES.map((_role, role) => upTo[index]![role]! + onwards[index]![role]!);
    // The path is walked with the role before it fixed, so that ties cannot mix two paths.
    const open = last === undefined ? totals : own[index]!.map((value, role) => value + outOf[last!]![role]! + onwards[index]![role]!);
    const role = open.indexOf(greatest(open));
    roles.push(ROLES[role]!);
    margins.push(totals[role]! - greatest(totals.filter((_total, other) => !ALIKE[ROLES[role]!].includes(ROLES[other]!))));
    last = role;
  });
  return { roles, margins };
}

/** The greatest sum of two lists, place by place. */
function greatestSum(values: readonly number[], weights: readonly number[]): number {
  let best = -Infinity;
  for (let i = 0; i < values.length; i++) best = Math.max(best, values[i]! + weights[i]!);
  return best;
}

const greatest = (values: readonly number[]): number => {
  let best = -Infinity;
  for (const value of values) if (value > best) best = value;
  return best;
};
