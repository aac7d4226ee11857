import type { MenuSnapshot } from '@chalkboard/contracts';
import { OrderError } from './order.errors';

/**
 * Where the business of a menu stands, as far as orders go: `open` also for a menu of none, and while it waits for its
 * approval.
 */
export const BUSINESS_STATES = ['open', 'rejected', 'closed'] as const;
export type BusinessState = (typeof BUSINESS_STATES)[number];

/** Where businesses stand: a port. */
export abstract class BusinessStates {
  /** @param businessId undefined: of a menu that belongs to none */
  abstract of(businessId: string | undefined): Promise<BusinessState>;
}

/**
 * Why there can be no new orders; undefined where there can.
 * @param state of the menu's business
 */
export function refusalOfState({ closed }: Pick<MenuSnapshot, 'closed'>, state: BusinessState): OrderError | undefined {
  if (closed)
    return new OrderError(
      'ordering.menu_withdrawn',
      'This restaurant is closed for good and takes no more orders. Please choose another one.',
    );
  if (state === 'rejected')
    return new OrderError(
      'ordering.orders_stopped',
      'This restaurant does not take orders here. Please contact the restaurant directly.',
    );
  if (state === 'closed')
    return new OrderError(
      'ordering.menu_withdrawn',
      'This restaurant has closed its account here and takes no more orders. Please contact the restaurant directly.',
    );
  return undefined;
}

/** @throws OrderError `ordering.orders_stopped`, `ordering.menu_withdrawn` when there can be no new orders */
export function assertTakesOrders(menu: Pick<MenuSnapshot, 'closed'>, state: BusinessState): void {
  const refusal = refusalOfState(menu, state);
  if (refusal) throw refusal;
}
