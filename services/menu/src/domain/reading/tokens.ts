import { right, type Box } from './box';
import type { Word } from './page';
import { AMOUNT_PATTERN, isUnpriced, repairFigures, SIGN_PATTERN, withPoint } from './price-text';
import { typeSize } from './type-size';

/** What an amount may be, as printed. */
export interface Amount {
  /** As printed, with figures that recognition mistook for letters put right. */
  readonly text: string;
  /** In major units; of a range its lower end; undefined where words stand in place of an amount ("MP"). */
  readonly value: number | undefined;
  /** Decimals printed: 0, 1 or 2. */
  readonly decimals: number;
  readonly hasSign: boolean;
  readonly kind: 'single' | 'range' | 'words';
  /** Letters were taken for figures to make sense of it. */
  readonly repaired: boolean;
}

/** The smallest part of a line that has a role of its own: a word, or an amount with its sign. */
export interface Token {
  readonly text: string;
  readonly box: Box;
  /** Where it was taken from; an amount may be of several words, and a word may hold several tokens. */
  readonly words: readonly Word[];
  readonly size: number;
  readonly amount?: Amount;
}

const SIGN_ONLY = new RegExp(String.raw`^(?:${SIGN_PATTERN})\.?$`, 'iu');
/** What is left of leaders before an amount with cents: ".8,20". */
const REST_OF_LEADERS = String.raw`(?:[.·,:]{1,2}(?=\d+[.,]\d{2}(?!\d)))?`;
const WHOLE_AMOUNT = new RegExp(
  String.raw`^[(+/|]?${REST_OF_LEADERS}(?:(${SIGN_PATTERN})\s?)?(${AMOUNT_PATTERN})\s?(${SIGN_PATTERN})?(?:[)*,;:/|]|\.(?!\d))*$`,
  'iu',
);
const RANGE = new RegExp(
  String.raw`^(?:${SIGN_PATTERN})?\s?(${AMOUNT_PATTERN})\s?(?:${SIGN_PATTERN})?\s?[-–—]\s?(?:${SIGN_PATTERN})?\s?(${AMOUNT_PATTERN})\s?(?:${SIGN_PATTERN})?$`,
  'iu',
);
/** "Basil$12", "horno.12,50", "16.00€(1,7)", "8.95/15.95": an amount set close to other print. */
const CLOSE_AMOUNT = new RegExp(
  String.raw`(?<![\d.,$€£])\d{1,3}[$€£]\d{2}(?![\d.,$€£])|(?:${SIGN_PATTERN})\s?${AMOUNT_PATTERN}(?![\d%°])|(?<!\d[.,]?)\d{1,4}[.,]\d{2}(?![\d%°.,]|\s?(?:g|kg|ml|cl|dl|lt?|oz|lb|cm)(?!\p{L}))(?:\s?(?:${SIGN_PATTERN}))?|(?<!\d[.,]?)\d{1,4}\s?(?:${SIGN_PATTERN})(?!\w)`,
  'giu',
);
const PARTS = /^[$€£]?\d{1,4}(?:[.,]\d{1,2})?(?:[/|][$€£]?\d{1,4}(?:[.,]\d{1,2})?)+$/;
/** White (in type sizes) between an amount and its sign. */
const SIGN_REACH = 0.9;
/** "4 .50", "12, 50": white that got into an amount. */
const BROKEN_REACH = 0.7;

/** Dots and rules that lead from a name to its price. */
const LEADERS = /(?:[.·•…_‥⋯]{3,}|…)+/gu;

/** Whether two words of a text layer are set in the same font, whatever its size: small capitals have two. */
export function isSameFont({ words: [a] }: Token, { words: [b] }: Token): boolean {
  return a!.fontName === b!.fontName && a!.bold === b!.bold && a!.italic === b!.italic;
}

/** Words of one line, left to right, as tokens. */
export function tokensOf(words: readonly Word[]): Token[] {
  return withSigns(words.flatMap((word) => betweenLeaders(word).flatMap(partsOf)));
}

/** A word without the leaders in it, in parts where they part it. */
function betweenLeaders(word: Word): Word[] {
  const leaders = [...word.text.matchAll(LEADERS)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  if (leaders.length === 0) return [word];
  const share = word.box.width / word.text.length;
  const ends = [...leaders, { from: word.text.length, to: word.text.length }];
  return ends.flatMap(({ from }, index) => {
    const start = ends[index - 1]?.to ?? 0;
    const text = word.text.slice(start, from);
    return text === ''
      ? []
      : [{ ...word, text, box: { ...word.box, x: word.box.x + start * share, width: text.length * share } }];
  });
}

/** The number of an item set close to its name: "89.Hunan", "12)Soup". */
const NUMBER_PREFIX = /^[#(]?[A-Z]?\d{1,3}[a-z]?[.):](?=\p{L}{2})/u;

function partsOf(word: Word): Token[] {
  const number = NUMBER_PREFIX.exec(word.text)?.[0].length;
  if (number !== undefined) return [tokenOf(word, 0, number), tokenOf(word, number, word.text.length)];
  const whole = tokenOf(word, 0, word.text.length);
  if (whole.amount || !/\d/.test(word.text) || word.text.length < 3) return [whole];
  if (PARTS.test(word.text))
    return cut(
      word,
      [...word.text.matchAll(/[^/|]+/g)].map(({ 0: part, index }) => ({ from: index, to: index + part.length })),
    );
  const found = [...word.text.matchAll(CLOSE_AMOUNT)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }));
  return found.length === 0 ? [whole] : cut(word, found);
}

/** A word in parts: those at the given places, and what stands between them. */
function cut(word: Word, places: readonly { from: number; to: number }[]): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const push = (from: number, to: number): void => {
    if (/[\p{L}\p{N}]/u.test(word.text.slice(from, to))) tokens.push(tokenOf(word, from, to));
  };
  for (const { from, to } of [...places].sort((a, b) => a.from - b.from)) {
    push(at, from);
    push(from, to);
    at = to;
  }
  push(at, word.text.length);
  return tokens;
}

function tokenOf(word: Word, from: number, to: number): Token {
  const printed = word.text.slice(from, to);
  // The recogniser of pictures takes the dollar for a letter.
  const text = word.fontSize === undefined ? printed.replace(/^RS(?=\s?\d)/, 'R$') : printed;
  const share = word.box.width / Math.max(1, word.text.length);
  const box =
    from === 0 && to === word.text.length
      ? word.box
      : { ...word.box, x: word.box.x + from * share, width: (to - from) * share };
  const amount = amountOf(text) ?? (word.fontSize === undefined ? smudgedAmount(text) : undefined);
  return { text, box, words: [word], size: typeSize(word), ...(amount ? { amount } : {}) };
}

/** In a picture a sign may be read as letters it is like: "28t" for 28₺. */
const SMUDGED = /^[^\d\s]{0,2}(\d{1,3}(?:[.,]\d{1,2})?)[^\d\s]{0,2}$/u;
/** What stands for a measure, a number or a time is no amount. */
const MEASURE =
  /^\W*\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|dl|l|lt|ltr|oz|lb|lbs|cm|mm|in|pc|pcs|kcal|cal|pm|am|th|st|nd|rd|x|%|°|"|”|½|¼|¾)\W*$|^\W*x\d|^[A-Z]\d{1,3}[a-z]?$|^\d{1,3}[a-c]$/iu;

function smudgedAmount(text: string): Amount | undefined {
  const figures = SMUDGED.exec(text)?.[1];
  if (figures === undefined || MEASURE.test(text) || !/\p{L}|[^\p{L}\d\s.,:;()#*/-]/u.test(text)) return undefined;
  return { text: figures, ...valueOf(figures), hasSign: true, kind: 'single', repaired: true };
}

const CURRENCY_BEFORE = new RegExp(String.raw`^(?:${SIGN_PATTERN})\s?\d`, 'iu');

/** Reads a text that is nothing but an amount. */
export function amountOf(text: string): Amount | undefined {
  if (MEASURE.test(text) && !CURRENCY_BEFORE.test(text)) return undefined;
  if (isUnpriced(text)) return { text, value: undefined, decimals: 0, hasSign: false, kind: 'words', repaired: false };
  const pointed = withPoint(text);
  const repaired = repairFigures(text);
  const single = WHOLE_AMOUNT.exec(repaired);
  if (single) {
    const [, before, figures = '', behind] = single;
    const printed = `${before ?? ''}${figures}${behind ? `${/^[$€£¥]/.test(behind) ? '' : ' '}${behind}` : ''}`;
    return {
      text: printed,
      ...valueOf(figures),
      hasSign: before !== undefined || behind !== undefined,
      kind: 'single',
      repaired: repaired !== pointed,
    };
  }
  const range = RANGE.exec(repaired);
  if (!range) return undefined;
  const [low, high] = [valueOf(range[1]!), valueOf(range[2]!)];
  // A telephone number has the shape of a range.
  if (
    !(low.value > 0 && high.value > low.value && high.value < 6 * low.value) ||
    (/^\d{3}$/.test(range[1]!) && /^\d{4}$/.test(range[2]!))
  )
    return undefined;
  return {
    text: repaired,
    value: low.value,
    decimals: low.decimals,
    hasSign: new RegExp(SIGN_PATTERN, 'iu').test(repaired),
    kind: 'range',
    repaired: repaired !== pointed,
  };
}

function valueOf(figures: string): { value: number; decimals: number } {
  const bare = figures.replace(/\s/g, '').replace(/[.,:][-–—]$/, '');
  const grouped = /^\d{1,3}(?:[.,]\d{3})+(?![\d])/.test(bare);
  const cents = /[.,](\d{1,2})$/.exec(bare)?.[1] ?? '';
  const whole = cents ? bare.slice(0, -cents.length - 1) : bare;
  return {
    value: Number(`${(grouped ? whole.replace(/[.,]/g, '') : whole) || '0'}.${cents || '0'}`),
    decimals: /[.,:][-–—]$/.test(figures) ? 2 : cents.length,
  };
}

/** Joins an amount with a sign, or its own cents, that were set a little apart. */
function withSigns(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    const gap = last ? (token.box.x - right(last.box)) / Math.max(last.size, token.size) : Infinity;
    const joined = last && gap < SIGN_REACH ? joinedAmount(last, token, gap) : undefined;
    if (joined) out[out.length - 1] = joined;
    else out.push(token);
  }
  return out;
}

function joinedAmount(last: Token, token: Token, gap: number): Token | undefined {
  const isSign = (text: string): boolean => SIGN_ONLY.test(text);
  const signBefore = isSign(last.text) && token.amount?.kind === 'single' && !token.amount.hasSign;
  const signBehind = isSign(token.text) && last.amount?.kind === 'single' && !last.amount.hasSign;
  const broken =
    gap < BROKEN_REACH &&
    /^[$€£]?\d{1,3}[.,]?$/.test(last.text) &&
    /^[.,]?\d{2}$/.test(token.text) &&
    (/[.,]$/.test(last.text) || /^[.,]/.test(token.text));
  if (!signBefore && !signBehind && !broken) return undefined;
  const text = broken ? `${last.text}${token.text}` : `${last.text} ${token.text}`;
  const amount = amountOf(text);
  if (!amount) return undefined;
  const x = last.box.x;
  const y = Math.min(last.box.y, token.box.y);
  const low = Math.max(last.box.y + last.box.height, token.box.y + token.box.height);
  return {
    text,
    box: { x, y, width: right(token.box) - x, height: low - y },
    words: [...last.words, ...token.words],
    size: Math.max(last.size, token.size),
    amount,
  };
}
