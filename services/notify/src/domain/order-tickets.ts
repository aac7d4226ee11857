import type { OrderTicketRpcV1 } from '@chalkboard/contracts';
import type { z } from 'zod';

type Reply = z.infer<typeof OrderTicketRpcV1.reply>;

/** Who ordered, the secret paths of the order, and where else the restaurant can be reached. */
export type OrderTicket = Omit<Reply, 'customer'> & { readonly customer: NonNullable<Reply['customer']> };

/** What the messages about an order need and no event carries, asked of ordering when a message is written: a port. */
export abstract class OrderTickets {
  /**
   * @returns undefined when ordering knows no such order
   * @throws DependencyUnavailableError when ordering cannot be asked now
   */
  abstract of(orderId: string): Promise<OrderTicket | undefined>;
}
