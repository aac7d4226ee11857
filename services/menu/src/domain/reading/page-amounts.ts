import { median } from './box';
import { hasAddress } from './contact-details';
import type { Page } from './page';
import { amountOf, type Amount, type Token } from './tokens';

/** Fewer amounts on a page, or fewer with cents, do not tell what is usual on it. */
const ENOUGH_AMOUNTS = 4;
const ENOUGH_CENTS = 3;
/** A whole number this many times the usual amount is none itself. */
const FAR_ABOVE = 10;
/** An amount put right is within this many times the usual one. */
const LIKE_USUAL = 5;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Figures without a point, of which the last two may be cents. */
const BARE_FIGURES = /^(\D{0,3})(\d{1,2})(\d{2})(\D{0,3})$/;

/** "07.00 - 22.00": hours, where prices have signs or are written otherwise. */
const CLOCK = /^(?:[01]?\d|2[0-4])[.:](?:00|15|30|45)$/;
/** A post code, where an address stands on its line. */
const POST_CODE = /^\d{5}$/;
const DASH = /^[-–—]$/;
/** Share of the amounts of a page that are written with cents, above which the figures of a clock may be a price. */
const FEW_CENTS = 0.4;

/**
 * Holds the amounts of a page against each other: a year or an hour among prices and a post code are no amounts, and
 * where a recogniser lost the point ("350" among 4.50 and 12.00) it is put back.
 *
 * @param rows the tokens of the lines of the page
 */
export function settledAmounts(rows: readonly Token[][], page: Pick<Page, 'source'>): Token[][] {
  const singles = rows.flat().flatMap(({ amount }) => (amount?.kind === 'single' ? [amount] : []));
  const pointed = singles.filter(({ decimals }) => decimals === 2).map(({ value }) => value!);
  const others = singles.filter(({ text }) => !YEAR.test(text)).map(({ value }) => value!);
  const cents =
    singles.filter(({ text }) => /[.,]\d\d(?!\d)/.test(text) && !CLOCK.test(text)).length / Math.max(1, singles.length);
  return rows.map((row) => {
    const address = hasAddress(row.map(({ text }) => text).join(' '));
    return row.map((token, at) => {
      const { amount } = token;
      if (amount?.kind === 'words' && isBeforeName(row, at)) return withoutAmount(token);
      if (address && amount?.hasSign === false && POST_CODE.test(amount.text)) return withoutAmount(token);
      if (isHour(row, at) && (cents < FEW_CENTS || row.some((other) => other.amount?.hasSign)))
        return withoutAmount(token);
      if (amount?.kind !== 'single' || amount.decimals > 0) return token;
      const repaired =
        page.source === 'ocr' && pointed.length >= ENOUGH_CENTS ? withPoint(amount, median(pointed)) : undefined;
      if (repaired) return { ...token, amount: repaired };
      return others.length >= ENOUGH_AMOUNTS && YEAR.test(amount.text) && amount.value! > FAR_ABOVE * median(others)
        ? withoutAmount(token)
        : token;
    });
  });
}

/** Words that stand in place of an amount, and begin names as well. */
const ALSO_IN_NAMES = /^(?:market|seasonal)$/i;
const PRICE_WORD = /^price\W*$/i;

/** Whether a word is the beginning of a name: "Market Fish of the Day", not "market price". */
function isBeforeName(row: readonly Token[], at: number): boolean {
  const next = row[at + 1];
  return (
    ALSO_IN_NAMES.test(row[at]!.text) &&
    next !== undefined &&
    !next.amount &&
    /^\p{L}{3}/u.test(next.text) &&
    !PRICE_WORD.test(next.text)
  );
}

/** Whether a token is the beginning or the end of some hours. */
function isHour(row: readonly Token[], at: number): boolean {
  const isClock = (place: number): boolean =>
    row[place]?.amount?.hasSign === false && CLOCK.test(row[place].amount.text);
  return (
    isClock(at) &&
    ((DASH.test(row[at + 1]?.text ?? '') && isClock(at + 2)) || (DASH.test(row[at - 1]?.text ?? '') && isClock(at - 2)))
  );
}

const withoutAmount = ({ amount: _amount, ...token }: Token): Token => token;

/** "1195" → "11.95", where that is like the other amounts and the figures as they are read are not. */
function withPoint(amount: Amount, usual: number): Amount | undefined {
  const figures = YEAR.test(amount.text) ? null : BARE_FIGURES.exec(amount.text);
  if (!figures || amount.value! < FAR_ABOVE * usual) return undefined;
  const [, before, whole, cents, behind] = figures;
  const put = amountOf(`${before!}${whole!}.${cents!}${behind!}`);
  return put?.value !== undefined && put.value < LIKE_USUAL * usual && put.value * LIKE_USUAL > usual
    ? { ...put, repaired: true }
    : undefined;
}
