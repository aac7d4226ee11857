import { OrderError } from './order.errors';

/** Where the business of a menu stands, as far as orders go: `open` also for a menu of none, and while it waits for its approval. */
export type BusinessStanding = 'open' | 'rejected' | 'closed';

/** Where businesses stand: a port. */
export abstract class BusinessStandings {
  /** @param businessId undefined: of a menu that belongs to none */
  abstract of(businessId: string | undefined): Promise<BusinessStanding>;
}

/** @throws OrderError `ordering.orders_stopped`, `ordering.menu_withdrawn` when there can be no new orders */
export function assertTakesOrders(standing: BusinessStanding): void {
  if (standing === 'rejected') throw new OrderError('ordering.orders_stopped', 'This restaurant does not take orders here. Please contact the restaurant directly.');
  if (standing === 'closed') throw new OrderError('ordering.menu_withdrawn', 'This restaurant has closed its account here and takes no more orders. Please contact the restaurant directly.');
}
