import type { LineFeatures } from './line-features';
import { learnStyles, styleFit, type Styles } from './line-styles';

/** What a line is for. */
export type LineRole =
  | 'heading'
  /** A heading whose price holds for each item under it. */
  | 'priced-heading'
  | 'note'
  | 'size-header'
  /** Name and price on one line. */
  | 'item'
  /** A name whose price comes on a later line. */
  | 'name'
  /** The second line of a name, with the price. */
  | 'name-end'
  | 'description-before-price'
  /** The end of a description, with the item's price. */
  | 'description-end'
  | 'price'
  | 'description'
  | 'add-on'
  /** Items under a priced heading. */
  | 'shared-price-name'
  | 'shared-price-description'
  /** Contact, hours, title, smudges. */
  | 'other';

const ROLES: readonly LineRole[] = [
  'heading', 'priced-heading', 'note', 'size-header', 'item', 'name', 'name-end', 'description-before-price',
  'description-end', 'price', 'description', 'add-on', 'shared-price-name', 'shared-price-description', 'other',
];

const NEVER = -50;
/** A name with no price at all: possible, and rare. */
const UNPRICED = -3;

const OPENERS: Partial<Record<LineRole, number>> = { heading: 0, 'priced-heading': -0.5, item: 0, name: 0, other: -0.5, 'size-header': 0, note: -1.2 };
const PENDING: Partial<Record<LineRole, number>> = {
  heading: UNPRICED, 'priced-heading': UNPRICED, item: UNPRICED, name: UNPRICED, other: UNPRICED - 0.5, note: UNPRICED, 'size-header': UNPRICED,
};
const SATISFIED: Partial<Record<LineRole, number>> = { ...OPENERS, heading: -0.2, description: 0, 'add-on': 0, 'description-end': -3 };
const SHARED: Partial<Record<LineRole, number>> = { ...OPENERS, item: -2, heading: -0.2, 'shared-price-name': 0.3, 'shared-price-description': 0.3, note: -1 };

/** How well one role follows another (log weights); what is absent never happens. */
const FOLLOWS: Readonly<Record<LineRole | 'start', Partial<Record<LineRole, number>>>> = {
  start: { ...OPENERS, other: 0.3 },
  heading: { ...OPENERS, heading: -0.6, note: 0, other: -1, price: -4 },
  'priced-heading': { ...SHARED, note: 0, 'shared-price-description': NEVER },
  note: { ...OPENERS, note: 0.3, heading: -0.2 },
  'size-header': { ...OPENERS, heading: -0.8, other: -1.5 },
  item: SATISFIED,
  name: { ...PENDING, 'name-end': -0.7, 'description-before-price': 0, 'description-end': 0, price: 0.3 },
  'name-end': SATISFIED,
  'description-before-price': { ...PENDING, 'description-before-price': 0, 'description-end': 0.2, price: 0.2, 'add-on': -1 },
  'description-end': SATISFIED,
  price: SATISFIED,
  description: { ...SATISFIED, description: 0.1, 'description-end': NEVER },
  'add-on': { ...SATISFIED, 'add-on': 0.2, description: -1 },
  'shared-price-name': SHARED,
  'shared-price-description': SHARED,
  other: { ...OPENERS, other: 0.5 },
};

/** Rounds in which the styles of headings, names and descriptions are learned from the last labelling. */
const ROUNDS = 3;
/** With fewer numbered lines the numbers may be chance. */
const ENOUGH_NUMBERS = 3;

/**
 * Gives each line of a menu its role: the most plausible sequence as a whole (Viterbi), since what a line is shows in
 * its neighbours as much as in itself. Each menu has its own type for headings, names and descriptions: it is learned
 * from the first labelling and counts in the next.
 */
export function rolesOf(lines: readonly LineFeatures[]): LineRole[] {
  const numbered = lines.filter((line) => line.numbered).length >= ENOUGH_NUMBERS;
  let styles: Styles | undefined;
  let roles: LineRole[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    roles = bestSequence(lines, styles, numbered);
    styles = learnStyles(lines, roles);
  }
  return roles;
}

function bestSequence(lines: readonly LineFeatures[], styles: Styles | undefined, numbered: boolean): LineRole[] {
  const cameFrom: (number | undefined)[][] = [];
  let scores: number[] = [];
  lines.forEach((line, index) => {
    const next: number[] = [];
    const from: (number | undefined)[] = [];
    ROLES.forEach((role) => {
      const own = fit(line, role, lines[index + 1]) + (numbered && line.numbered ? numberedFit(role) : 0) + (styles ? styleFit(line, role, styles) : 0);
      let best = -Infinity;
      let origin: number | undefined;
      if (index === 0) best = FOLLOWS.start[role] ?? NEVER;
      else {
        ROLES.forEach((previous, i) => {
          const score = scores[i]! + (FOLLOWS[previous][role] ?? NEVER) + breakCost(line, role);
          if (score > best) [best, origin] = [score, i];
        });
      }
      next.push(best + own);
      from.push(origin);
    });
    scores = next;
    cameFrom.push(from);
  });
  const roles: LineRole[] = [];
  let at: number | undefined = scores.indexOf(Math.max(...scores));
  for (let index = lines.length - 1; index >= 0 && at !== undefined; index--) {
    roles.unshift(ROLES[at]!);
    at = cameFrom[index]![at];
  }
  return roles;
}

/** Where items are numbered, a line with a number begins one. */
function numberedFit(role: LineRole): number {
  return role === 'item' || role === 'name' || role === 'shared-price-name' ? 2 : -1;
}

/** What goes on from the line before seldom does so across the edge of a column, or over much white. */
function breakCost(line: LineFeatures, role: LineRole): number {
  const goesOn = role === 'description' || role === 'description-before-price' || role === 'description-end' || role === 'name-end' || role === 'price' || role === 'shared-price-description';
  if (!goesOn) return 0;
  if (line.startsBlock) return -2;
  return line.gapAbove > 1.6 ? -1 : 0;
}

/** How well a line fits a role by itself, before the menu's own styles are known (log weights). */
function fit(line: LineFeatures, role: LineRole, next: LineFeatures | undefined): number {
  const long = Math.max(0, line.words - 6);
  const unsure = line.confidence < 0.5 ? 1.5 : 0;
  const house = line.aboutHouse ? 4 : 0;
  const emphasis = (line.capitals ? 0.8 : 0) + (line.bold ? 0.6 : 0);
  const running = (line.lowerStart ? 0.8 : 0) + Math.min(1.6, 0.5 * line.commas) + (line.italic ? 0.3 : 0) + (line.size < 0.93 ? 0.5 : 0) + (line.words > 6 ? 0.6 : 0) + (line.endsWithStop ? 0.4 : 0) + (line.inBrackets ? 0.8 : 0);
  switch (role) {
    case 'heading':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return headingFit(line, next) + emphasis - house - unsure;
    case 'priced-heading':
      if (!line.priced || line.source.inPairs || next?.priced) return NEVER;
      return headingFit(line, next) + emphasis - house - 1.5 - (line.size < 1.12 ? 1.5 : 0);
    case 'note':
      if (line.priceOnly || line.words === 0) return NEVER;
      return running * 0.9 - 0.8 - emphasis * 0.5 - (line.size > 1.2 ? 1 : 0) - (line.priced ? 2.5 : 0) - unsure;
    case 'size-header':
      return line.sizeHeader ? 3 : NEVER;
    case 'item':
      if (!line.priced) return NEVER;
      return 1 - 0.15 * long - 0.25 * line.commas - house + (line.lowerStart ? -0.4 : 0.2) - (line.inBrackets ? 2 : 0) - (line.priceStart ? 3 : 0);
    case 'name':
    case 'shared-price-name':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return emphasis * 0.7 - 0.25 * long - 0.5 * line.commas - (line.lowerStart ? 0.6 : 0) - (line.endsWithStop ? 0.8 : 0) - (line.inBrackets ? 1.5 : 0) - house - unsure - (line.goesOn ? 0.4 : 0) + (leadsToDescription(next) ? 0.8 : 0);
    case 'name-end':
      if (!line.priced) return NEVER;
      return emphasis * 0.7 - 0.25 * long - 0.5 * line.commas - 0.4 - house;
    case 'description-before-price':
    case 'shared-price-description':
    case 'description':
      if (line.priced || line.priceOnly || line.words === 0 || line.sizeHeader) return NEVER;
      return running - emphasis - house * 0.7 - (line.gapAbove > 1.3 ? 0.6 : 0) - (line.size > 1.15 ? 1.5 : 0) - unsure * 0.5;
    case 'description-end':
      if (!line.priced) return NEVER;
      return running - emphasis * 0.8 - house - 0.3 - (line.gapAbove > 1.3 ? 0.8 : 0);
    case 'price':
      return line.priceOnly ? 1.5 : NEVER;
    case 'add-on':
      return line.addOnOnly ? 3 : NEVER;
    case 'other':
      return house + unsure * 1.5 - 1.5 - (line.priced ? 2.5 : 0) - (line.priceOnly ? 1.5 : 0) + (line.words === 0 && !line.priceOnly ? 3 : 0);
  }
}

/** Whether the next line is running text with a price at its end: what comes before is then a name. */
function leadsToDescription(next: LineFeatures | undefined): boolean {
  return next !== undefined && next.priced && next.lowerStart && next.commas > 0 && !next.startsBlock;
}

function headingFit(line: LineFeatures, next: LineFeatures | undefined): number {
  const size = line.size > 1.5 ? 2.6 : line.size > 1.25 ? 1.8 : line.size > 1.1 ? 0.7 : line.size < 0.9 ? -1.2 : 0;
  const place = Math.min(0.9, 0.5 * Math.max(0, line.gapAbove - 0.4)) + (line.startsBlock ? 0.4 : 0);
  const leads = leadsToDescription(next) ? -1.5 : next && (next.priced || next.sizeHeader) ? 0.6 : 0;
  return size + place + leads + (line.endsWithColon ? 0.7 : 0) - 0.6 * Math.max(0, line.words - 4) - 1.2 * line.commas - (line.lowerStart ? 0.5 : 0) - (line.endsWithStop ? 1.2 : 0) - (line.inBrackets ? 1.5 : 0) - (line.goesOn ? 1 : 0) - 0.8;
}
