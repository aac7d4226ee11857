import type { ProblemTable } from '@chalkboard/service-kit';
import type { OrderErrorCode } from './domain/order.errors';

/** How each refusal looks over HTTP; titles are the spec's toasts where it has them. */
export const ORDER_PROBLEMS: ProblemTable<OrderErrorCode> = {
  'ordering.menu_not_found': { status: 404, title: 'Menu Not Found' },
  'ordering.missing_information': { status: 422, title: 'Missing Information' },
  'ordering.delivery_address_required': { status: 422, title: 'Delivery Address Required' },
  'ordering.minimum_order_not_met': { status: 422, title: 'Minimum Order Not Met' },
  'ordering.payment_method_not_available': { status: 422, title: 'Payment Method Not Available' },
  'ordering.phone_not_valid': { status: 422, title: 'Phone Number Not Valid' },
  'ordering.item_not_on_menu': { status: 422, title: 'Not on the menu' },
  'ordering.item_not_available': { status: 409, title: 'Not available' },
  'ordering.choice_needed': { status: 422, title: 'Please choose' },
  'ordering.not_served_then': { status: 409, title: 'Not served at that time' },
  'ordering.too_long': { status: 422, title: 'Order too long' },
  'ordering.total_mismatch': { status: 409, title: 'Prices have changed' },
  'ordering.too_many_orders': { status: 429, title: 'Too many orders' },
  'ordering.idempotency_key_reused': { status: 422, title: 'Order already sent' },
  'ordering.test_denied': { status: 403, title: 'Not your menu' },
  'ordering.orders_stopped': { status: 409, title: 'Not taking orders' },
  'ordering.menu_withdrawn': { status: 410, title: 'Menu Not Found' },
  'ordering.closed': { status: 409, title: 'Closed right now' },
  'ordering.paused': { status: 409, title: 'Not taking orders right now' },
  'ordering.time_not_available': { status: 409, title: 'Time not available' },
  'ordering.order_not_found': { status: 404, title: 'Order not found' },
  'ordering.move_not_allowed': { status: 409, title: 'Not possible any more' },
  'ordering.reason_needed': { status: 422, title: 'Reason needed' },
  'ordering.order_changed': { status: 409, title: 'Changed on another device' },
  'ordering.board_denied': { status: 403, title: 'Not your board' },
  'ordering.link_not_valid': { status: 404, title: 'This link does not work' },
  'ordering.link_ended': { status: 410, title: 'This link no longer works' },
};
