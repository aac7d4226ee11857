import type { CustomerInfo } from '@chalkboard/contracts';

/** Who ordered, asked of ordering when the message is written: a port. */
export abstract class Customers {
  /** @throws DependencyUnavailableError when ordering cannot be asked now */
  abstract ofOrder(orderId: string): Promise<CustomerInfo | undefined>;
}
