import { centreY } from './box';
import type { MenuParts, Part } from './menu-parts';
import type { PriceLink } from './price-links';
import type { Segment } from './segments';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** What is known of one name once prices were given to names. */
interface NameLinks {
  readonly count: number;
  readonly likeliest: number;
  /** How far below its name (type sizes) the first price stands; 9 for none. */
  readonly down: number;
}

const NONE: NameLinks = { count: 0, likeliest: 0, down: 9 };
const FURTHEST = 9;

/**
 * What prices tell of roles: dishes of one menu are printed alike, so where most names of a style have a price, a line
 * of that style without one is less likely a name, and a style whose names never have one may be no style of names.
 *
 * @param links prices and names as they were found by the roles of `tagged`
 */
export function linkFeatures(
  tagged: TaggedPrint,
  { names, prices }: MenuParts,
  links: readonly PriceLink[],
): Float32Array[] {
  const ofName = linksByName(links);
  const of = (name: Part | undefined): NameLinks => (name && ofName.get(name)) ?? NONE;
  const nameAt = new Map(names.flatMap((name) => name.tokens.map((token) => [token, name] as const)));
  const nameOn = new Map<Segment, Part>();
  for (const name of names) for (const segment of name.segments) nameOn.set(segment, name);
  const linkOf = new Map(links.map((link) => [link.price, link]));
  const styleOf = (segment: Segment): string => `${segment.page.number} ${tagged.print.lines.get(segment)!.style}`;
  const styles = useBy(names, ({ segments }) => styleOf(segments[0]!), of);
  const pages = useBy(names, ({ page }) => String(page.number), of);
  const open = openByPage(prices, linkOf);
  return tagged.tokens.map((token) => {
    const { segment } = token;
    const own = nameAt.get(token);
    const here = nameOn.get(segment);
    const [above, below] = [nextName(segment, 'up', nameOn), nextName(segment, 'down', nameOn)];
    const link = linkOf.get(token);
    const style = styles.get(styleOf(segment)) ?? NO_USE;
    const page = pages.get(String(segment.page.number)) ?? NO_USE;
    const price = open.get(segment.page.number) ?? { count: 0, open: 0 };
    const size = Math.max(1, segment.size);
    const apart = (other: NextName): number =>
      other.name
        ? Math.min(FURTHEST, Math.abs(centreY(segment.box) - centreY(other.name.segments[0]!.box)) / size)
        : FURTHEST;
    return Float32Array.from([
      own ? 1 : 0,
      of(own).count,
      of(own).likeliest,
      of(own).down,
      here && here !== own ? of(here).count : -1,
      above.name ? of(above.name).count : -1,
      of(above.name).likeliest,
      of(above.name).down,
      above.steps,
      apart(above),
      above.name && styleOf(above.name.segments[0]!) === styleOf(segment) ? 1 : 0,
      below.name ? of(below.name).count : -1,
      of(below.name).likeliest,
      below.steps,
      apart(below),
      below.name && styleOf(below.name.segments[0]!) === styleOf(segment) ? 1 : 0,
      style.priced,
      Math.log1p(style.count),
      style.likeliest,
      style.down,
      page.priced,
      page.likeliest,
      page.down,
      Math.log((page.count + 1) / (price.count + 1)),
      price.open / Math.max(1, price.count),
      link?.probability ?? (token.role === ROLE.price ? 0 : -1),
      link ? Math.min(FURTHEST, (centreY(token.token.box) - centreY(link.name.segments[0]!.box)) / size) : FURTHEST,
    ]);
  });
}

/** Two lists of features as one. */
export function joinedFeatures(a: Float32Array, b: Float32Array): Float32Array {
  const row = new Float32Array(a.length + b.length);
  row.set(a);
  row.set(b, a.length);
  return row;
}

function linksByName(links: readonly PriceLink[]): ReadonlyMap<Part, NameLinks> {
  const found = new Map<Part, NameLinks>();
  for (const { name, price, probability } of links) {
    const { count, likeliest, down } = found.get(name) ?? NONE;
    const here = (centreY(price.token.box) - centreY(name.segments[0]!.box)) / Math.max(1, name.size);
    found.set(name, { count: count + 1, likeliest: Math.max(likeliest, probability), down: Math.min(down, here) });
  }
  return found;
}

/** How names of one kind fare. */
interface Use {
  readonly count: number;
  /** Share that has a price. */
  readonly priced: number;
  readonly likeliest: number;
  readonly down: number;
}

const NO_USE: Use = { count: 0, priced: -1, likeliest: -1, down: FURTHEST };

function useBy(
  names: readonly Part[],
  keyOf: (name: Part) => string,
  of: (name: Part) => NameLinks,
): ReadonlyMap<string, Use> {
  const groups = new Map<string, NameLinks[]>();
  for (const name of names) groups.set(keyOf(name), [...(groups.get(keyOf(name)) ?? []), of(name)]);
  return new Map(
    [...groups].map(([key, own]) => {
      const priced = own.filter(({ count }) => count > 0);
      const mean = (value: (links: NameLinks) => number): number =>
        priced.reduce((sum, links) => sum + value(links), 0) / Math.max(1, priced.length);
      return [
        key,
        {
          count: own.length,
          priced: priced.length / own.length,
          likeliest: mean(({ likeliest }) => likeliest),
          down: priced.length === 0 ? FURTHEST : mean(({ down }) => down),
        },
      ];
    }),
  );
}

/** By page, how many prices there are and how many of them nobody has. */
function openByPage(
  prices: readonly TaggedToken[],
  linkOf: ReadonlyMap<TaggedToken, PriceLink>,
): ReadonlyMap<number, { count: number; open: number }> {
  const found = new Map<number, { count: number; open: number }>();
  for (const price of prices) {
    const { count, open } = found.get(price.segment.page.number) ?? { count: 0, open: 0 };
    found.set(price.segment.page.number, { count: count + 1, open: open + (linkOf.has(price) ? 0 : 1) });
  }
  return found;
}

interface NextName {
  readonly name: Part | undefined;
  readonly steps: number;
}

/** The next name on the lines above or below, and how many lines off it is. */
function nextName(from: Segment, way: 'up' | 'down', nameOn: ReadonlyMap<Segment, Part>): NextName {
  let segment = from[way];
  for (let steps = 1; segment && steps <= FURTHEST; steps++) {
    const name = nameOn.get(segment);
    if (name && name !== nameOn.get(from)) return { name, steps };
    segment = segment[way];
  }
  return { name: undefined, steps: FURTHEST + 1 };
}
