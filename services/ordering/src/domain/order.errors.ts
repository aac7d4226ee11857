import { DomainError } from '@chalkboard/service-kit/domain';

/** Every way in which an order can be refused. */
export type OrderErrorCode =
  | 'ordering.menu_not_found'
  | 'ordering.missing_information'
  | 'ordering.delivery_address_required'
  | 'ordering.minimum_order_not_met'
  | 'ordering.payment_method_not_available'
  | 'ordering.item_not_on_menu'
  | 'ordering.item_not_available'
  | 'ordering.choice_needed'
  | 'ordering.total_mismatch'
  | 'ordering.idempotency_key_reused';

export class OrderError extends DomainError<OrderErrorCode> {}
