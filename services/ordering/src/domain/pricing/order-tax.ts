import type { MenuSnapshot } from '@chalkboard/contracts';
import { taxedCharges, type TaxedCharges } from '@chalkboard/menu-rules/order-tax';
import type { OrderLine } from '../order';
import type { OrderTerms } from './order-terms';

/** Service charge and tax of priced lines; nothing where the menu has no tax rules. */
export function taxesOf(
  { rules, items }: Pick<MenuSnapshot, 'rules' | 'items'>,
  lines: readonly OrderLine[],
  { orderType, atTable, deliveryFee }: Pick<OrderTerms, 'orderType' | 'atTable'> & { readonly deliveryFee: number },
): Partial<TaxedCharges> {
  if (!rules?.taxes) return {};
  const categories = new Map(items.map(({ id, categoryId }) => [id, categoryId]));
  return taxedCharges(rules.taxes, {
    orderType: atTable ? 'table' : orderType,
    deliveryFee,
    lines: lines.map(({ itemId, total }) => ({ itemId, categoryId: categories.get(itemId), total })),
  });
}
