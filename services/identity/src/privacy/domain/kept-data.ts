import type { CustomerContact, CustomerMessage, CustomerOrder } from '@chalkboard/contracts';

export interface KeptMessages {
  readonly messages: readonly CustomerMessage[];
  readonly total: number;
  readonly stoppedSince: string | null;
}

/** What other services keep of a customer: a port. Each throws DependencyUnavailableError when it cannot be asked now. */
export abstract class KeptData {
  abstract orders(contact: CustomerContact): Promise<CustomerOrder[]>;
  abstract messages(contact: CustomerContact, orderIds: readonly string[]): Promise<KeptMessages>;
  /** How many messages, without them. */
  abstract countMessages(contact: CustomerContact, orderIds: readonly string[]): Promise<Omit<KeptMessages, 'messages'>>;
}
