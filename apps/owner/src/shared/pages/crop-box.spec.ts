import { CORNERS, cropOf, opposite, shifted, turned, WHOLE, withCorner, type CropBox, type Turn } from './crop-box';

const box: CropBox = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

test('a corner moves, the opposite one stays', () => {
  expect(withCorner(box, 'topLeft', -0.25, 0.125)).toEqual({ x: 0, y: 0.375, width: 0.75, height: 0.375 });
  expect(withCorner(box, 'bottomRight', 0.125, -0.125)).toEqual({ x: 0.25, y: 0.25, width: 0.625, height: 0.375 });
  expect(withCorner(box, 'topRight', 0.125, -0.25)).toEqual({ x: 0.25, y: 0, width: 0.625, height: 0.75 });
});

test.each(CORNERS)('%s never leaves the picture, nor passes the opposite one', (corner) => {
  for (const far of [-5, 5]) {
    const { x, y, width, height } = withCorner(box, corner, far, far);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1);
    expect(Math.min(width, height)).toBeGreaterThan(0.05);
  }
});

test('the whole box moves as far as the picture goes', () => {
  expect(shifted(box, 0.125, 5)).toEqual({ ...box, x: 0.375, y: 0.5 });
  expect(shifted(box, -5, -0.125)).toEqual({ ...box, x: 0, y: 0.125 });
});

test('a quarter turn clockwise takes the top left to the top right', () => {
  expect(turned({ x: 0, y: 0, width: 0.5, height: 0.25 }, 90)).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 });
});

test.each<Turn>([0, 90, 180, 270])('a turn of %s is undone by its opposite', (turn) => {
  const part = { x: 0, y: 0.5, width: 0.25, height: 0.5 };
  expect(turned(turned(part, turn), opposite(turn))).toEqual(part);
});

test('a crop that keeps everything is none', () => {
  expect(cropOf(WHOLE)).toBeUndefined();
  expect(cropOf(box)).toBe(box);
});
