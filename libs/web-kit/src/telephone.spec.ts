import { formatTelephone, telephone } from './telephone';

test('a printed number is dialled by its digits, with the sign before the country', () => {
  expect(telephone('(503) 555-0100')).toBe('tel:5035550100');
  expect(telephone('+1 503 555 0100')).toBe('tel:+15035550100');
});

test('a number of North America is grouped; what was printed otherwise, is from elsewhere or is none stays', () => {
  expect(formatTelephone('+12075550142')).toBe('(207) 555-0142');
  for (const other of ['(207) 555-0142', '207-555-0142', '+39055123456', '+120755501420', '+11075550142', 'ada+1@example.com', '']) expect(formatTelephone(other)).toBe(other);
});
