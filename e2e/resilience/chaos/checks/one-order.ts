import type { Books } from '../books.mjs';
import type { GuestOrder } from '../guests.mjs';
import type { Reachable } from './expected-messages.mjs';

/**
 * One order that was placed by Ada, asked about twice and accepted on the board, as everything stands when all is well.
 */

const PLACED_AT = '2026-03-01T12:00:00.000Z';
const REMINDED_AT = '2026-03-01T12:01:00.500Z';
const ACCEPTED_AT = '2026-03-01T12:01:30.000Z';
const CUSTOMER = '+15035550119';

export const RESTAURANT: Reachable = {
  shareId: 'demo',
  phone: { number: '+14155550101' },
  settings: {
    prepMinutes: 25,
    busyExtraMinutes: 0,
    pausedUntil: null,
    escalateAfter: { secondMessage: 1, backup: 1, tellCustomer: 2 },
    autoRejectMinutes: 2,
    backupPhone: '+14155550900',
  },
};

export const ADA: GuestOrder = {
  number: 0,
  key: 'k1',
  guest: 'Ada',
  shareId: 'demo',
  orderType: 'pickup',
  totalMinor: 1250,
  tipMinor: 200,
  refused: false,
  acceptances: [{ status: 201, orderId: 'o1', orderNumber: '7', totalMinor: 1250, secret: 's1' }],
  asked: [
    { means: 'link', move: 'complete', version: 1, outcome: 'refused', code: 'ordering.move_not_allowed' },
    { means: 'board', move: 'accept', version: 1, minutes: 20, outcome: 'done' },
    { means: 'tracking', move: 'cancel', outcome: 'refused', code: 'ordering.move_not_allowed' },
  ],
  problems: [],
};

const NOTHING = { totalMinor: null, tipMinor: 0, move: null, before: null, status: null, by: null, step: null };
const SENT = { orderId: 'o1', channel: 'sms', part: 1, status: 'sent', fault: null };

export const BOOKS: Books = {
  orders: [
    {
      id: 'o1',
      number: '7',
      shareId: 'demo',
      totalMinor: 1250,
      tipMinor: 200,
      guest: 'Ada',
      orderType: 'pickup',
      status: 'accepted',
      version: 2,
      placedAt: PLACED_AT,
      history: [
        { version: 1, status: 'placed', by: 'customer', means: 'checkout', at: PLACED_AT },
        {
          version: 2,
          status: 'accepted',
          move: 'accept',
          by: 'restaurant',
          means: 'board',
          promisedAt: '2026-03-01T12:21:30.000Z',
          at: ACCEPTED_AT,
        },
      ],
    },
  ],
  keys: [{ key: 'k1', orderId: 'o1' }],
  deadlines: [{ orderId: 'o1', step: 'second_message', dueAt: '2026-03-01T12:01:00.000Z', takenAt: REMINDED_AT }],
  skipped: [],
  told: [
    {
      ...NOTHING,
      eventId: 'e1',
      type: 'ordering.order.placed.v1',
      orderId: 'o1',
      version: 1,
      totalMinor: 1250,
      tipMinor: 200,
    },
    {
      ...NOTHING,
      eventId: 'e2',
      type: 'ordering.order.escalated.v1',
      orderId: 'o1',
      version: 1,
      step: 'second_message',
    },
    {
      ...NOTHING,
      eventId: 'e3',
      type: 'ordering.order.status-changed.v1',
      orderId: 'o1',
      version: 2,
      move: 'accept',
      before: 'placed',
      status: 'accepted',
      by: 'restaurant',
    },
  ],
  published: [{ eventId: 'e1' }, { eventId: 'e2' }, { eventId: 'e3' }],
  counted: [{ orderId: 'o1', totalMinor: 1250, status: 'accepted' }],
  notifications: [
    { ...SENT, id: 'n1', causationId: 'e1', audience: 'restaurant', purpose: 'order', destination: '+14155550101' },
    { ...SENT, id: 'n2', causationId: 'e2', audience: 'restaurant', purpose: 'reminder', destination: '+14155550101' },
    { ...SENT, id: 'n3', causationId: 'e3', audience: 'customer', purpose: 'status', destination: CUSTOMER },
  ],
  messages: [
    {
      id: 'n1',
      causationId: 'e1',
      channel: 'sms',
      recipient: '+14155550101',
      body: 'Demo: new order 7\nTotal: $12.50\nPayment: cash',
    },
    {
      id: 'n2',
      causationId: 'e2',
      channel: 'sms',
      recipient: '+14155550101',
      body: 'Demo: nobody has answered order 7 yet.',
    },
    { id: 'n3', causationId: 'e3', channel: 'sms', recipient: CUSTOMER, body: 'Demo has accepted your order 7.' },
  ],
  answered: [{ notificationId: 'n1' }, { notificationId: 'n2' }],
  replies: [],
  portions: [{ shareId: 'demo', itemId: 'i1', remaining: 9997, held: 2, sold: 2 }],
  parked: { menu: 0, ordering: 0, identity: 0, notify: 0 },
  boards: [
    {
      shareId: 'demo',
      orders: [{ orderId: 'o1', status: 'accepted', total: 1250, escalations: [{ step: 'second_message' }] }],
      days: [{ date: '2026-03-01', orders: 1, refused: 0, revenue: 1250, tips: 200 }],
      underWay: ['o1'],
    },
  ],
};
