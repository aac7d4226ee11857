import { currencySign, formatDateTime, formatMoney } from './format';

test.each([
  [1250, 'USD', '$12.50'],
  [0, 'USD', '$0.00'],
  [1250, 'EUR', '€12.50'],
  [1250, 'JPY', '¥1,250'],
])('%i %s is %s', (minor, currency, text) => {
  expect(formatMoney(minor, currency)).toBe(text);
});

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  ['CAD', 'CA$'],
  ['CHF', 'CHF'],
])('the sign of %s is %s', (currency, sign) => {
  expect(currencySign(currency)).toBe(sign);
});

test('a time of another year says which', () => {
  const now = new Date('2026-06-15T12:00:00Z');
  expect(formatDateTime('2026-02-03T12:00:00Z', now)).not.toContain('2026');
  expect(formatDateTime('2025-11-28T12:00:00Z', now)).toContain('2025');
});
