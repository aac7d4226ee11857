import { parseLines } from './naive-parser.mjs';

it('takes a line that ends in a price for a dish, one in capitals for a heading, and leaves the rest', () => {
  expect(parseLines('SOUPS\nPea Soup ..... $4.50\nwith mint\nOnion Soup 5')).toEqual({
    categories: [
      { name: '', items: [] },
      {
        name: 'SOUPS',
        items: [
          { name: 'Pea Soup', price: '$4.50', variants: [] },
          { name: 'Onion Soup', price: '5', variants: [] },
        ],
      },
    ],
  });
});
