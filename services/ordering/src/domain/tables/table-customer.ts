import type { CustomerInfo } from '@chalkboard/contracts';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import type { Order } from '../order';

/**
 * Who ordered, as the restaurant reads it: at a table the table first, so that also readers which know nothing of
 * tables name it.
 */
export function shownCustomer({ customer, table }: Pick<Order, 'customer' | 'table'>): CustomerInfo {
  if (!table) return customer;
  const label = tableLabel(table.name);
  return { ...customer, name: customer.name ? `${label}, ${customer.name}` : label };
}
