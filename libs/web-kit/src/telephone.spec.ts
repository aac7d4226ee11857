import { formatTelephone, telephone } from './telephone';

test('a printed number is dialled by its digits, with the sign before the country', () => {
  expect(telephone('(503) 555-0100')).toBe('tel:5035550100');
  expect(telephone('+1 503 555 0100')).toBe('tel:+15035550100');
});

test('a number of North America is grouped as its readers write it, and for others with its calling code', () => {
  expect(formatTelephone('+12075550142')).toBe('(207) 555-0142');
  expect(formatTelephone('+12075550142', { reader: 'CA' })).toBe('(207) 555-0142');
  expect(formatTelephone('+12075550142', { reader: 'DE' })).toBe('+1 207 555 0142');
});

test('a number of another country keeps its calling code and is grouped', () => {
  expect(formatTelephone('+39055123456')).toBe('+39 055 123 456');
  expect(formatTelephone('+4917612345678')).toBe('+49 176 123 456 78');
  expect(formatTelephone('+442079460958', { reader: 'GB' })).toBe('+44 207 946 0958');
  expect(formatTelephone('+35312345678')).toBe('+353 123 456 78');
});

test('bare digits are grouped where the currency of the menu says whose they are', () => {
  expect(formatTelephone('4155550123', { currency: 'USD' })).toBe('(415) 555-0123');
  expect(formatTelephone('14155550123', { currency: 'CAD' })).toBe('(415) 555-0123');
  for (const other of [{}, { currency: 'EUR' }]) expect(formatTelephone('4155550123', other)).toBe('4155550123');
});

test('what was printed in groups, and what is no number, stays', () => {
  for (const other of [
    '(207) 555-0142',
    '207-555-0142',
    '+39 055 123456',
    '+120755501420',
    '+11075550142',
    'ada+1@example.com',
    '',
  ])
    expect(formatTelephone(other, { currency: 'USD' })).toBe(other);
});
