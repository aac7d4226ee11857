import { answered } from './order-reply';
import { defaultSettings } from './ordering-settings';
import { aPlacedOrder } from './testing/placed-order.factory';

const at = new Date('2026-03-06T18:02:00Z');
const settings = { ...defaultSettings(), prepMinutes: 25, busyExtraMinutes: 5 };
const ACCEPT = { answer: 'accept', moreMinutes: 0 } as const;
const REJECT = { answer: 'reject', moreMinutes: 0 } as const;

describe('a reply to the message about an order', () => {
  it('accepts it for when the settings say', () => {
    const after = answered(aPlacedOrder(), ACCEPT, settings, at);
    expect(after?.order).toMatchObject({
      status: 'accepted',
      promisedAt: new Date('2026-03-06T18:32:00Z'),
      seenAt: at,
    });
    expect(after?.facts.map(({ data }) => data)).toMatchObject([{ move: 'accept', by: 'restaurant', means: 'sms' }]);
  });

  it.each([
    [15, '2026-03-06T18:47:00Z'],
    [40, '2026-03-06T19:12:00Z'],
  ])('accepts it for %i minutes later', (moreMinutes, promisedAt) => {
    expect(answered(aPlacedOrder(), { ...ACCEPT, moreMinutes }, settings, at)?.order.promisedAt).toEqual(
      new Date(promisedAt),
    );
  });

  it('accepts an order for the evening for when it is wanted', () => {
    const scheduledFor = new Date('2026-03-06T22:00:00Z');
    expect(answered(aPlacedOrder({ scheduledFor }), ACCEPT, settings, at)?.order.promisedAt).toEqual(scheduledFor);
  });

  it('turns it down with a reason for the customer', () => {
    expect(answered(aPlacedOrder(), REJECT, settings, at)?.order).toMatchObject({
      status: 'rejected',
      reason: 'The restaurant turned the order down by message.',
    });
  });

  it('comes too late once somebody has answered', () => {
    expect(answered(aPlacedOrder({ status: 'accepted' }), REJECT, settings, at)).toBeUndefined();
  });
});
