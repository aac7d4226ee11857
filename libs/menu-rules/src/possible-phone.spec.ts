import { canBePhone } from './possible-phone';

const PORTLAND = { currency: 'USD', restaurantPhone: '(207) 555-0142', timeZone: 'America/New_York' };
const BERLIN = { currency: 'EUR', restaurantPhone: '030 901820', timeZone: 'Europe/Berlin' };
const SOMEWHERE = { currency: 'EUR', timeZone: 'America/New_York' };

describe('a number can be one', () => {
  it.each([
    ['(207) 555-0142', PORTLAND],
    ['1-207-555-0142', PORTLAND],
    ['416 555 0199', PORTLAND],
    ['555 0100', PORTLAND],
    ['+1 207 555 0142 ext. 5', PORTLAND],
    ['207 555 0142 (Ann)', PORTLAND],
    ['+39 333 123 4567', PORTLAND],
    ['0039 333 123 4567', PORTLAND],
    ['030 1234567', BERLIN],
    ['0171 1234567', BERLIN],
    ['1234567', BERLIN],
    ['+1 207 555 0142', BERLIN],
    ['06 1234 5678', SOMEWHERE],
    ['7946 0958', { currency: 'GBP', timeZone: 'Europe/London' }],
    ['07700 900123', { currency: 'GBP', timeZone: 'Europe/London' }],
    ['090-1234-5678', { currency: 'JPY', timeZone: 'Asia/Tokyo' }],
    ['099 123 4567', { currency: 'USD', restaurantPhone: '+593 2 123 4567', timeZone: 'America/Guayaquil' }],
  ])('%s', (written, place) => {
    expect(canBePhone(written, place)).toBe(true);
  });
});

describe('a number cannot be one', () => {
  it.each([
    ['no digits', 'call me', PORTLAND],
    ['three digits', '123', PORTLAND],
    ['six digits', '555 010', PORTLAND],
    ['seven digits of no area', '155 0100', PORTLAND],
    ['nine digits', '207 555 014', PORTLAND],
    ['too many digits', '207 555 0142 555 0142', PORTLAND],
    ['nothing but zeros', '000 000 0000', PORTLAND],
    ['a country that there is not', '+999 1234567', PORTLAND],
    ['three digits', '123', BERLIN],
    ['too many digits', '030 1234567 1234567', BERLIN],
    ['a country and too few digits', '+1 207 555', BERLIN],
    ['a country and too many digits', '+39 333 123 4567 8901', PORTLAND],
    ['three digits, in whatever country', '123', SOMEWHERE],
    ['zeros, in whatever country', '0000000', SOMEWHERE],
    ['twenty digits, in whatever country', '12345678901234567890', SOMEWHERE],
  ])('%s: %s', (_what, written, place) => {
    expect(canBePhone(written, place)).toBe(false);
  });
});
