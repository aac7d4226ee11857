import fc from 'fast-check';
import { contrastOf, readableOn, textOn } from './readable-colour';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a colour that can be read stays as it is', () => {
  expect(readableOn('#1f2937', '#ffffff', 4.5)).toBe('#1f2937');
});

test('one that cannot keeps its hue and is moved no further than needed', () => {
  const gold = readableOn('#ca8a04', '#ffffff', 4.5);
  expect(gold).not.toBe('#ca8a04');
  expect(contrastOf(gold, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(gold, '#ffffff')).toBeLessThan(4.8);
  expect(parseInt(gold.slice(1, 3), 16)).toBeGreaterThan(parseInt(gold.slice(5, 7), 16));
});

test('any colour becomes readable on any ground where black or white would be', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (ink, ground, ratio) => {
      expect(contrastOf(readableOn(ink, ground, ratio), ground)).toBeGreaterThanOrEqual(ratio);
    }),
  );
});

test('black or white can be read on any ground', () => {
  fc.assert(fc.property(colour, (ground) => contrastOf(textOn(ground), ground) >= 4.5));
});
