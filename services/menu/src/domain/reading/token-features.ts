import { centreX, centreY, mean, median, right } from './box';
import { lookFeatures, tokenLook } from './look-features';
import type { LineFacts, MenuPrint } from './menu-print';
import type { Segment } from './segments';
import { textBlocks, type TextBlock } from './text-blocks';
import type { TokenFacts } from './token-facts';
import type { Token } from './tokens';

/** How a style is used over a page. */
interface StyleUse {
  share: number;
  words: number;
  priced: number;
  changesBelow: number;
  description: number;
  heading: number;
  first: number;
  relativeSize: number;
}

/** The features of each token, in the order of segments and their tokens. */
export function tokenFeatures(print: MenuPrint): Float32Array[] {
  const rows: Float32Array[] = [];
  const pages = new Map<Segment['page'], Segment[]>();
  for (const segment of print.segments) pages.set(segment.page, [...(pages.get(segment.page) ?? []), segment]);
  for (const [page, segments] of pages) {
    const styles = styleUses(segments, print);
    const blocks = textBlocks(segments);
    const rhythm = priceRhythm(segments, print);
    const whole = [...pageFeatures(page, segments, print), ...blockUse(blocks, print)];
    const amounts = segments.flatMap((segment) => segment.tokens.filter((token) => token.amount?.kind === 'single'));
    const lines = segments.map((segment) => print.lines.get(segment)!);
    for (const segment of segments) {
      const line = [
        ...segmentFeatures(segment, print, styles),
        ...blockFeatures(segment, blocks.get(segment)!, print),
        ...rhythmFeatures(segment, rhythm),
        ...countFeatures(segment, segments, styles, blocks, amounts.length, print),
        ...lookFeatures(segment, lines, print),
        ...openEnds(segment, print),
      ];
      const facts = print.facts.get(segment)!;
      facts.forEach((fact, at) =>
        rows.push(
          Float32Array.from([
            ...ownFeatures(facts, at, styles),
            ...amountFeatures(fact, facts[at + 1], facts[at - 1], amounts),
            ...tokenLook(facts, at),
            ...line,
            ...whole,
          ]),
        ),
      );
    }
  }
  return rows;
}

function styleUses(segments: readonly Segment[], print: MenuPrint): ReadonlyMap<string, StyleUse> {
  const groups = new Map<string, Segment[]>();
  for (const segment of segments) {
    const { style } = print.lines.get(segment)!;
    groups.set(style, [...(groups.get(style) ?? []), segment]);
  }
  return new Map(
    [...groups].map(([style, own]) => {
      const lines = own.map((segment) => print.lines.get(segment)!);
      return [
        style,
        {
          share: own.length / segments.length,
          words: mean(lines.map(({ count }) => count)),
          priced: mean(lines.map((line) => (line.amounts > 0 || line.rowAmounts > 0 ? 1 : 0))),
          changesBelow: mean(
            own.map((segment) => (segment.down && print.lines.get(segment.down)!.style !== style ? 1 : 0)),
          ),
          description: mean(lines.map(({ description }) => description)),
          heading: mean(lines.map(({ heading }) => heading)),
          first: Math.log1p(own.length),
          relativeSize: mean(lines.map(({ relativeSize }) => relativeSize)),
        },
      ];
    }),
  );
}

const NO_USE: StyleUse = {
  share: 0,
  words: 0,
  priced: 0,
  changesBelow: 0,
  description: 0,
  heading: 0,
  first: 0,
  relativeSize: 0,
};

function ownFeatures(facts: readonly TokenFacts[], at: number, styles: ReadonlyMap<string, StyleUse>): number[] {
  const fact = facts[at]!;
  const [before, after] = [facts[at - 1], facts[at + 1]];
  const { token, hint } = fact;
  const use = styles.get(fact.style) ?? NO_USE;
  const commas = (from: number, to: number): number =>
    facts.slice(from, to).filter(({ endsWith }) => endsWith === 1).length;
  const amounts = (from: number, to: number): number =>
    facts.slice(from, to).filter(({ amountKind }) => amountKind > 0).length;
  return [
    fact.casing,
    fact.amountKind,
    token.amount?.value === undefined ? -1 : Math.log1p(token.amount.value),
    token.amount?.hasSign ? 1 : 0,
    token.amount ? 0 : token.text.length,
    fact.endsWith,
    bit(fact.opensBracket),
    bit(fact.inBrackets),
    bit(fact.isLabel),
    bit(fact.isConnector),
    bit(fact.isUnit),
    bit(fact.isMark),
    bit(fact.isNumberMark),
    token.words[0]!.confidence,
    Math.min(8, at),
    Math.min(8, facts.length - 1 - at),
    fact.gapBefore,
    after?.gapBefore ?? 9,
    bit(token.words[0]!.bold ?? false),
    bit(token.words[0]!.italic ?? false),
    hint.name,
    hint.description,
    hint.heading,
    hint.other,
    hint.seen,
    before ? bit(before.style === fact.style) : -1,
    after ? bit(after.style === fact.style) : -1,
    bit(facts[0]!.style === fact.style),
    use.share,
    use.words,
    use.priced,
    use.description,
    before?.casing ?? -1,
    before?.amountKind ?? -1,
    before?.endsWith ?? -1,
    bit(before?.isConnector ?? false),
    bit(before?.isUnit ?? false),
    bit(before?.isNumberMark ?? false),
    before?.hint.description ?? 0,
    before?.hint.name ?? 0,
    after?.casing ?? -1,
    after?.amountKind ?? -1,
    after?.endsWith ?? -1,
    bit(after?.isConnector ?? false),
    bit(after?.isUnit ?? false),
    bit(after?.isLabel ?? false),
    after?.hint.description ?? 0,
    after?.hint.name ?? 0,
    facts[at + 2]?.casing ?? -1,
    facts[at + 2]?.amountKind ?? -1,
    facts[at - 2]?.casing ?? -1,
    facts[at - 2]?.amountKind ?? -1,
    commas(0, at),
    commas(at, facts.length),
    amounts(0, at),
    amounts(at + 1, facts.length),
    bit(facts.slice(0, at).some(({ endsWith }) => endsWith === 4 || endsWith === 3)),
    bit(facts.slice(0, at).some(({ inBrackets }) => inBrackets)),
    mean(facts.slice(0, at).map(({ hint: own }) => own.description)),
    mean(facts.slice(at + 1).map(({ hint: own }) => own.description)),
    mean(facts.slice(0, at).map(({ casing }) => (casing >= 2 ? 1 : 0))),
    mean(facts.slice(at + 1).map(({ casing }) => (casing >= 2 ? 1 : 0))),
    fact.token.size / Math.max(1, fact.segment.size),
  ];
}

const bit = (value: boolean): number => (value ? 1 : 0);

const formOf = (token: Token): string => `${token.amount!.decimals}${token.amount!.hasSign ? '$' : ''}`;
/** "07.00", "22.00 -": the figures of a clock. */
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const CLOCK = /^\D?(?:[01]?\d|2[0-4])[.:][0-5]\d\D?$/;

/** How an amount goes with the others of its page: prices are written alike, stand in columns and have like values. */
function amountFeatures(
  { token }: TokenFacts,
  after: TokenFacts | undefined,
  before: TokenFacts | undefined,
  amounts: readonly Token[],
): number[] {
  const value = token.amount?.kind === 'single' ? token.amount.value : undefined;
  if (value === undefined || amounts.length === 0) return [-1, -1, -1, 0, 0, 0];
  const near = 0.5 * token.size;
  const others = Math.max(1, amounts.length - 1);
  const middle = median(amounts.map((other) => other.amount!.value!));
  const alike = amounts.filter((other) => other !== token && formOf(other) === formOf(token)).length / others;
  const column = amounts.filter(
    (other) =>
      other !== token &&
      (Math.abs(right(other.box) - right(token.box)) < near || Math.abs(other.box.x - token.box.x) < near),
  ).length;
  const isDash = (fact: TokenFacts | undefined): boolean => fact !== undefined && /^[-–—]$/.test(fact.token.text);
  return [
    alike,
    Math.log((value + 0.5) / (middle + 0.5)),
    Math.log1p(column),
    bit(CLOCK.test(token.text)),
    bit(isDash(after) || isDash(before)),
    bit(YEAR.test(token.text)),
  ];
}

/** Features of a line by itself: 18 numbers. */
function ownLine(line: LineFacts): number[] {
  return [
    line.count,
    line.capitals,
    line.initials,
    line.amounts,
    line.endsInAmount,
    line.startsWithAmount,
    line.onlyAmounts,
    line.rowAmounts,
    line.rowAmountGap,
    line.rowTextLeft,
    line.rowTextRight,
    line.letters,
    line.relativeSize,
    line.endsWithComma,
    line.description,
    line.heading,
    line.name,
    line.other,
  ];
}

function segmentFeatures(segment: Segment, print: MenuPrint, styles: ReadonlyMap<string, StyleUse>): number[] {
  const line = print.lines.get(segment)!;
  const { page, box } = segment;
  const use = styles.get(line.style) ?? NO_USE;
  return [
    ...ownLine(line),
    line.leftAligned,
    line.centred,
    line.rightAligned,
    box.width / page.width,
    box.x / page.width,
    centreX(box) / page.width,
    centreY(box) / page.height,
    use.share,
    use.words,
    use.priced,
    use.changesBelow,
    use.description,
    use.heading,
    use.first,
    use.relativeSize,
    ...neighbour(segment, segment.up, print),
    ...neighbour(segment, segment.down, print),
    ...far(segment, segment.up?.up, print),
    ...far(segment, segment.down?.down, print),
    ...beside(segment.left, print),
    ...beside(segment.right, print),
  ];
}

function neighbour(segment: Segment, other: Segment | undefined, print: MenuPrint): number[] {
  if (!other) return [99, 0, -1, 99, 99, 99, 0, 0, 0, -1, 0, 0, 0, -1, -1, 0, 0, 0];
  const own = print.lines.get(segment)!;
  const line = print.lines.get(other)!;
  const size = Math.max(1, segment.size);
  return [
    Math.min(20, Math.abs(centreY(segment.box) - centreY(other.box)) / size),
    Math.log(other.size / size),
    bit(own.style === line.style),
    clamp((segment.box.x - other.box.x) / size),
    clamp((centreX(segment.box) - centreX(other.box)) / size),
    clamp((right(segment.box) - right(other.box)) / size),
    line.count,
    line.capitals,
    line.initials,
    line.endsInAmount,
    line.amounts,
    line.rowAmounts,
    line.onlyAmounts,
    line.endsWithComma,
    line.startsWithAmount,
    line.description,
    line.heading,
    line.relativeSize,
  ];
}

function far(segment: Segment, other: Segment | undefined, print: MenuPrint): number[] {
  if (!other) return [99, -1, 0, 0, 0, 0, 0];
  const line = print.lines.get(other)!;
  return [
    Math.min(30, Math.abs(centreY(segment.box) - centreY(other.box)) / Math.max(1, segment.size)),
    bit(print.lines.get(segment)!.style === line.style),
    line.capitals,
    line.amounts + line.rowAmounts,
    line.count,
    line.description,
    line.relativeSize,
  ];
}

function beside(other: Segment | undefined, print: MenuPrint): number[] {
  if (!other) return [-1, 0, 0, 0, 0];
  const line = print.lines.get(other)!;
  return [line.count, line.amounts, line.capitals, line.relativeSize, line.description];
}

const clamp = (value: number): number => Math.max(-30, Math.min(30, value));

function pageFeatures(page: Segment['page'], segments: readonly Segment[], print: MenuPrint): number[] {
  const lines = segments.map((segment) => print.lines.get(segment)!);
  const amounts = segments.flatMap((segment) =>
    segment.tokens.flatMap((token) => (token.amount?.kind === 'single' ? [token.amount] : [])),
  );
  return [
    page.source === 'text-layer' ? 1 : 0,
    Math.log1p(segments.length),
    amounts.length / Math.max(1, segments.length),
    mean(amounts.map(({ decimals }) => (decimals === 2 ? 1 : 0))),
    mean(amounts.map(({ hasSign }) => (hasSign ? 1 : 0))),
    mean(amounts.map(({ decimals }) => (decimals === 0 ? 1 : 0))),
    mean(lines.map(({ onlyAmounts }) => onlyAmounts)),
    mean(lines.map(({ count }) => count)),
    mean(lines.map(({ capitals }) => capitals)),
    mean(lines.map(({ endsInAmount }) => bit(endsInAmount > 0))),
  ];
}

const isPriced = (segment: Segment, print: MenuPrint): boolean =>
  print.lines.get(segment)!.amounts > 0 || print.lines.get(segment)!.rowAmounts > 0;

/** Where a line stands in its block, and where the block has its prices. */
function blockFeatures(segment: Segment, { segments }: TextBlock, print: MenuPrint): number[] {
  const at = segments.indexOf(segment);
  const [first, second, last] = [segments[0]!, segments[1], segments.at(-1)!];
  const priced = segments.filter((other) => isPriced(other, print));
  const styleOf = (other: Segment | undefined): string | undefined => other && print.lines.get(other)!.style;
  return [
    Math.min(8, at),
    Math.min(8, segments.length - 1 - at),
    Math.min(12, segments.length),
    priced.length,
    bit(isPriced(first, print)),
    bit(isPriced(last, print)),
    segments.slice(0, at).filter((other) => isPriced(other, print)).length,
    segments.slice(at + 1).filter((other) => isPriced(other, print)).length,
    second ? bit(styleOf(first) === styleOf(second)) : -1,
    bit(styleOf(first) === styleOf(segment)),
    print.lines.get(first)!.capitals,
    print.lines.get(first)!.count,
  ];
}

/**
 * How many lines of its column stand between a line and the prices above and below it; dishes of a menu mostly take
 * equally many.
 */
interface Rhythm {
  readonly since: ReadonlyMap<Segment, number>;
  readonly until: ReadonlyMap<Segment, number>;
  readonly usual: number;
}

const LONGEST_CHAIN = 12;

function priceRhythm(segments: readonly Segment[], print: MenuPrint): Rhythm {
  const distance = (start: Segment, next: (segment: Segment) => Segment | undefined): number => {
    let segment = next(start);
    for (let steps = 1; segment && steps < LONGEST_CHAIN; steps++) {
      if (isPriced(segment, print)) return steps;
      segment = next(segment);
    }
    return LONGEST_CHAIN;
  };
  const since = new Map(segments.map((segment) => [segment, distance(segment, ({ up }) => up)]));
  const until = new Map(
    segments.map((segment) => [segment, isPriced(segment, print) ? 0 : distance(segment, ({ down }) => down)]),
  );
  const periods = segments.flatMap((segment) =>
    isPriced(segment, print) && since.get(segment)! < LONGEST_CHAIN ? [since.get(segment)!] : [],
  );
  return { since, until, usual: median(periods) };
}

function rhythmFeatures(segment: Segment, { since, until, usual }: Rhythm): number[] {
  const [before, after] = [since.get(segment)!, until.get(segment)!];
  return [before, after, usual, before + after - usual];
}

/** Whether this line and the one above end in the middle of a text. */
const openEnds = (segment: Segment, { lines }: MenuPrint): number[] => [
  lines.get(segment)!.openEnd,
  segment.up ? lines.get(segment.up)!.openEnd : 0,
];

/** How many lines of the page are set like this one, against its prices: names are about as many. */
function countFeatures(
  segment: Segment,
  page: readonly Segment[],
  styles: ReadonlyMap<string, StyleUse>,
  blocks: ReadonlyMap<Segment, TextBlock>,
  prices: number,
  print: MenuPrint,
): number[] {
  const line = print.lines.get(segment)!;
  const against = (count: number): number => Math.log((count + 1) / (prices + 1));
  const use = styles.get(line.style) ?? NO_USE;
  const near = 0.4 * segment.size;
  const alike = page.filter(
    (other) => Math.abs(other.box.x - segment.box.x) < near && print.lines.get(other)!.style === line.style,
  );
  const opens = alike.filter((other) => blocks.get(other)!.segments[0] === other).length;
  return [
    against(Math.expm1(use.first)),
    against(page.filter((other) => Math.abs(other.box.x - segment.box.x) < near).length),
    against(alike.length),
    opens / Math.max(1, alike.length),
  ];
}

/** How the blocks of a page are made: with one price, on their first line or their last, of several lines. */
function blockUse(blocks: ReadonlyMap<Segment, TextBlock>, print: MenuPrint): number[] {
  const all = [...new Set(blocks.values())];
  const long = all.filter(({ segments }) => segments.length > 1);
  const share = (list: readonly TextBlock[], holds: (block: TextBlock) => boolean): number =>
    list.length === 0 ? -1 : list.filter(holds).length / list.length;
  return [
    share(all, ({ segments }) => segments.length > 1),
    share(long, ({ segments }) => segments.filter((segment) => isPriced(segment, print)).length === 1),
    share(long, ({ segments }) => isPriced(segments[0]!, print)),
    share(long, ({ segments }) => isPriced(segments.at(-1)!, print) && !isPriced(segments[0]!, print)),
  ];
}
