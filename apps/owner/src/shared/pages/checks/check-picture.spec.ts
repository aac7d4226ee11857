import { checkPicture } from './check-picture';
import { drawnPage, outOfFocus, pixelsOf, withLamp } from './drawn-page';
import type { GreyPicture } from './grey-picture';

function warningsOf(picture: GreyPicture, scale = 1) {
  const work = checkPicture(pixelsOf(picture), scale);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('nothing is said of', () => {
  test.each([
    ['dark letters on paper', drawnPage()],
    ['light letters on a dark page', drawnPage({ paper: 35, ink: 190 })],
    ['pale letters', drawnPage({ paper: 220, ink: 150 })],
    ['a white page from a scanner', drawnPage({ paper: 255, ink: 0 })],
    ['a page in dim light that can still be read', drawnPage({ paper: 110, ink: 20 })],
    ['large letters', drawnPage({ letter: 28 })],
    ['a page that is a little soft', outOfFocus(drawnPage({ letter: 21 }), 1)],
  ])('%s', (_, picture) => {
    expect(warningsOf(picture)).toEqual([]);
  });
});

test('a page out of focus is blurred, in bright as in dim light', () => {
  expect(warningsOf(outOfFocus(drawnPage({ letter: 28 }), 2))).toEqual(['blurred']);
  expect(warningsOf(outOfFocus(drawnPage({ letter: 28, paper: 110, ink: 15 }), 2))).toEqual(['blurred']);
});

test('a page so far out of focus that its letters are gone shows no text, and neither does one without any', () => {
  expect(warningsOf(outOfFocus(drawnPage(), 8))).toEqual(['no-text']);
  expect(warningsOf(drawnPage({ paper: 200, ink: 200 }))).toEqual(['no-text']);
});

test('a lamp mirrored in the middle of the text is glare', () => {
  expect(warningsOf(withLamp(drawnPage(), { x: 320, y: 240, radius: 90 }))).toEqual(['glare']);
});

test('a bright window beside the text is not', () => {
  const page = drawnPage();
  const data = page.data.map((value, at) => (at % page.width < 200 ? 255 : value));
  expect(warningsOf({ ...page, data })).toEqual([]);
});

test('a blank part of paper that a window makes nearly white is not', () => {
  const page = drawnPage();
  const data = page.data.map((value, at) => Math.min(255, value + 50 * (1 - (at % page.width) / page.width)));
  for (let y = 150; y < 260; y += 1) data.fill(255, y * page.width + 60, y * page.width + 200);
  expect(warningsOf({ ...page, data })).toEqual([]);
});

test('white paper has no glare: its blank parts look the same', () => {
  expect(warningsOf(withLamp(drawnPage({ paper: 255 }), { x: 320, y: 240, radius: 90 }))).toEqual([]);
});

test('a page on which even the paper is dim is dark, whichever of paper and letters is the brighter', () => {
  expect(warningsOf(drawnPage({ paper: 60, ink: 10 }))).toEqual(['dark']);
  expect(warningsOf(drawnPage({ paper: 12, ink: 60 }))).toEqual(['dark']);
  expect(warningsOf(drawnPage({ paper: 8, ink: 2 }))).toEqual(['no-text', 'dark']);
});

test('letters are small by their points in the original, not in the picture that is checked', () => {
  expect(warningsOf(drawnPage({ letter: 7 }), 0.5)).toEqual([]);
  expect(warningsOf(drawnPage({ letter: 7 }), 1)).toEqual([]);
  expect(warningsOf(drawnPage({ letter: 5 }), 1)).toEqual(['small-text']);
  expect(warningsOf(drawnPage({ letter: 5 }), 0.5)).toEqual([]);
});

test('a picture smaller than a tile shows no text', () => {
  expect(warningsOf(drawnPage({ width: 20, height: 20 }))).toEqual(['no-text']);
});
