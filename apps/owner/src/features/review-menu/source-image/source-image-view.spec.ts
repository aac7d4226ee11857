import { centredOn, fittedSize, held, LARGEST_SCALE, onPage, wholePage, zoomed } from './source-image-view';

const pane = { width: 600, height: 800 };
const fitted = fittedSize({ width: 1000, height: 2000 }, pane);
const whole = wholePage(fitted, pane);

test('a whole page fits the pane and lies in its middle', () => {
  expect(fitted).toEqual({ width: 400, height: 800 });
  expect(whole).toEqual({ scale: 1, x: 100, y: 0 });
});

test('what lies under the pointer stays there when the paper grows', () => {
  const point = { x: 250, y: 300 };
  const before = onPage(point, whole, fitted);
  const after = onPage(point, zoomed(whole, 3, point, fitted, pane), fitted);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('it never gets smaller than the whole page nor larger than the largest scale', () => {
  expect(zoomed(whole, 0.1, { x: 0, y: 0 }, fitted, pane)).toEqual(whole);
  expect(zoomed(whole, 100, { x: 0, y: 0 }, fitted, pane).scale).toBe(LARGEST_SCALE);
});

test('no edge of a page larger than the pane comes away from the pane’s edge', () => {
  expect(held({ scale: 2, x: 50, y: -5000 }, fitted, pane)).toEqual({ scale: 2, x: 0, y: -800 });
});

test('a reading is brought to the middle in a readable size', () => {
  const region = { page: 1, x: 0.4, y: 0.5, width: 0.2, height: 0.01 };
  const view = centredOn(region, 0.01, whole, fitted, pane);
  expect(view.scale * 0.01 * fitted.height).toBeCloseTo(26);
  const middle = onPage({ x: 300, y: 400 }, view, fitted);
  expect(middle.x).toBeCloseTo(0.5);
  expect(middle.y).toBeCloseTo(0.505);
});

test('a size that does is kept from one reading to the next; one that cuts the reading off is not', () => {
  const near = { scale: 4, x: 0, y: 0 };
  expect(centredOn({ page: 1, x: 0.4, y: 0.5, width: 0.2, height: 0.01 }, 0.01, near, fitted, pane).scale).toBe(4);
  expect(centredOn({ page: 1, x: 0, y: 0.5, width: 0.9, height: 0.01 }, 0.01, near, fitted, pane).scale).toBeLessThan(
    2,
  );
});
