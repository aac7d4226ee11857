import { GUESTS_PHONE } from '../guests.mjs';
import { grouped } from './each-once.mjs';
import { ENDED } from './lifecycle.mjs';

/** The rules by which notify tells people, written down once more. */

/** Messages that ask the restaurant for an answer. */
export const ASKING = ['order', 'reminder', 'backup'];

/** @typedef {import('../books.mjs').StoredOrder} StoredOrder */
/** @typedef {import('../books.mjs').Notification} Notification */
/**
 * @typedef {{ shareId: string, phone: { number: string }, settings: import('@chalkboard/contracts').OrderingSettings }}
 * Reachable
 */
/**
 * @typedef {object} ExpectedMessage
 * @property {string} eventId by which it is caused
 * @property {'restaurant' | 'customer'} audience @property {string} purpose @property {'sms' | 'email'} channel
 * @property {string} destination
 * @property {boolean} isDue false: it may be missing, since the order was answered before it was written
 * @property {string} says
 */

/** @typedef {Omit<ExpectedMessage, 'eventId'>} Written */
/**
 * @typedef {{ order: StoredOrder, restaurant: Reachable, asked: readonly Notification[] }} About `asked`: what asked
 * for an answer and has left
 */

/**
 * Every message that the events of a run have to cause.
 * @param {readonly Reachable[]} restaurants @param {Pick<import('../books.mjs').Books, 'orders' | 'told' |
 * 'notifications'>} books @returns {ExpectedMessage[]}
 */
export function expectedMessages(restaurants, { orders, told: published, notifications }) {
  const [byId, byMenu] = [
    new Map(orders.map((order) => [order.id, order])),
    new Map(restaurants.map((restaurant) => [restaurant.shareId, restaurant])),
  ];
  const asking = grouped(
    notifications.filter(({ purpose, status }) => ASKING.includes(purpose) && status === 'sent'),
    ({ orderId }) => orderId,
  );
  return published.flatMap((event) => {
    const order = byId.get(event.orderId);
    const restaurant = order && byMenu.get(order.shareId);
    if (!order || !restaurant) return [];
    return messagesOf(event, { order, restaurant, asked: asking.get(order.id) ?? [] }).map((message) => ({
      eventId: event.eventId,
      ...message,
    }));
  });
}

/** @param {import('../books.mjs').OrderEvent} event @param {About} about @returns {Written[]} */
function messagesOf(event, about) {
  const {
    order: { number, status },
    restaurant: { phone },
  } = about;
  switch (event.type) {
    case 'ordering.order.placed.v1':
      return [
        {
          audience: 'restaurant',
          purpose: 'order',
          channel: 'sms',
          destination: phone.number,
          isDue: !ENDED.includes(status),
          says: `new order ${number}`,
        },
      ];
    case 'ordering.order.escalated.v1':
      return ofStep(event.step, about);
    case 'ordering.order.status-changed.v1':
      return [...toCustomer(event, about), ...toRestaurant(event, about)];
    default:
      return [];
  }
}

/** @param {string | null} step @param {About} about @returns {Written[]} */
function ofStep(step, { order: { number, status }, restaurant: { phone, settings } }) {
  const isDue = status === 'placed';
  const { backupPhone, backupEmail } = settings;
  switch (step) {
    case 'second_message':
      return [
        {
          audience: 'restaurant',
          purpose: 'reminder',
          channel: 'sms',
          destination: phone.number,
          isDue,
          says: `nobody has answered order ${number} yet`,
        },
      ];
    case 'backup':
      return [
        ...(backupPhone
          ? [
              {
                ...BACKUP,
                channel: /** @type {const} */ ('sms'),
                destination: backupPhone,
                isDue,
                says: `order ${number}, placed at`,
              },
            ]
          : []),
        ...(backupEmail
          ? [
              {
                ...BACKUP,
                channel: /** @type {const} */ ('email'),
                destination: backupEmail,
                isDue,
                says: `Order ${number} was placed at`,
              },
            ]
          : []),
      ];
    case 'tell_customer':
      return [{ ...CUSTOMER, isDue, says: `has not answered your order ${number} yet` }];
    default:
      return [];
  }
}

/** @param {import('../books.mjs').OrderEvent} event @param {About} about @returns {Written[]} */
function toCustomer({ move, status, by }, { order: { number } }) {
  if (move === 'accept') return [{ ...CUSTOMER, isDue: true, says: `has accepted your order ${number}` }];
  if (status === 'rejected') return [{ ...CUSTOMER, isDue: true, says: `cannot take your order ${number}` }];
  if (status === 'cancelled' && by !== 'customer')
    return [{ ...CUSTOMER, isDue: true, says: `had to cancel your order ${number}` }];
  return [];
}

/**
 * Wherever it was asked, when the order ended without it. @param {import('../books.mjs').OrderEvent} event @param
 * {About} about @returns {Written[]}
 */
function toRestaurant({ status, by }, { order: { number }, asked }) {
  if (by === 'restaurant' || (status !== 'rejected' && status !== 'cancelled')) return [];
  const says =
    status === 'cancelled' ? `order ${number} was cancelled by the customer` : `order ${number} was turned down`;
  const destinations = new Map(asked.map(({ channel, destination }) => [destination, channel]));
  return [...destinations].map(([destination, channel]) => ({
    audience: 'restaurant',
    purpose: 'status',
    channel: channel === 'email' ? 'email' : 'sms',
    destination,
    isDue: true,
    says,
  }));
}

const BACKUP = /** @type {const} */ ({ audience: 'restaurant', purpose: 'backup' });
const CUSTOMER = /** @type {const} */ ({
  audience: 'customer',
  purpose: 'status',
  channel: 'sms',
  destination: `+1${GUESTS_PHONE.replace(/\D/g, '')}`,
});
