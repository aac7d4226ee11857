import type { MenuPrint } from './menu-print';
import type { Segment } from './segments';

/**
 * What a pass found around a token, appended to its features for the next: probabilities of the roles, of itself and of
 * its neighbours.
 *
 * @param wanted places of the tokens that are asked about, in order; all of them when left out
 */
export function contextFeatures(
  print: MenuPrint,
  features: readonly Float32Array[],
  probabilities: readonly Float64Array[],
  roleCount: number,
  wanted?: readonly number[],
): Float32Array[] {
  const isWanted = wanted && new Set(wanted);
  const firstOf = new Map<Segment, number>();
  let next = 0;
  for (const segment of print.segments) {
    firstOf.set(segment, next);
    next += segment.tokens.length;
  }
  const none = new Float64Array(roleCount);
  const means = new Map<Segment, Float64Array>();
  const styleSums = new Map<string, { sum: Float64Array; count: number }>();
  const pageSums = new Map<Segment['page'], { sum: Float64Array; count: number }>();
  for (const segment of print.segments) {
    const start = firstOf.get(segment)!;
    const own = averaged(probabilities.slice(start, start + segment.tokens.length), roleCount);
    means.set(segment, own);
    segment.tokens.forEach((_, at) => {
      const p = probabilities[start + at]!;
      addTo(styleSums, styleKey(print, segment, at), p, roleCount);
      addTo(pageSums, segment.page, p, roleCount);
    });
  }
  const of = (segment: Segment | undefined): Float64Array => (segment ? means.get(segment)! : none);
  const width = (features[0]?.length ?? 0) + CONTEXTS * roleCount;
  return print.segments.flatMap((segment) => {
    const start = firstOf.get(segment)!;
    const end = start + segment.tokens.length;
    const around = [
      of(segment),
      of(segment.up),
      of(segment.down),
      of(segment.up?.up),
      of(segment.down?.down),
      of(segment.left),
      of(segment.right),
    ];
    const pageMean = scaled(pageSums.get(segment.page)!);
    const [upLast, downFirst] = [
      lastOf(segment.up, firstOf, probabilities) ?? none,
      firstTokenOf(segment.down, firstOf, probabilities) ?? none,
    ];
    const within = (index: number): Float64Array => (index >= start && index < end ? probabilities[index]! : none);
    return segment.tokens.flatMap((_, at) => {
      const index = start + at;
      if (isWanted && !isWanted.has(index)) return [];
      const style = scaled(styleSums.get(styleKey(print, segment, at))!);
      const row = new Float32Array(width);
      row.set(features[index]!);
      let place = features[index]!.length;
      for (const p of [
        probabilities[index]!,
        within(index - 1),
        within(index + 1),
        within(index - 2),
        within(index + 2),
        ...around,
        style,
        pageMean,
        upLast,
        downFirst,
      ]) {
        row.set(p, place);
        place += roleCount;
      }
      return [row];
    });
  });
}

/** How many lists of probabilities are appended. */
const CONTEXTS = 16;

/** Type and shape together: how tokens of this kind are used on the page. */
function styleKey(print: MenuPrint, segment: Segment, at: number): string {
  const fact = print.facts.get(segment)![at]!;
  return `${segment.page.number}|${fact.style}|${fact.casing >= 3 ? 'C' : ''}|${fact.amountKind}|${at === 0 ? 'first' : ''}`;
}

function addTo<K>(
  sums: Map<K, { sum: Float64Array; count: number }>,
  key: K,
  p: Float64Array,
  roleCount: number,
): void {
  const entry = sums.get(key) ?? { sum: new Float64Array(roleCount), count: 0 };
  p.forEach((value, index) => (entry.sum[index]! += value));
  entry.count += 1;
  sums.set(key, entry);
}

const scaled = ({ sum, count }: { sum: Float64Array; count: number }): Float64Array =>
  sum.map((value) => value / count);

function averaged(list: readonly Float64Array[], roleCount: number): Float64Array {
  const sum = new Float64Array(roleCount);
  for (const p of list) p.forEach((value, index) => (sum[index]! += value / list.length));
  return sum;
}

function lastOf(
  segment: Segment | undefined,
  firstOf: ReadonlyMap<Segment, number>,
  probabilities: readonly Float64Array[],
): Float64Array | undefined {
  return segment && probabilities[firstOf.get(segment)! + segment.tokens.length - 1];
}

function firstTokenOf(
  segment: Segment | undefined,
  firstOf: ReadonlyMap<Segment, number>,
  probabilities: readonly Float64Array[],
): Float64Array | undefined {
  return segment && probabilities[firstOf.get(segment)!];
}
