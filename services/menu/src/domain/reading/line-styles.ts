import type { LineFeatures } from './line-features';
import type { LineRole } from './line-roles';

type Style = 'heading' | 'name' | 'description' | 'shared-name' | 'shared-description';

const STYLE_OF: Partial<Record<LineRole, Style>> = {
  heading: 'heading', 'priced-heading': 'heading',
  item: 'name', name: 'name', 'name-end': 'name', 'shared-price-name': 'shared-name', 'item-more': 'name', 'name-more': 'name',
  description: 'description', 'description-before-price': 'description', 'description-end': 'description', 'shared-price-description': 'shared-description',
};
const STYLES: readonly Style[] = ['heading', 'name', 'description', 'shared-name', 'shared-description'];
/** A section with one price for all may set its items like, or unlike, the others. */
const TWIN: Partial<Record<Style, Style>> = { name: 'shared-name', 'shared-name': 'name', description: 'shared-description', 'shared-description': 'description' };
/** Lines that go on with a name stand closer to what is above them than names do. */
const CLOSER: readonly LineRole[] = ['item-more', 'name-more', 'name-end'];
const FLAGS = ['capitals', 'bold', 'italic', 'lowerStart', 'titleCase', 'numbered'] as const;

interface Spread {
  readonly middle: number;
  readonly width: number;
}

interface Look {
  readonly count: number;
  /** Of the logarithm of the sizes. */
  readonly size: Spread;
  /** Of the white above, within blocks. */
  readonly gap: Spread;
  /** Logarithms of the shares of the lines that have each, and that do not. */
  readonly flags: Readonly<Record<(typeof FLAGS)[number], { readonly has: number; readonly hasNot: number }>>;
  readonly fonts: ReadonlyMap<string, number>;
}

/** How the headings, names and descriptions of one menu look. */
export type Styles = Readonly<Record<Style, Look>>;

/** Least spread of sizes within one style: boxes of pictures are not exact. */
const MIN_SIZE_SPREAD = 0.09;
const MIN_GAP_SPREAD = 0.3;
/** More white than this is more of the same. */
const MAX_GAP = 3;
/** Few examples say little: this many imagined ones of no particular look stand beside them. */
const PRIOR = 2;
const MAX_WEIGHT = 3;

/** Learns the looks from lines with roles. */
export function learnStyles(lines: readonly LineFeatures[], roles: readonly LineRole[]): Styles {
  const look = (style: Style): Look => {
    const own = lines.filter((_, index) => STYLE_OF[roles[index]!] === style);
    const fonts = new Map<string, number>();
    for (const line of own) fonts.set(line.font, (fonts.get(line.font) ?? 0) + 1);
    const flags = Object.fromEntries(
      FLAGS.map((flag) => {
        const share = (own.filter((line) => line[flag]).length + PRIOR / 2) / (own.length + PRIOR);
        return [flag, { has: Math.log(share), hasNot: Math.log(1 - share) }];
      }),
    ) as Look['flags'];
    return {
      count: own.length,
      size: spreadOf(own.map((line) => Math.log(line.size || 1)), MIN_SIZE_SPREAD),
      gap: spreadOf(own.filter((line) => !line.startsBlock).map((line) => Math.min(MAX_GAP, line.gapAbove)), MIN_GAP_SPREAD),
      flags,
      fonts,
    };
  };
  return Object.fromEntries(STYLES.map((style) => [style, look(style)])) as Record<Style, Look>;
}

/** Tells how much better (or worse) a line's look suits a role than the other styles of the menu (log weight, bounded). */
export function styleFits(line: LineFeatures, styles: Styles): (role: LineRole) => number {
  // Many roles share a style: each is looked at once.
  const usual = likelihoods(line, styles, false);
  const closer = likelihoods(line, styles, true);
  const known = STYLES.filter((style) => styles[style].count >= 2);
  return (role) => {
    const own = STYLE_OF[role];
    if (!own || styles[own].count === 0 || known.length < 2) return 0;
    const values = CLOSER.includes(role) ? closer : usual;
    const others = known.filter((style) => style !== own && style !== TWIN[own]).map((style) => values[style]);
    if (others.length === 0) return 0;
    const weight = Math.min(1, styles[own].count / 4);
    // A section may go without names: its priced lines then look like descriptions.
    const least = role === 'item' ? -MAX_WEIGHT / 2 : -MAX_WEIGHT;
    return weight * Math.max(least, Math.min(MAX_WEIGHT, 0.6 * (values[own] - Math.max(...others))));
  };
}

function likelihoods(line: LineFeatures, styles: Styles, isCloser: boolean): Record<Style, number> {
  return Object.fromEntries(STYLES.map((style) => [style, likelihood(line, styles[style], isCloser)])) as Record<Style, number>;
}

function likelihood(line: LineFeatures, look: Look, isCloser: boolean): number {
  let sum = density(Math.log(line.size || 1), look.size);
  if (!line.startsBlock && !isCloser) sum += density(Math.min(MAX_GAP, line.gapAbove), look.gap);
  for (const flag of FLAGS) sum += line[flag] ? look.flags[flag].has : look.flags[flag].hasNot;
  if (line.font) sum += Math.log(((look.fonts.get(line.font) ?? 0) + 0.5) / (look.count + PRIOR));
  return sum;
}

function spreadOf(values: readonly number[], least: number): Spread {
  const middle = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length);
  return { middle, width: Math.max(least, Math.sqrt(variance)) };
}

/** Logarithm of a normal density, bounded for the few that are far off. */
function density(value: number, { middle, width }: Spread): number {
  const away = (value - middle) / width;
  return -0.5 * Math.min(9, away * away) - Math.log(width);
}
