import { centreX, mean, median, right } from './box';
import type { Lexicon } from './lexicon';
import { meanLook, printLooks, type PrintLook } from './print-looks';
import type { Segment } from './segments';
import { isOpenEnd, tokenFacts, type TokenFacts } from './token-facts';

/** Everything that is known of one menu's print before roles are given. */
export interface MenuPrint {
  readonly segments: readonly Segment[];
  /** By segment, in order. */
  readonly facts: ReadonlyMap<Segment, readonly TokenFacts[]>;
  readonly lines: ReadonlyMap<Segment, LineFacts>;
}

/** What a segment shows as a whole. */
export interface LineFacts {
  readonly count: number;
  readonly capitals: number;
  readonly initials: number;
  readonly amounts: number;
  readonly endsInAmount: number;
  readonly startsWithAmount: number;
  /** 1 when there is nothing but amounts and labels in it. */
  readonly onlyAmounts: number;
  /**
   * Amounts that stand alone further right on its row, before other text, and how far off the first is (type sizes).
   */
  readonly rowAmounts: number;
  readonly rowAmountGap: number;
  readonly rowTextLeft: number;
  readonly rowTextRight: number;
  readonly letters: number;
  readonly relativeSize: number;
  readonly style: string;
  /** Of its words together. */
  readonly look: PrintLook;
  readonly endsWithComma: number;
  /** 1 when its last word cannot be the last of a text. */
  readonly openEnd: number;
  readonly description: number;
  readonly heading: number;
  readonly name: number;
  readonly other: number;
  readonly leftAligned: number;
  readonly centred: number;
  readonly rightAligned: number;
}

/** Builds the print of a menu from the segments of its pages. */
export function menuPrint(pages: readonly (readonly Segment[])[], lexicon: Lexicon): MenuPrint {
  const segments = pages.flat();
  const facts = new Map(
    pages.flatMap((page) => {
      const lookOf = page[0] && printLooks(page[0].page);
      return lookOf ? page.map((segment) => [segment, tokenFacts(segment, lexicon, lookOf)] as const) : [];
    }),
  );
  const lines = new Map<Segment, LineFacts>();
  for (const page of pages) {
    const usual = usualSize(page);
    for (const segment of page) lines.set(segment, lineFacts(segment, facts.get(segment)!, page, usual));
    for (const segment of page) lines.set(segment, withRow(segment, lines));
  }
  return { segments, facts, lines };
}

/** Type size of a page's running text. */
function usualSize(segments: readonly Segment[]): number {
  return (
    median(segments.flatMap((segment) => segment.tokens.filter((token) => !token.amount).map((token) => token.size))) ||
    1
  );
}

function lineFacts(segment: Segment, facts: readonly TokenFacts[], page: readonly Segment[], usual: number): LineFacts {
  const words = facts.filter(({ casing }) => casing > 0);
  const near = segment.size * 0.4;
  const others = page.length;
  return {
    count: facts.length,
    capitals: mean(words.map(({ casing }) => (casing >= 3 ? 1 : 0))),
    initials: mean(words.filter(({ isConnector }) => !isConnector).map(({ casing }) => (casing >= 2 ? 1 : 0))),
    amounts: facts.filter(({ amountKind }) => amountKind > 0).length,
    endsInAmount: facts.at(-1)!.amountKind,
    startsWithAmount: facts[0]!.amountKind,
    onlyAmounts:
      facts.some(({ amountKind }) => amountKind > 0) &&
      facts.every((fact) => fact.amountKind > 0 || fact.isLabel || fact.casing === 0)
        ? 1
        : 0,
    rowAmounts: 0,
    rowAmountGap: 99,
    rowTextLeft: 99,
    rowTextRight: 99,
    letters: words.reduce((sum, { token }) => sum + token.text.length, 0),
    relativeSize: Math.log(segment.size / usual),
    style: facts[0]!.style,
    look: meanLook((words.length > 0 ? words : facts).map(({ look }) => look)),
    endsWithComma: facts.at(-1)!.endsWith === 1 || facts.at(-1)!.endsWith === 4 || facts.at(-1)!.isConnector ? 1 : 0,
    openEnd: isOpenEnd(facts.at(-1)!.token.text) ? 1 : 0,
    description: mean(words.map(({ hint }) => hint.description)),
    heading: mean(words.map(({ hint }) => hint.heading)),
    name: mean(words.map(({ hint }) => hint.name)),
    other: mean(words.map(({ hint }) => hint.other)),
    leftAligned: page.filter((other) => Math.abs(other.box.x - segment.box.x) < near).length / others,
    centred: page.filter((other) => Math.abs(centreX(other.box) - centreX(segment.box)) < near).length / others,
    rightAligned: page.filter((other) => Math.abs(right(other.box) - right(segment.box)) < near).length / others,
  };
}

function withRow(segment: Segment, lines: ReadonlyMap<Segment, LineFacts>): LineFacts {
  const own = lines.get(segment)!;
  let rowAmounts = 0;
  let rowAmountGap = 99;
  let rowTextRight = 99;
  const gap = (other: Segment): number => Math.min(98, (other.box.x - right(segment.box)) / segment.size);
  let next = segment.right;
  for (let steps = 0; next && steps < 6; steps++) {
    const line = lines.get(next)!;
    if (line.onlyAmounts) {
      if (rowAmounts === 0) rowAmountGap = gap(next);
      rowAmounts += line.amounts;
    } else if (line.letters > 2) {
      rowTextRight = gap(next);
      break;
    }
    next = next.right;
  }
  let rowTextLeft = 99;
  let before = segment.left;
  for (let steps = 0; before && steps < 6; steps++) {
    if (!lines.get(before)!.onlyAmounts && lines.get(before)!.letters > 2) {
      rowTextLeft = Math.min(98, (segment.box.x - right(before.box)) / segment.size);
      break;
    }
    before = before.left;
  }
  return { ...own, rowAmounts, rowAmountGap, rowTextLeft, rowTextRight };
}
