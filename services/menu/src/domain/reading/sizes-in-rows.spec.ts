import type { VariantReading } from './menu-reading';
import { sizesInRows } from './sizes-in-rows';

const size = (label: string, text: string, x: number, y: number): VariantReading => ({
  label,
  price: { text, minor: null },
  source: { page: 1, x, y, width: 0.02, height: 0.012 },
});
const result = (sizes: readonly VariantReading[]) => sizes.map(({ label, price }) => `${label} ${price.text}`);

describe('Sizes of an item', () => {
  it('stand from left to right also where their row is a little askew', () => {
    expect(
      result(
        sizesInRows([
          size('Price 1', '4.99', 0.901, 0.3419),
          size('Price 2', '4.49', 0.856, 0.3428),
          size('Price 3', '5.49', 0.948, 0.3436),
        ]),
      ),
    ).toEqual(['Price 1 4.49', 'Price 2 4.99', 'Price 3 5.49']);
  });

  it('keep their printed names, and are counted with the others', () => {
    expect(result(sizesInRows([size('Price 1', '8.50', 0.9, 0.341), size('50cl', '4.80', 0.8, 0.342)]))).toEqual([
      '50cl 4.80',
      'Price 2 8.50',
    ]);
  });

  it('stand row by row where they are printed below each other', () => {
    expect(result(sizesInRows([size('Price 1', '9', 0.8, 0.4), size('Price 2', '6', 0.9, 0.38)]))).toEqual([
      'Price 1 6',
      'Price 2 9',
    ]);
  });

  it('stay as they are where one of them has no place', () => {
    const sizes = [size('Price 1', '9', 0.8, 0.4), { label: 'Price 2', price: { text: '6', minor: null } }];
    expect(sizesInRows(sizes)).toEqual(sizes);
  });
});
