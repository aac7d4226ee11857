import type { BoardOrder, MenuSnapshot, OrderPlacedV1, NotifiedStatus } from '@chalkboard/contracts';
import type { Order } from './order';
import type { OrderCaller } from './order-limits';

/** What is known of telling a restaurant of an order before it is taken. */
export interface Carried {
  /** The channels that will tell it: no others are named to the guest. */
  readonly carried: Order['channels'];
  readonly textPromise?: OrderPlacedV1['textPromise'];
}

/** Asks who sends messages which channels will carry an order: a port. */
export abstract class OrderChannels {
  /** @param order with the channels on which it is going to be told */
  abstract of(order: Pick<Order, 'id' | 'channels'>, menu: MenuSnapshot, caller: OrderCaller): Promise<Carried>;
}

/** What is known of a message about an order. */
type Settled = Pick<BoardOrder['messages'][number], 'channel' | 'status'>;

/**
 * The channels that guests are told of, the board last, since every order is on it. What has failed is not named, and
 * what came through although nobody had promised it is.
 */
export function namedChannels(
  { channels, carried = channels }: Pick<Order, 'channels' | 'carried'>,
  messages: readonly Settled[] = [],
): string[] {
  const delivered = messages.filter(({ status }) => status === 'delivered').map(({ channel }) => channel);
  const failed = messages.map(({ channel }) => channel).filter((channel) => !delivered.includes(channel));
  return [...new Set([...carried, ...delivered].filter((channel) => !failed.includes(channel))), 'board'];
}

/**
 * What became of telling the restaurant, by channel: of those that were meant to and those that did so besides; the
 * board is not among them, since every order is on it.
 */
export function toldBy(
  { channels, carried = channels }: Pick<Order, 'channels' | 'carried'>,
  messages: readonly Settled[] = [],
): { channel: string; status: NotifiedStatus }[] {
  const statusOf = (channel: string): NotifiedStatus => {
    const settled = messages.filter((message) => message.channel === channel).map(({ status }) => status);
    if (settled.length > 0) return settled.includes('delivered') ? 'delivered' : 'failed';
    // The chat opens on the customer's own device: whether it was sent nobody here knows.
    if (channel === 'whatsapp') return 'by_customer';
    return carried.some((one) => one === channel) ? 'under_way' : 'held_back';
  };
  return [...new Set([...channels, ...messages.map(({ channel }) => channel)])].map((channel) => ({
    channel,
    status: statusOf(channel),
  }));
}
