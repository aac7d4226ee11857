/**
 * What is asked of the directory, and in how many parts of its list. @typedef {{ what: string, query: Record<string,
 * string> }} DirectoryCase
 */

const SORTS = ['rating', 'reviews', 'name'];
/** Each filter, with many and with few restaurants, and several at once. @type {Record<string, string>[]} */
const FILTERS = [
  {},
  { cuisine: 'Italian' },
  { cuisine: 'Indian' },
  { state: 'California' },
  { state: 'Illinois' },
  { cuisine: 'Mexican', state: 'New York' },
  { price: '$$' },
  { price: '$$$$' },
  { rating: '4' },
  { cuisine: 'American', price: '$', rating: '4' },
  { cuisine: 'Steakhouse', state: 'Illinois', price: '$$$$', rating: '4' },
];
/** What is looked for: in every entry, common, rare, two words, one letter, nothing that is there. */
const SEARCHES = ['neighbourhood', 'lantern', 'lantern 1234', 'springfield trattoria', 'z', 'nothing like it'];

/** @returns {DirectoryCase[]} */
export function directoryCases() {
  const of = (/** @type {Record<string, string>} */ query) => ({
    what: Object.entries(query)
      .map((pair) => pair.join('='))
      .join(' '),
    query,
  });
  return [
    ...FILTERS.flatMap((filter) => SORTS.map((sort) => of({ ...filter, sort }))),
    ...SEARCHES.flatMap((search) => [
      of({ search }),
      of({ search, sort: 'name' }),
      of({ search, cuisine: 'Italian', state: 'California' }),
    ]),
  ];
}
