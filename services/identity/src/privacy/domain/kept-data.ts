import type { CustomerContact, CustomerMessage, CustomerOrder, OpenCustomerOrder } from '@chalkboard/contracts';

/** Orders of a customer in short. */
export interface KeptOrders {
  readonly orderIds: readonly string[];
  /** Those that have not ended. */
  readonly open: readonly OpenCustomerOrder[];
}

export interface KeptMessages {
  readonly messages: readonly CustomerMessage[];
  readonly stoppedSince: string | null;
}

/**
 * What other services keep of a customer: a port. Each throws DependencyUnavailableError when it cannot be asked now.
 */
export abstract class KeptData {
  /** Which orders, without what is in them. */
  abstract summary(contact: CustomerContact): Promise<KeptOrders>;
  /** All of them whole, oldest first. */
  abstract orders(contact: CustomerContact): Promise<CustomerOrder[]>;
  /** All of them, oldest first. */
  abstract messages(contact: CustomerContact, orderIds: readonly string[]): Promise<KeptMessages>;
  /** How many messages, without them. */
  abstract countMessages(
    contact: CustomerContact,
    orderIds: readonly string[],
  ): Promise<{ readonly total: number; readonly stoppedSince: string | null }>;
}
