/** "SW1A 1AA" */
const BRITISH = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/gi;
/** "78701", "78701-1234", "1010", "1011 AB", "100-0001": figures that the number of a house seldom has. */
const FIGURES = /\b\d{4,5}(?:-\d{4})?(?:\s?[A-Z]{2}(?![A-Za-z]))?\b|\b\d{3}[\s-]\d{2,4}\b/g;
const LONGEST = 12;

/**
 * The postcode of what a guest wrote: all of it where it is short enough to be one and has a figure, else the last
 * postcode in it. Undefined: there is none.
 */
export function postcodeIn(written: string): string | undefined {
  const text = written.trim();
  if (text.length <= LONGEST && /\d/.test(text) && !/\p{L}{4}/u.test(text)) return text;
  const found = [...text.matchAll(BRITISH), ...text.matchAll(FIGURES)].toSorted((a, b) => a.index - b.index);
  return found.at(-1)?.[0];
}
