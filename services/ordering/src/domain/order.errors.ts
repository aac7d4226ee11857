import { DomainError } from '@chalkboard/service-kit/domain';

/** Every way in which an order can be refused. */
export type OrderErrorCode =
  | 'ordering.menu_not_found'
  | 'ordering.missing_information'
  | 'ordering.delivery_address_required'
  | 'ordering.delivery_not_offered'
  | 'ordering.postcode_required'
  | 'ordering.location_required'
  | 'ordering.outside_delivery_area'
  | 'ordering.minimum_order_not_met'
  | 'ordering.payment_method_not_available'
  | 'ordering.phone_not_valid'
  | 'ordering.place_not_found'
  | 'ordering.places_not_available'
  | 'ordering.too_many_places'
  | 'ordering.item_not_on_menu'
  | 'ordering.item_not_available'
  | 'ordering.choice_needed'
  | 'ordering.not_served_then'
  | 'ordering.too_long'
  | 'ordering.total_mismatch'
  | 'ordering.too_many_orders'
  | 'ordering.idempotency_key_reused'
  | 'ordering.test_denied'
  | 'ordering.orders_stopped'
  | 'ordering.menu_withdrawn'
  | 'ordering.closed'
  | 'ordering.paused'
  | 'ordering.time_not_available'
  | 'ordering.order_not_found'
  | 'ordering.no_pickup_time'
  | 'ordering.move_not_allowed'
  | 'ordering.reason_needed'
  | 'ordering.order_changed'
  | 'ordering.not_printed'
  | 'ordering.board_denied'
  | 'ordering.managers_only'
  | 'ordering.link_not_valid'
  | 'ordering.link_ended'
  | 'ordering.table_not_found'
  | 'ordering.table_code_ended'
  | 'ordering.table_locked'
  | 'ordering.tables_off'
  | 'ordering.table_name_taken'
  | 'ordering.too_many_tables'
  | 'ordering.tab_open'
  | 'ordering.tab_closed'
  | 'ordering.tab_not_found'
  | 'ordering.nothing_ordered'
  | 'ordering.tips_not_taken'
  | 'ordering.tip_not_valid'
  | 'ordering.nothing_to_pay'
  | 'ordering.paid_with_the_tab';

export class OrderError extends DomainError<OrderErrorCode> {}

/** Of a tracking page: its secret is none, its time is over, or nothing is kept of who ordered. */
export function orderNotFound(): OrderError {
  return new OrderError(
    'ordering.order_not_found',
    'This link is not complete or has ended. Please open it as it was shown after ordering.',
  );
}
