import { resendObstacle, type Resendable } from './resend';

const WRITTEN = new Date('2026-03-01T12:00:00Z');
const earlier = new Date(WRITTEN.getTime() - 60_000);
const later = new Date(WRITTEN.getTime() + 60_000);

describe('a message that failed', () => {
  const aMessage = (more: Partial<Resendable> = {}): Resendable => ({
    channel: 'sms',
    purpose: 'order',
    hasContent: true,
    writtenAt: WRITTEN,
    order: { status: 'placed', changedAt: earlier },
    ...more,
  });

  it.each<[string, Partial<Resendable>, string | undefined]>([
    ['about an order that waits for an answer can be sent again', {}, undefined],
    ['about an order that has ended is pointless', { order: { status: 'cancelled', changedAt: later } }, 'pointless'],
    ['about an order of which nothing is known any more is pointless', { order: {} }, 'pointless'],
    [
      'that tells what happened last can be sent again, also when that was the end',
      { purpose: 'status', order: { status: 'rejected', changedAt: earlier } },
      undefined,
    ],
    [
      'that tells what has been overtaken is pointless',
      { purpose: 'status', order: { status: 'ready', changedAt: later } },
      'pointless',
    ],
    ['with a link to sign in is pointless', { purpose: 'sign-in', order: undefined }, 'pointless'],
    ['that only tests a channel is pointless', { purpose: 'test', order: undefined }, 'pointless'],
    ['that was a ticket for a printer can be sent again', { channel: 'print' }, undefined],
    [
      'that thanks for a message can be sent again',
      { channel: 'email', purpose: 'acknowledgement', order: undefined },
      undefined,
    ],
    ['whose number is forgotten cannot', { hasContent: false }, 'forgotten'],
    ['on a channel on which nothing is sent cannot', { channel: 'whatsapp' }, 'not-sending'],
    ['that was sent again cannot be a second time', { resentAs: 'n2' }, 'resent'],
  ])('%s', (_, more, obstacle) => expect(resendObstacle(aMessage(more))).toBe(obstacle));
});
