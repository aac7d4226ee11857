import { usualChip } from './accept-minutes';

it.each([
  [5, 10],
  [20, 20],
  [25, 30],
  [37, 30],
  [90, 45],
])('a restaurant that usually takes %i minutes has the chip of %i filled', (usual, chip) =>
  expect(usualChip(usual)).toBe(chip),
);
