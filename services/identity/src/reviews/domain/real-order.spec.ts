import type { OrderProof } from '@chalkboard/contracts';
import { realOrder } from './real-order';

const PROOF: OrderProof = {
  orderId: 'o1',
  shareId: 's1',
  restaurantName: 'Trattoria',
  orderType: 'pickup',
  status: 'completed',
  placedAt: '2026-03-01T12:00:00.000Z',
};

describe('a review of a real order', () => {
  it('takes menu, restaurant, type and day from the order', () => {
    expect(realOrder(PROOF)).toEqual({
      orderId: 'o1',
      shareId: 's1',
      restaurantName: 'Trattoria',
      orderType: 'pickup',
      placedAt: new Date('2026-03-01T12:00:00Z'),
    });
  });

  it.each(['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery', 'rejected', 'cancelled'] as const)(
    'is not of one that is %s',
    (status) => {
      expect(() => realOrder({ ...PROOF, status })).toThrow(
        expect.objectContaining({ code: 'reviews.order_not_completed' }),
      );
    },
  );

  it('is not of a secret that somebody made up', () => {
    expect(() => realOrder(undefined)).toThrow(expect.objectContaining({ code: 'reviews.order_not_found' }));
  });
});
