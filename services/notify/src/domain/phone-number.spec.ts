import { dialable } from './phone-number';

describe('a printed phone number', () => {
  it.each([
    ['(415) 555-0132', 'USD', '+14155550132'],
    ['1-415-555-0132', 'USD', '+14155550132'],
    ['415.555.0132', 'CAD', '+14155550132'],
    ['+39 06 1234 5678', 'EUR', '+390612345678'],
    ['0039 06 1234 5678', 'EUR', '+390612345678'],
    [' 06 1234 5678 ', 'EUR', '06 1234 5678'],
    ['555-0132', 'USD', '555-0132'],
  ])('%s (%s) is dialled as %s', (printed, currency, number) => {
    expect(dialable(printed, currency)).toBe(number);
  });
});
