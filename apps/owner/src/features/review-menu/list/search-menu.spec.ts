import { matching } from './search-menu';

const draft = [
  {
    id: 'd',
    name: 'Drinks',
    items: [
      { id: 'c', name: 'Café crème', price: '$3.00' },
      { id: 't', name: 'Tea', price: '$2.50', variants: [{ id: 'p', label: 'pot', price: '$4.00' }] },
    ],
  },
];
const found = (text: string) => matching(draft, text).flatMap(({ items }) => items.map(({ id }) => id));

test.each([
  ['cafe', ['c']],
  ['CREME', ['c']],
  ['tea pot', ['t']],
  ['drinks', ['c', 't']],
  ['2.50', ['t']],
  ['tea creme', []],
  ['  ', ['c', 't']],
])('"%s" finds %j', (text, ids) => {
  expect(found(text)).toEqual(ids);
});
