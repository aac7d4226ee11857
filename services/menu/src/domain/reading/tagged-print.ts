import { bottom } from './box';
import type { MenuPrint } from './menu-print';
import type { Segment } from './segments';
import { isOpenEnd } from './token-facts';
import { ROLE, ROLE_COUNT } from './token-roles';
import { isSameFont, type Token } from './tokens';

/** A token and what it was found to be. */
export interface TaggedToken {
  readonly token: Token;
  readonly segment: Segment;
  /** Place among all tokens of the menu, and in its segment. */
  readonly index: number;
  readonly at: number;
  /** Of `ROLE`. */
  readonly role: number;
  readonly probabilities: Float64Array;
}

/** The print of a menu with a role for each token. */
export interface TaggedPrint {
  readonly print: MenuPrint;
  readonly tokens: readonly TaggedToken[];
  readonly bySegment: ReadonlyMap<Segment, readonly TaggedToken[]>;
}

/** Tokens with the roles that their probabilities make, line by line. */
export function tagged(print: MenuPrint, probabilities: readonly Float64Array[]): TaggedPrint {
  const rolesOf = new Map<Segment, number[]>();
  let next = 0;
  for (const segment of print.segments) {
    const own = probabilities.slice(next, (next += segment.tokens.length));
    const roles = rolesOfLine(segment.tokens, own, segment.page.source === 'ocr' ? IN_PICTURES : IN_TEXT);
    joinAmounts(segment, roles, own);
    finishName(segment, roles);
    finishBeforeBar(segment, roles);
    rolesOf.set(segment, roles);
  }
  for (const segment of print.segments) continueName(segment, rolesOf);
  const tokens: TaggedToken[] = [];
  const bySegment = new Map<Segment, TaggedToken[]>();
  for (const segment of print.segments) {
    const start = tokens.length;
    const roles = rolesOf.get(segment)!;
    const own = segment.tokens.map((token, at): TaggedToken => ({
      token,
      segment,
      index: start + at,
      at,
      role: roles[at]!,
      probabilities: probabilities[start + at]!,
    }));
    tokens.push(...own);
    bySegment.set(segment, own);
  }
  return { print, tokens, bySegment };
}

/**
 * What a role is given before its evidence (log weight), by role. A dish or a heading that is missed costs its owner
 * more than one too many; in pictures, where types tell less, names are found too seldom. Set by what menus left out of
 * the fit reached.
 */
const IN_TEXT: Readonly<Partial<Record<number, number>>> = {
  [ROLE.heading]: 1.2,
  [ROLE.price]: 1,
  [ROLE.name]: 0.3,
  [ROLE.nameMore]: 0.3,
};
const IN_PICTURES: typeof IN_TEXT = { [ROLE.heading]: 1.2, [ROLE.name]: 0.7, [ROLE.nameMore]: 0.7 };
/** A line without an amount is hardly an extra: an extra says what it costs. */
const NO_AMOUNT = -1.5;
/** What an amount with a sign is given besides, to be a price. */
const SIGNED = 0.8;

/** What a change of role within a line costs (log weight): it keeps the words of a text together. */
const CHANGE = 0.6;
/** Only an amount can be a price. */
const IMPOSSIBLE = 12;

/** An amount alone at the end of a row is a price where it is one with this probability at least. */
const LONE_AMOUNT = 0.03;

/**
 * Amounts that are printed as one with a price ("$12 / $48") are prices as well, and so is one that stands alone on the
 * row of a text.
 */
function joinAmounts(segment: Segment, roles: number[], probabilities: readonly Float64Array[]): void {
  const { tokens } = segment;
  const isSign = (at: number): boolean => !/[\p{L}\d]/u.test(tokens[at]?.text ?? 'x');
  // "32 / 35 kr": the sign may be printed once.
  const alike = (a: Token, b: Token): boolean =>
    b.amount?.kind === 'single' &&
    a.amount!.decimals === b.amount.decimals &&
    (a.amount!.hasSign === b.amount.hasSign || isLike(a.amount!.value!, b.amount.value!));
  roles.forEach((role, at) => {
    if (role !== ROLE.price || tokens[at]!.amount?.kind !== 'single') return;
    for (const step of [-1, 1]) {
      const next = isSign(at + step) ? at + 2 * step : at + step;
      if (tokens[next] && roles[next] === ROLE.other && alike(tokens[at]!, tokens[next])) roles[next] = ROLE.price;
    }
  });
  const [only] = tokens;
  if (
    tokens.length === 1 &&
    only!.amount?.kind === 'single' &&
    roles[0] === ROLE.other &&
    segment.left &&
    !segment.right &&
    probabilities[0]![ROLE.price]! > LONE_AMOUNT
  )
    roles[0] = ROLE.price;
}

/** Lines of one name stand no further apart than this (type sizes), and their sizes differ by no more (log). */
const NEXT_LINE = 0.9;
const LIKE_SIZE = 0.15;

/** A name whose line ends with "with" or "&" goes on in the next one, up to the next amount or mark. */
function continueName(segment: Segment, rolesOf: ReadonlyMap<Segment, number[]>): void {
  const { up } = segment;
  if (
    up?.down !== segment ||
    segment.box.y - bottom(up.box) > NEXT_LINE * segment.size ||
    Math.abs(Math.log(segment.size / up.size)) > LIKE_SIZE
  )
    return;
  const above = rolesOf.get(up)!;
  const last = above.findLastIndex((role) => role !== ROLE.price);
  if (last < 1 || above[last] !== ROLE.nameMore || !isOpenEnd(up.tokens[last]!.text)) return;
  if (segment.page.source === 'text-layer' && !isSameFont(up.tokens[last]!, segment.tokens[0]!)) return;
  const roles = rolesOf.get(segment)!;
  for (let at = 0; roles[at] === ROLE.description; at++) roles[at] = ROLE.nameMore;
}

/** A name does not end with "with" or "&" where its line goes on in the same type: it ends with what comes next. */
function finishName({ page, tokens }: Segment, roles: number[]): void {
  for (let at = 1; at < tokens.length; at++) {
    const before = at - 1;
    const isName = roles[before] === ROLE.name || roles[before] === ROLE.nameMore;
    if (!isName || roles[at] !== ROLE.description || !isOpenEnd(tokens[before]!.text)) continue;
    if (page.source === 'text-layer' && !isSameFont(tokens[before]!, tokens[at]!)) continue;
    for (let next = at; roles[next] === ROLE.description; next++) {
      roles[next] = ROLE.nameMore;
      if (/[,.;:]$/.test(tokens[next]!.text)) break;
    }
  }
}

/** A bar parts a name from its price, "Mango con chamoy | 85": the words before it are the name's, up to a figure. */
function finishBeforeBar({ tokens }: Segment, roles: number[]): void {
  const bar = tokens.findIndex(({ text }, at) => text === '|' && roles[at + 1] === ROLE.price);
  const start = roles.indexOf(ROLE.name);
  if (bar < 0 || start < 0 || roles.slice(start, bar).includes(ROLE.price)) return;
  for (let at = start + 1; at < bar && /^[\p{L}.'’&-]+$/u.test(tokens[at]!.text); at++)
    if (roles[at] === ROLE.other) roles[at] = ROLE.nameMore;
}

/** Amounts of one dish differ by no more. */
const MAX_TIMES = 4;
const isLike = (a: number, b: number): boolean => a <= MAX_TIMES * b && b <= MAX_TIMES * a;

/** From this probability on a word belongs to a sentence. */
const SENTENCE = 0.9;

interface Step {
  readonly score: number;
  readonly from: number;
}

const placeOfBest = (steps: readonly Step[]): number =>
  steps.reduce((best, step, index) => (step.score > steps[best]!.score ? index : best), 0);
const bestBefore = (steps: readonly Step[]): number => steps[placeOfBest(steps)]!.score;

/** The likeliest roles of the tokens of a line, taken together (Viterbi). */
function rolesOfLine(
  tokens: readonly Token[],
  probabilities: readonly Float64Array[],
  prior: typeof IN_TEXT,
): number[] {
  const steps: Step[][] = [];
  const addOn = tokens.some(({ amount }) => amount) ? 0 : NO_AMOUNT;
  probabilities.forEach((p, at) => {
    steps.push(
      Array.from({ length: ROLE_COUNT }, (_, role) => {
        // Words that stand in place of an amount are a price, unless they are part of a sentence.
        if (tokens[at]!.amount?.kind === 'words' && p[ROLE.description]! < SENTENCE)
          return role === ROLE.price
            ? { score: at === 0 ? 0 : bestBefore(steps[at - 1]!), from: at === 0 ? -1 : placeOfBest(steps[at - 1]!) }
            : { score: -Infinity, from: 0 };
        const own =
          (prior[role] ?? 0) +
          Math.log(Math.max(1e-6, p[role]!)) +
          (role === ROLE.price ? evidence(tokens, at) : role === ROLE.addOn ? addOn : 0);
        if (at === 0) return { score: own, from: -1 };
        let best = { score: -Infinity, from: 0 };
        for (let from = 0; from < ROLE_COUNT; from++) {
          const score = steps[at - 1]![from]!.score - changeCost(from, role);
          if (score > best.score) best = { score, from };
        }
        return { score: best.score + own, from: best.from };
      }),
    );
  });
  const roles: number[] = [];
  let role = placeOfBest(steps.at(-1)!);
  for (let at = steps.length - 1; at >= 0; at--) {
    roles[at] = role;
    role = steps[at]![role]!.from;
  }
  return roles;
}

/** What makes figures before it a measure: "12 oz.", "33 cl". A single letter may be an allergen or a size. */
const MEASURE = /^(?:gr|kg|mg|ml|cl|dl|lt|ltr|oz|lbs?|cm|mm|abv|vol)\.?[)\],]?$/iu;

function evidence(tokens: readonly Token[], at: number): number {
  const { amount } = tokens[at]!;
  if (!amount) return -IMPOSSIBLE;
  if (amount.hasSign) return SIGNED;
  return MEASURE.test(tokens[at + 1]?.text ?? '') ? -IMPOSSIBLE : 0;
}

function changeCost(from: number, to: number): number {
  if (from === to) return to === ROLE.name ? CHANGE : 0;
  if (from === ROLE.name && to === ROLE.nameMore) return 0;
  // The rest of a name goes on behind its beginning, perhaps past a mark.
  if (to === ROLE.nameMore && from !== ROLE.other) return 2 * CHANGE;
  return to === ROLE.price || from === ROLE.price ? 0 : CHANGE;
}
