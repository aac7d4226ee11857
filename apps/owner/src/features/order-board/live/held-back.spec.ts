import { boardOrder } from '../board.factory';
import { heldBackOf } from './held-back';

const failed = {
  channel: 'sms',
  status: 'failed',
  at: '2026-11-21T17:58:00.000Z',
  reason: 'This number gets at most 5 messages a day.',
} as const;
const delivered = { channel: 'email', status: 'delivered', at: '2026-11-21T17:58:00.000Z' } as const;

describe('orders that were held back', () => {
  it('are those that wait for an answer and of which no message came through', () => {
    expect(heldBackOf([boardOrder({ messages: [failed] }), boardOrder({ messages: [failed] }), boardOrder()])).toEqual({
      count: 2,
      reason: failed.reason,
    });
  });

  it('are not those that came another way, nor answered ones', () => {
    expect(
      heldBackOf([
        boardOrder({ messages: [failed, delivered] }),
        boardOrder({ status: 'accepted', messages: [failed] }),
      ]),
    ).toEqual({ count: 0, reason: undefined });
  });
});
