import type { OrderTicket } from '@chalkboard/contracts';

/** What the messages about an order need and no event carries, asked of ordering when a message is written: a port. */
export abstract class OrderTickets {
  /**
   * @returns undefined when ordering knows no such order
   * @throws DependencyUnavailableError when ordering cannot be asked now
   */
  abstract of(orderId: string): Promise<OrderTicket | undefined>;
}
