import { PRICE_PATTERN } from './price-text';

/** An extra as printed, before its amount is worked out. */
export interface PrintedAddOn {
  readonly name: string;
  readonly priceText: string;
  /** Where the amount begins in the text it was taken from. */
  readonly at: number;
}

/** A sandwich may be a sub: the word opens an extra only where a part of the line begins. */
const OPENING = /(?:^|[\s(,;*])(?:add(?:ed|-on)?s?|extra|additional|substitute|(?<=(?:^|[(,;*])\s*)sub)\b[:\s]/i;
/** What is added: words, and perhaps a measure. */
const WHAT = String.raw`(?:a\s+)?[\p{L}\d](?:[^\d$€£+]|\d+\s?(?:oz|g|pcs?)\b){1,48}?`;
const ONE = new RegExp(
  String.raw`^\W*(?:(?:add(?:-on)?s?|extra|additional|substitute|sub|or|and|with)\b:?\s*)*(${WHAT})[\s,]*(?:for\s+)?[+–-]?\s?(${PRICE_PATTERN})\s*(?:each|ea\.?)?\W*$`,
  'iu',
);
const PRICE_FIRST = new RegExp(
  String.raw`^\W*(?:add\s+)?\+\s?(${PRICE_PATTERN})\s+(?:for\s+)?([\p{L}][^\d$€£+]{1,48}?)\W*$`,
  'iu',
);
const WITH_PLUS = new RegExp(String.raw`^([\p{L}][^\d$€£+]{1,48}?)\s*\+\s?(${PRICE_PATTERN})\W*$`, 'iu');

/**
 * Takes the extras out of a line: "Caesar salad (add chicken +3)" → "Caesar salad" and Chicken 3. What is taken is left
 * as blanks, so that places in the text still hold. A text that names no extra with an amount comes back as it was.
 */
export function takeAddOns(text: string): { rest: string; addOns: PrintedAddOn[] } {
  const opening = OPENING.exec(text);
  if (!opening) {
    const plus = WITH_PLUS.exec(text);
    return plus
      ? {
          rest: ' '.repeat(text.length),
          addOns: [{ name: plus[1]!.trim(), priceText: plus[2]!, at: text.lastIndexOf(plus[2]!) }],
        }
      : { rest: text, addOns: [] };
  }
  const start = opening.index + (/^[\s,;]/.test(opening[0]) ? 1 : 0);
  const close = text[start] === '(' ? text.indexOf(')', start) : -1;
  const end = close === -1 ? text.length : close + 1;
  const addOns: PrintedAddOn[] = [];
  let at = start;
  for (const part of text.slice(start, end).split(/([,;]\s+(?![$€£]?\d)|\s*\/\s*(?=\p{L})|\s+\|\s+)/u)) {
    const named = ONE.exec(part);
    const priced = named ? null : PRICE_FIRST.exec(part);
    if (named) addOns.push({ name: named[1]!.trim(), priceText: named[2]!, at: at + part.lastIndexOf(named[2]!) });
    else if (priced) addOns.push({ name: priced[2]!.trim(), priceText: priced[1]!, at: at + part.indexOf(priced[1]!) });
    at += part.length;
  }
  if (addOns.length === 0) return { rest: text, addOns };
  return { rest: text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), addOns };
}
