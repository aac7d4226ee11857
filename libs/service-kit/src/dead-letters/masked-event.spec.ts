import { maskedEvent, maskedReason } from './masked-event';

describe('an event in the view of dead letters', () => {
  it('shows ids, kinds, instants and figures, and of every other text how long it is', () => {
    expect(
      maskedEvent({
        id: '1f0ab9b4-3e9a-570d-9e10-947865a5e040',
        type: 'ordering.order.placed.v1',
        time: '2026-11-20T18:30:00.000Z',
        aggregateversion: 1,
        data: {
          orderId: 'o1',
          restaurantName: 'Trattoria Ada',
          lines: [{ name: 'Soup', quantity: 2, total: 1250 }],
          channels: ['sms'],
          note: '',
        },
      }),
    ).toEqual({
      id: '1f0ab9b4-3e9a-570d-9e10-947865a5e040',
      type: 'ordering.order.placed.v1',
      time: '2026-11-20T18:30:00.000Z',
      aggregateversion: 1,
      data: {
        orderId: 'o1',
        restaurantName: '••• (13)',
        lines: [{ name: '••• (4)', quantity: 2, total: 1250 }],
        channels: ['sms'],
        note: '',
      },
    });
  });

  it.each([
    ['a telephone number where an id belongs', { customerId: '+15551234567' }, { customerId: '••• (12)' }],
    ['an address where a status belongs', { status: 'ada@example.com' }, { status: '••• (15)' }],
    ['a name where a kind belongs', { type: 'Ada Lovelace' }, { type: '••• (12)' }],
    ['a text that is the whole message', 'Ada', '••• (3)'],
  ])('hides %s', (_, value, masked) => expect(maskedEvent(value)).toEqual(masked));
});

describe('the reason of a dead letter', () => {
  it.each([
    [
      'duplicate key value violates unique constraint "orders_pkey"',
      'duplicate key value violates unique constraint "orders_pkey"',
    ],
    ['no such guest: ada@example.com', 'no such guest: •••'],
    ['cannot call +1 555 123 4567 before 2026-11-20T18:30', 'cannot call ••• before 2026-11-20T18:30'],
    ['Unexpected token in "Ada Lovelace, Main Street 1"', 'Unexpected token in •••'],
  ])('of %s is told as %s', (reason, result) => expect(maskedReason(reason)).toBe(result));
});
