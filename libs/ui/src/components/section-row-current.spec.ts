import { currentSection } from './section-row-current';

const height = 1000;

test('the section whose head has passed the upper third of the window is read', () => {
  expect(currentSection([-900, 250, 600], { height, left: 5000, range: 6000 })).toBe(1);
  expect(currentSection([-900, 350, 600], { height, left: 5000, range: 6000 })).toBe(0);
});

test('above the first section it is the first', () => {
  expect(currentSection([600, 900], { height, left: 5000, range: 6000 })).toBe(0);
});

test('at the end of the page it is the last, though its head cannot come further up', () => {
  expect(currentSection([-900, 200, 600, 900], { height, left: 0, range: 6000 })).toBe(3);
});

test('on the way there each of the last sections has its turn', () => {
  const turns = [350, 300, 250, 200, 150, 100, 50, 0].map((left) =>
    currentSection(
      [200 + left - 350, 450 + left - 350, 600 + left - 350, 750 + left - 350].map((top) => top + 300),
      { height, left, range: 6000 },
    ),
  );
  expect([...new Set(turns)]).toEqual([0, 1, 2, 3]);
});

test('a page that is hardly longer than the window begins with its first section', () => {
  expect(currentSection([250, 500, 750], { height, left: 120, range: 120 })).toBe(0);
  expect(currentSection([130, 380, 630], { height, left: 0, range: 120 })).toBe(2);
  expect(currentSection([250, 500, 750], { height, left: 0, range: 0 })).toBe(0);
});
