/** An amount at the end of a line, with a sign before or behind it. */
const PRICE_AT_END =
  /\s*[.·…_-]*\s*((?:[\p{Sc}]|[A-Z]{3}|kr|Rs|zł|TL)?\s?\d{1,4}(?:[.,]\d{1,2})?(?:\s?[\p{Sc}]|\s?[A-Z]{3}|\s?kr|\s?zł|\s?TL)?)\s*$/u;

/** What a line of print says: its words, and the amount that ends it. Either may be empty. */
export function partsOfLine(text: string): { readonly name: string; readonly price: string } {
  const found = PRICE_AT_END.exec(text);
  const price = found?.[1]?.trim() ?? '';
  const name = (price === '' ? text : text.slice(0, found!.index)).replace(/[\s.·…_–-]+$/u, '').trim();
  // "Route 66": a figure after a word is a price only where it looks like one.
  const isPrice = /[.,]\d{1,2}|\p{Sc}|[A-Z]{3}|kr|zł|TL/u.test(price) || /\s{2,}|\.{2,}|\d{1,3}$/.test(text);
  return price !== '' && isPrice ? { name, price } : { name: text.trim(), price: '' };
}
