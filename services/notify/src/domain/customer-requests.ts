import type { CustomerContact, PrivacyCode } from '@chalkboard/contracts';

/** Of whom an erasure is, as far as it is still known. */
export interface ErasedCustomer {
  readonly contact: CustomerContact | null;
  /** That the number wants no messages stays known. */
  readonly keepStop: boolean;
}

/**
 * What identity is asked about customers who want to see or erase what is kept of them: a port. Each throws
 * DependencyUnavailableError when it cannot be asked now.
 */
export abstract class CustomerRequests {
  /** Undefined: the request was proved, has run out, or was never there. */
  abstract code(requestId: string): Promise<PrivacyCode | undefined>;
  abstract erasure(requestId: string): Promise<ErasedCustomer>;
}
