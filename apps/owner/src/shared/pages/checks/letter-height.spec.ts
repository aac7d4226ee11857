import { drawnPage } from './drawn-page';
import type { GreyPicture } from './grey-picture';
import { letterHeight } from './letter-height';
import { tilesOf } from './text-tiles';

function heightOf(picture: GreyPicture, darkInk = true) {
  const end = <T>(work: Generator<void, T>): T => {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
    }
  };
  return end(letterHeight(picture, end(tilesOf(picture)), darkInk));
}

test.each([7, 14, 21, 28])('letters %s points tall are found to be so', (letter) => {
  expect(heightOf(drawnPage({ letter }))).toBe(letter);
});

test('light letters on a dark page too', () => {
  expect(heightOf(drawnPage({ paper: 30, ink: 200 }), false)).toBe(14);
});

test('grain between the letters does not make them small', () => {
  const page = drawnPage({ letter: 21 });
  const data = page.data.map((value, at) => ((at * 7919) % 97 === 0 && value > 100 ? 60 : value));
  expect(heightOf({ ...page, data })).toBeGreaterThan(18);
});

test('a page with no more than a few letters says nothing', () => {
  expect(heightOf(drawnPage({ width: 80, height: 40 }))).toBeUndefined();
});
