import { assertMayMove, reached, REWARD_PENDING, SIGNED_UP } from './referral-moves';

describe('a referral', () => {
  it('counts as one that came to something from the sign-up on, and its reward waits until it is paid', () => {
    expect(SIGNED_UP).toEqual(['signed_up', 'set_up', 'paid']);
    expect(REWARD_PENDING).toEqual(['signed_up', 'set_up']);
  });

  it.each([
    ['sent', 'set_up'],
    ['set_up', 'contacted'],
    ['paid', 'paid'],
  ] as const)('is moved by staff from %s to %s', (from, to) => {
    expect(() => assertMayMove(from, to)).not.toThrow();
  });

  it.each(['sent', 'contacted', 'signed_up', 'set_up'] as const)(
    'is not said to be paid without the record of its payout, nor not to be: %s',
    (status) => {
      expect(() => assertMayMove(status, 'paid')).toThrow('record the payout');
      expect(() => assertMayMove('paid', status)).toThrow('take back the record');
    },
  );

  it.each([
    ['sent', 'signed_up', 'signed_up'],
    ['contacted', 'signed_up', 'signed_up'],
    ['signed_up', 'signed_up', undefined],
    ['set_up', 'signed_up', undefined],
    ['paid', 'signed_up', undefined],
    // It published a menu before anybody noticed that it had signed up.
    ['sent', 'set_up', 'set_up'],
    ['contacted', 'set_up', 'set_up'],
    ['signed_up', 'set_up', 'set_up'],
    ['set_up', 'set_up', undefined],
    ['paid', 'set_up', undefined],
  ] as const)('at %s is moved on by %s to %s, and never back', (from, step, to) => {
    expect(reached(from, step)).toBe(to);
  });
});
