/** "Garlic Bread ..... $4.50": a name, then a price at the end of the line. */
const PRICED_LINE =
  /^(?<name>.*?\p{L}.*?)[\s.·_…–-]*(?<price>(?:[$€£]|CHF|R\$)?\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|\.-|,-)?)$/u;
const LONGEST_HEADING = 40;

/**
 * The baseline: what a first idea of a menu parser makes of the lines of a recognised page. A line that ends in a price
 * is a dish, a line in capitals is a heading, any other belongs to the dish above.
 * @param {string} text lines @returns {import('./score-menu.mjs').ReadMenu}
 */
export function parseLines(text) {
  /** @type {import('./score-menu.mjs').ReadMenu} */
  const menu = { categories: [{ name: '', items: [] }] };
  for (const line of text
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean)) {
    const { name, price } = PRICED_LINE.exec(line)?.groups ?? {};
    if (name && price) menu.categories.at(-1)?.items.push({ name: name.trim(), price, variants: [] });
    else if (line.length <= LONGEST_HEADING && /\p{L}{3}/u.test(line) && line === line.toUpperCase())
      menu.categories.push({ name: line, items: [] });
  }
  return menu;
}
