import { dollarsOf, minorOf } from './spend-amount';

test.each([
  ['29', 2900],
  ['$29.50', 2950],
  ['0', 0],
  ['19,9', 1990],
  ['10000', 1_000_000],
])('%s is so many cents', (typed, minor) => {
  expect(minorOf(typed)).toBe(minor);
});

test.each(['', 'much', '-1', '10000.01', '1.234'])('"%s" is no amount that can be asked for', (typed) => {
  expect(minorOf(typed)).toBeUndefined();
});

test('whole dollars stand without cents', () => {
  expect([dollarsOf(2900), dollarsOf(2950)]).toEqual(['29', '29.50']);
});
