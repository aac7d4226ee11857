import type { Order } from './order';

type Linked = Pick<Order, 'id' | 'placedAt'>;

/** What a link to the board says. */
export interface BoardLink {
  /** The order with which it was sent. */
  readonly orderId: string;
  /** When it stops working. */
  readonly until: Date;
  /** Of the menu's links when it was made; links before the newest version are refused. */
  readonly version: number;
}

/** Secret links to an order: a port. Whoever holds one may what it is for, and nothing else. */
export abstract class OrderLinks {
  /** Path of the page on which the customer follows the order: `/order/{secret}`. The same one each time. */
  abstract tracking(order: Linked): string;
  /**
   * Path of the board for the restaurant, as its message has it: `/board/{link}`. The same one each time.
   * @param version of the links of the order's menu
   */
  abstract board(order: Linked, version: number): string;
  /** Id of the order that a tracking secret is for; undefined when it is none, or its time is over. */
  abstract trackedOrder(secret: string): string | undefined;
  /** What a link to the board says; undefined when it is none, or its time is over. */
  abstract boardLink(link: string): BoardLink | undefined;
}
