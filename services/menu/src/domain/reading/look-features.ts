import { mean } from './box';
import type { LineFacts, MenuPrint } from './menu-print';
import { unlikeInk, type PrintLook } from './print-looks';
import type { Segment } from './segments';
import type { TokenFacts } from './token-facts';

/** How a token is printed, and how unlike the tokens beside it and at the beginning of its line. */
export function tokenLook(facts: readonly TokenFacts[], at: number): number[] {
  const own = facts[at]!.look;
  const against = (other: TokenFacts | undefined): number[] =>
    other ? [own.weight - other.look.weight, unlikeInk(own, other.look)] : [0, -1];
  return [...ownLook(own), ...against(facts[at - 1]), ...against(facts[at + 1]), ...against(facts[0])];
}

const ownLook = ({ weight, apart, colourful, strength, inverted }: PrintLook): number[] => [
  weight,
  apart,
  colourful,
  strength,
  inverted,
];

/** Lines are printed alike when their strokes differ by less (log), and their colours. */
const SAME_WEIGHT = 0.15;
const SAME_INK = 0.3;

/** How a line is printed, how unlike its neighbours, and what the lines of the page are that are printed alike. */
export function lookFeatures(segment: Segment, page: readonly LineFacts[], print: MenuPrint): number[] {
  const { look } = print.lines.get(segment)!;
  const against = (other: Segment | undefined): number[] => {
    const line = other && print.lines.get(other)!;
    return line ? [look.weight - line.look.weight, unlikeInk(look, line.look)] : [0, -1];
  };
  const alike = page.filter(
    (line) => Math.abs(line.look.weight - look.weight) < SAME_WEIGHT && unlikeInk(line.look, look) < SAME_INK,
  );
  return [
    ...ownLook(look),
    ...against(segment.up),
    ...against(segment.down),
    ...against(segment.left),
    ...against(segment.right),
    alike.length / page.length,
    mean(alike.map((line) => Number(line.amounts > 0 || line.rowAmounts > 0))),
    mean(alike.map(({ description }) => description)),
    mean(alike.map(({ count }) => count)),
  ];
}
