import { isReachable } from './contact';
import { parseContact } from './parse-contact';

describe('a contact', () => {
  it.each([
    ['Ada@Example.com ', 'email', 'ada@example.com'],
    ['(415) 555-0132', 'phone', '+14155550132'],
    ['1 415 555 0132', 'phone', '+14155550132'],
    ['+44 20 7946 0958', 'phone', '+442079460958'],
    ['0044 20 7946 0958', 'phone', '+442079460958'],
  ])('has one spelling however it is typed: %s', (typed, kind, value) => {
    expect(parseContact(typed)).toEqual({ kind, value });
  });

  it.each(['ada', 'ada@home', 'call me', '12', '1234567890123456', 'a@b.c d'])(
    'is neither address nor number: %s',
    (typed) => {
      expect(() => parseContact(typed)).toThrow('e-mail address');
    },
  );

  it('is not reached by a number whose country nobody knows', () => {
    expect(isReachable(parseContact('020 7946 0958'))).toBe(false);
    expect(isReachable(parseContact('+44 20 7946 0958'))).toBe(true);
  });
});
