import { logistic, scoresOfAll, type BoostedTrees } from './boosted-trees';
import { centreX, centreY, right, sharedWidth } from './box';
import type { MenuParts, Part } from './menu-parts';
import type { Segment } from './segments';

/** A name and a heading that it may stand under. */
export interface HeadingPair {
  readonly name: Part;
  readonly heading: Part;
  readonly features: Float32Array;
}

const MAX_HEADINGS = 7;
/** How many lines up the chain above a name is followed. */
const CHAIN = 60;

/** The headings that each name may stand under, with what speaks for and against. */
export function headingPairs({ names, headings }: MenuParts): HeadingPair[] {
  const headingOf = new Map(
    headings.flatMap((heading) => heading.segments.map((segment): [Segment, Part] => [segment, heading])),
  );
  const pages = [...new Set([...names, ...headings].map(({ page }) => page))];
  const byPage = new Map(pages.map((page) => [page, headings.filter((heading) => heading.page === page)]));
  return names.flatMap((name) => {
    const own = byPage.get(name.page)!;
    const before = lastBefore(headings, name);
    const chain = chained(name, headingOf);
    const above = own
      .filter((heading) => centreY(heading.box) < centreY(name.box) + name.size)
      .sort((a, b) => distance(a, name) - distance(b, name))
      .slice(0, MAX_HEADINGS - 2);
    const columnEnd = own
      .filter((heading) => right(heading.box) < name.box.x + name.size && !above.includes(heading))
      .sort((a, b) => centreY(b.box) - centreY(a.box) || b.box.x - a.box.x)
      .slice(0, 2);
    const candidates = [...new Set([...(chain ? [chain] : []), ...above, ...columnEnd, ...(before ? [before] : [])])];
    return candidates.map((heading, rank) => ({
      name,
      heading,
      features: features({ name, heading, rank, chain, own, names, before }),
    }));
  });
}

/** The heading that is reached by going up from line to line. */
function chained(name: Part, headingOf: ReadonlyMap<Segment, Part>): Part | undefined {
  let segment: Segment | undefined = name.segments[0]!.up;
  for (let steps = 0; segment && steps < CHAIN; steps++) {
    const heading = headingOf.get(segment);
    if (heading) return heading;
    segment = segment.up;
  }
  return undefined;
}

/** The last heading of the pages before. */
function lastBefore(headings: readonly Part[], name: Part): Part | undefined {
  const earlier = headings.filter(({ page }) => page.number < name.page.number);
  const page = Math.max(0, ...earlier.map((heading) => heading.page.number));
  return earlier
    .filter((heading) => heading.page.number === page)
    .reduce<Part | undefined>(
      (best, heading) =>
        !best || heading.box.x + 0.3 * heading.box.y > best.box.x + 0.3 * best.box.y ? heading : best,
      undefined,
    );
}

function distance(heading: Part, name: Part): number {
  const size = Math.max(1, name.size);
  const apart = Math.max(0, heading.box.x - right(name.box), name.box.x - right(heading.box));
  return (Math.abs(centreY(name.box) - centreY(heading.box)) + 1.5 * apart) / size;
}

interface Candidate {
  readonly name: Part;
  readonly heading: Part;
  readonly rank: number;
  readonly chain: Part | undefined;
  readonly own: readonly Part[];
  readonly names: readonly Part[];
  readonly before: Part | undefined;
}

function features({ name, heading, rank, chain, own, names, before }: Candidate): Float32Array {
  const size = Math.max(1, name.size);
  const elsewhere = heading.page !== name.page;
  const { box } = heading;
  const down = (centreY(name.box) - centreY(box)) / size;
  const overlapping = (other: Part): boolean => sharedWidth(other.box, name.box) > 0;
  const isAbove = (other: Part): boolean => centreY(other.box) < centreY(name.box);
  const between = own.filter((other) => other !== heading && isAbove(other) && centreY(other.box) > centreY(box));
  const sameColumn = names.filter((other) => other.page === name.page && Math.abs(other.box.x - name.box.x) < 2 * size);
  const wide = Math.max(right(name.box), right(box)) - Math.min(name.box.x, box.x);
  return Float32Array.from([
    rank,
    elsewhere ? 1 : 0,
    heading === chain ? 1 : 0,
    chain ? 1 : 0,
    heading === before ? 1 : 0,
    elsewhere ? 99 : clamp(down),
    elsewhere ? 0 : clamp((name.box.x - box.x) / size),
    elsewhere ? 0 : clamp((centreX(name.box) - centreX(box)) / size),
    elsewhere ? 0 : clamp((box.x - right(name.box)) / size),
    elsewhere ? 0 : clamp((name.box.x - right(box)) / size),
    sharedWidth(name.box, box) / Math.max(1, wide),
    box.width / heading.page.width,
    Math.log(heading.size / size),
    elsewhere ? 0 : between.length,
    elsewhere ? 0 : between.filter(overlapping).length,
    own.filter(isAbove).length,
    own.filter((other) => isAbove(other) && overlapping(other)).length,
    own.filter((other) => distance(other, name) < distance(heading, name)).length,
    own.length,
    elsewhere
      ? 0
      : names.filter(
          (other) =>
            other.page === name.page &&
            centreY(other.box) > centreY(box) &&
            centreY(other.box) < centreY(name.box) &&
            sharedWidth(other.box, box) > 0,
        ).length,
    elsewhere
      ? 0
      : own.filter((other) => other !== heading && centreY(other.box) > centreY(box) && sharedWidth(other.box, box) > 0)
          .length,
    sameColumn.filter((other) => centreY(other.box) < centreY(name.box)).length,
    heading.page.number - name.page.number,
    centreY(name.box) / name.page.height,
    centreY(box) / heading.page.height,
    name.box.x / name.page.width,
    box.x / heading.page.width,
    heading.tokens.length,
    heading.tokens[0]!.probabilities[4]!,
    Math.abs(down) < 0.5 ? 1 : 0,
  ]);
}

const clamp = (value: number): number => Math.max(-80, Math.min(80, value));

/** Which heading a name stands under, and how likely that is. */
export interface HeadingLink {
  readonly heading: Part;
  readonly probability: number;
}

const LEAST_LIKELY = 0.2;

/** Puts names under headings by fitted weights. */
export function linkHeadings(pairs: readonly HeadingPair[], trees: BoostedTrees): ReadonlyMap<Part, HeadingLink> {
  const links = new Map<Part, HeadingLink>();
  const scores = scoresOfAll(
    trees,
    pairs.map(({ features: row }) => row),
  );
  for (const [index, { name, heading }] of pairs.entries()) {
    const probability = logistic(scores[index]![0]!);
    const known = links.get(name);
    if (probability >= LEAST_LIKELY && (!known || probability > known.probability))
      links.set(name, { heading, probability });
  }
  return links;
}
