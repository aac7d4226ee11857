import { referralCode } from './referral-code';
import { restaurantPhone } from './restaurant-phone';
import { isSelfReferral } from './self-referral';

describe('a restaurant is referred by itself', () => {
  it.each([
    ['by the same address', ['ada@example.com'], ['ada@example.com', '+14155550101'], true],
    [
      'by the number of the referrer’s account',
      ['ada@example.com', '+14155550101'],
      ['hello@bistro.example', '+14155550101'],
      true,
    ],
    [
      'by a business that the referrer works in',
      ['ada@example.com', 'hello@bistro.example'],
      ['hello@bistro.example', ''],
      true,
    ],
    [
      'not where nothing is shared',
      ['ada@example.com', '+14155550101'],
      ['hello@bistro.example', '+14155550102'],
      false,
    ],
    ['not where both tell no number', ['ada@example.com', ''], ['hello@bistro.example', ''], false],
  ] as const)('%s', (_, referrer, restaurant, self) => {
    expect(isSelfReferral(referrer, restaurant)).toBe(self);
  });
});

it.each([
  ['(415) 555-0101', '+14155550101'],
  ['+39 06 1234567', '+39061234567'],
  ['0039 06 1234567', '+39061234567'],
  ['555-0101', '5550101'],
  ['', undefined],
  [undefined, undefined],
])('a number is spelled as accounts spell it: %s', (typed, spelled) => {
  expect(restaurantPhone(typed)).toBe(spelled);
});

it('the code of a link has twelve letters that are mistaken for no other', () => {
  expect(referralCode(new Uint8Array([0, 30, 31, 61, 62, 100, 5, 6, 7, 8, 9, 10, 11]))).toBe('2z2z29789abc');
});
