import { aPlacedOrder } from './testing/placed-order.factory';
import { consenting, wantsTexts } from './text-consent';

const NOON = new Date('2026-03-01T12:00:00Z');

describe('text messages to a customer', () => {
  it('are sent to who was not asked, and to who agreed', () => {
    expect(wantsTexts({})).toBe(true);
    expect(wantsTexts({ textConsent: [{ agreed: true, means: 'checkout', at: NOON.toISOString() }] })).toBe(true);
  });

  it('end with the last word that was said, and all words are kept', () => {
    const agreed = { agreed: true, means: 'checkout', at: NOON.toISOString() } as const;
    const after = consenting({ ...aPlacedOrder(), textConsent: [agreed] }, false, NOON)!;
    expect(wantsTexts(after)).toBe(false);
    expect(after.textConsent).toEqual([agreed, { agreed: false, means: 'tracking', at: NOON.toISOString() }]);
    expect(after.version).toBe(aPlacedOrder().version);
  });

  it('do not change by the same word again', () => {
    expect(
      consenting(
        { ...aPlacedOrder(), textConsent: [{ agreed: false, means: 'tracking', at: NOON.toISOString() }] },
        false,
        NOON,
      ),
    ).toBeUndefined();
  });

  it('are kept track of without end and without growing', () => {
    let order = aPlacedOrder();
    for (let said = 0; said < 50; said++) order = consenting(order, said % 2 === 0, NOON)!;
    expect(order.textConsent).toHaveLength(20);
  });
});
