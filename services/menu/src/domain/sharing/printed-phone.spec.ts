import { printedPhone } from './printed-phone';

test.each([
  ['+12075550142', 'USD', '(207) 555-0142'],
  ['2075550142', 'USD', '(207) 555-0142'],
  ['1-207-555-0142', 'CAD', '(207) 555-0142'],
  ['+33123456789', 'EUR', '+33 1 23 45 67 89'],
  ['0049 30 901820', 'EUR', '+49 30 901820'],
  ['+302103212000', 'EUR', '+30 21 0321 2000'],
])('%s on a menu in %s is printed as %s', (written, currency, printed) => {
  expect(printedPhone(written, currency)).toBe(printed);
});

test.each([
  ['030 901820', 'EUR'],
  ['(207) 555-0142 or 555-0143', 'USD'],
  ['ask at the bar', 'USD'],
  ['+33', 'EUR'],
])('%s, whose country or end cannot be told, stays as it was written', (written, currency) => {
  expect(printedPhone(` ${written} `, currency)).toBe(written);
});
