import { median } from './box';
import { isClearlyMoney, PRICE_PATTERN, repairFigures } from './price-text';
import { textOf, type Line } from './lines';

/** How the prices of one menu are written. */
export interface PriceHabit {
  /** Bare whole numbers at the end of a line are prices. */
  readonly wholeNumbers: boolean;
  /** Prices stand before the names. */
  readonly leading: boolean;
  /** Amounts run into the hundreds, so that one may look like a year. */
  readonly hundreds: boolean;
  /** Dishes have numbers: recognition may take one, and a mark beside it, for an amount. */
  readonly numbered: boolean;
  /** Most amounts have this many decimals, and lie between the bounds; absent when they are written in several ways. */
  /** Amounts have a dollar sign, which recognition may take for a figure. */
  readonly dollars: boolean;
  readonly decimals?: { readonly digits: number; readonly least: number; readonly most: number };
}

const AT_END = new RegExp(String.raw`(?:^|[\s(:/|–—…+-]|(?<=[\p{L})!?"”’]\.?))(${PRICE_PATTERN})\s*[)\]]?[.,;:|]?$`, 'iu');
const AT_START = new RegExp(String.raw`^(${PRICE_PATTERN})\s+(?=[\p{L}"'“‘*]|[A-Z]?\d{1,3}[.)]?\s+\p{L})`, 'iu');
const ITEM_NUMBER = /^\P{L}{0,2}\d{1,3}\s?[.)]\s/u;
/** With fewer amounts there is no habit. */
const ENOUGH = 5;
/** Share of the amounts that makes a way of writing the menu's own. */
const MOSTLY = 0.35;

/** No price is so many times the middle one: its point was misplaced. */
const MOST_SPREAD = 10;
const HUNDREDS = 200;
const YEAR = /^(?:19|20)\d\d$/;

/** Tells from all lines of a menu how it writes prices. */
export function priceHabit(lines: readonly Line[]): PriceHabit {
  const ends: string[] = [];
  const starts: string[] = [];
  let numbers = 0;
  for (const line of lines) {
    const text = repairFigures(textOf(line.words));
    const end = AT_END.exec(text)?.[1];
    const start = AT_START.exec(text)?.[1];
    if (end) ends.push(end);
    if (end && ITEM_NUMBER.test(text)) numbers += 1;
    if (start && !end) starts.push(start);
  }
  const clear = (amounts: readonly string[]): number => amounts.filter(isClearlyMoney).length;
  // Item numbers stand before names as well.
  const mostlyFirst = starts.length >= ENOUGH && starts.length > 2 * ends.length && !isCounting(starts.filter((start) => !isClearlyMoney(start)));
  const leading = mostlyFirst || clear(starts) >= ENOUGH;
  const amounts = mostlyFirst ? starts : leading ? [...starts, ...ends] : ends;
  const whole = amounts.filter((amount) => !isClearlyMoney(amount) && /^\d{1,4}(?:[.,]\d)?$/.test(amount)).length;
  const decimals = decimalHabit(amounts);
  const hundreds = median(amounts.map((amount) => Number(/\d+/.exec(amount)?.[0])).filter((value) => !YEAR.test(String(value)))) >= HUNDREDS;
  return { hundreds, numbered: numbers >= ENOUGH && numbers > MOSTLY * ends.length, wholeNumbers: clear(amounts) < 3 || whole / (clear(amounts) + whole) > 0.25, leading, dollars: amounts.filter((amount) => amount.includes('$')).length > 0.3 * amounts.length, ...(decimals ? { decimals } : {}) };
}

/** Item numbers are all different, and there are about as many as the highest says. */
function isCounting(numbers: readonly string[]): boolean {
  const values = numbers.map((text) => Number(text.replace(/\D/g, '')));
  return new Set(values).size > 0.85 * values.length && Math.max(...values) < 3 * values.length + 20;
}

function decimalHabit(amounts: readonly string[]): PriceHabit['decimals'] {
  const bare = amounts.map((amount) => /^\D*(\d+)(?:[.,](\d{1,2}))?\D*$/.exec(amount)).filter((match) => match !== null);
  if (bare.length < ENOUGH) return undefined;
  for (const digits of [2, 1]) {
    const own = bare.filter((match) => match[2]?.length === digits);
    const cents = new Set(own.map((match) => match[2]));
    // Small raised cents lose their point: "395" beside "8.95".
    const lost = bare.filter((match) => match[2] === undefined && match[1]!.length > digits && cents.has(match[1]!.slice(-digits)) && !YEAR.test(match[1]!));
    if (own.length + lost.length < MOSTLY * bare.length || own.length < ENOUGH) continue;
    const values = own.map((match) => Number(`${match[1]!}.${match[2]!}`)).sort((a, b) => a - b);
    const middle = median(values);
    return { digits, least: Math.min(middle / 4, values[Math.floor(values.length * 0.05)]!), most: Math.max(middle * 4, Math.min(middle * MOST_SPREAD, values[Math.ceil(values.length * 0.95) - 1]!)) };
  }
  return undefined;
}

/**
 * An amount whose point recognition has lost, with the point: "1050" where all others are like "9.50" → "10.50".
 * Undefined when the amount may well stand as it is.
 */
export function withLostPoint(text: string, { decimals }: PriceHabit): string | undefined {
  const match = decimals && /^(\D*)(\d{2,5})(\D*)$/.exec(text);
  if (!match || !decimals) return undefined;
  const [, before, figures, after] = match as unknown as [string, string, string, string];
  if (figures.length <= decimals.digits || Number(figures) <= decimals.most * 2) return undefined;
  const value = Number(figures) / 10 ** decimals.digits;
  if (value < decimals.least / 2 || value > decimals.most * 1.5) return undefined;
  return `${before}${figures.slice(0, -decimals.digits)}.${figures.slice(-decimals.digits)}${after}`;
}

/**
 * An amount before which recognition took a dollar sign for a 5 or an 8, or a rule for a 1, without it: "512.50" where
 * others are like "$9.50". Undefined when the amount may well stand as it is.
 */
export function withFalseFigure(text: string, { decimals, dollars }: PriceHabit): string | undefined {
  const match = /^([158])(\d{1,3}[.,]\d{2})$/.exec(text);
  if (!match || !decimals || Number(text.replace(',', '.')) <= decimals.most) return undefined;
  const [, figure, rest] = match as unknown as [string, string, string];
  const value = Number(rest.replace(',', '.'));
  if (value < decimals.least / 2 || value > decimals.most) return undefined;
  return figure === '1' ? rest : dollars ? `$${rest}` : undefined;
}

/** Whether an amount without sign and point is so far above all others of the menu that it counts something else. */
export function isBeyond(text: string, { decimals }: PriceHabit): boolean {
  return decimals !== undefined && /^\d+$/.test(text) && Number(text) > 5 * decimals.most;
}
