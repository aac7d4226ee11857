import { payoutEntry, rewardStateOf } from './rewards';

const PAID = { state: 'paid', method: 'paypal', reference: 'PP-1' } as const;

describe('a reward', () => {
  it.each([
    ['sent', false, 'waiting'],
    ['contacted', false, 'waiting'],
    ['contacted', true, 'declined'],
    ['signed_up', false, 'earned_later'],
    ['set_up', false, 'earned_later'],
    ['set_up', true, 'declined'],
    ['paid', true, 'paid'],
  ] as const)('of a referral that is %s (declined: %s) is %s', (status, isDeclined, state) => {
    expect(rewardStateOf(status, isDeclined)).toBe(state);
  });

  it.each([
    ['earned_later', 'set_up', PAID, 'paid 10000'],
    ['declined', 'set_up', PAID, 'paid 10000'],
    ['paid', 'paid', { ...PAID, reference: 'PP-2' }, 'corrected 0'],
    ['waiting', 'sent', { state: 'declined' }, 'declined 0'],
    ['declined', 'sent', { state: 'declined', note: 'for another reason' }, 'declined 0'],
    ['declined', 'contacted', { state: 'open' }, 'reopened 0'],
    ['paid', 'paid', { state: 'open', note: 'the bank sent it back' }, 'taken_back -10000'],
  ] as const)('that is %s (referral: %s) gets the entry %j → %s', (from, status, request, entry) => {
    const { kind, amountMinor } = payoutEntry(from, status, request, 10_000)!;
    expect(`${kind} ${amountMinor}`).toBe(entry);
  });

  it.each([
    ['earned_later', 'set_up', { ...PAID, reference: '' }, 'the reference'],
    ['earned_later', 'set_up', { state: 'paid', reference: 'PP-1' }, 'how the reward was paid'],
    ['waiting', 'contacted', PAID, 'completed its setup yet'],
    ['earned_later', 'signed_up', PAID, 'completed its setup yet'],
    ['paid', 'paid', { state: 'declined' }, 'was paid'],
    ['paid', 'paid', { state: 'open' }, 'say in a note why'],
    ['paid', 'paid', { state: 'open', note: '' }, 'say in a note why'],
  ] as const)('that is %s (referral: %s) does not get the entry %j', (from, status, request, fault) => {
    expect(() => payoutEntry(from, status, request, 10_000)).toThrow(fault);
  });

  it('of which nothing was recorded has nothing that could be taken back', () => {
    expect(payoutEntry('earned_later', 'set_up', { state: 'open' }, 10_000)).toBeUndefined();
  });
});
