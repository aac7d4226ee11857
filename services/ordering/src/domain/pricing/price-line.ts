import type { CartLine, MenuSnapshot } from '@chalkboard/contracts';
import { decimalToMinor } from '@chalkboard/menu-rules/currency';
import { isSoldOutAt } from '@chalkboard/menu-rules/sold-out';
import type { OrderLine } from '../order';
import { OrderError } from '../order.errors';
import type { OrderTerms } from './order-terms';
import { priceChoices } from './price-choices';
import { assertServed, priceThen } from './times-of-day';

type SnapshotItem = MenuSnapshot['items'][number];

/**
 * Prices one line of a cart.
 * @throws OrderError `ordering.item_not_on_menu`, `ordering.item_not_available`, `ordering.choice_needed`,
 * `ordering.not_served_then`
 */
export function priceLine(menu: MenuSnapshot, line: CartLine, terms: OrderTerms): OrderLine {
  const item = servedItem(menu, line, terms);
  const isSoldOut = (part: string) =>
    new OrderError('ordering.item_not_available', `“${part}” is sold out for “${item.name}”. Please choose again.`, {
      item: line.name,
    });
  const variant = item.variants.find(({ id }) => id === line.variantId);
  if (item.variants.length > 0 && !variant)
    throw new OrderError('ordering.choice_needed', `Please choose an option for “${item.name}”.`, { item: line.name });
  if (variant?.soldOut) throw isSoldOut(variant.label);
  const addOns = (line.addOnIds ?? []).map((id) => {
    const addOn = item.addOns.find((candidate) => candidate.id === id);
    if (!addOn)
      throw new OrderError(
        'ordering.item_not_on_menu',
        `An extra you chose for “${item.name}” is not on the menu any more. Please choose again.`,
        { item: line.name },
      );
    if (addOn.soldOut) throw isSoldOut(addOn.name);
    return addOn;
  });

  const parts = [
    priceThen(menu, item, variant ? variant.unitPrice : item.unitPrice, terms),
    ...addOns.map((addOn) => addOn.unitPrice),
  ];
  if (item.uncertain || parts.some((part) => part === null)) {
    throw new OrderError(
      'ordering.item_not_available',
      `“${item.name}” cannot be ordered online yet. Please ask the restaurant.`,
      { item: line.name },
    );
  }
  const choices = priceChoices(menu, item, line, variant?.label);
  const unitPrice = parts.reduce<number>((sum, part) => sum + (part ?? 0), choices.unitPrice);
  return {
    itemId: item.id,
    ...(item.categoryId !== undefined && { categoryId: item.categoryId }),
    name: item.name,
    options: [...(variant ? [variant.label] : []), ...addOns.map((addOn) => addOn.name), ...choices.options],
    ...choices.kept,
    // Of the dish without its extras.
    ...(item.allergens && { allergens: item.allergens }),
    ...(line.notes?.trim() && { notes: line.notes.trim() }),
    quantity: line.quantity,
    unitPrice,
    total: unitPrice * line.quantity,
  };
}

/** @throws OrderError where it is not on the menu, sold out, or not served then */
function servedItem(menu: MenuSnapshot, line: CartLine, terms: OrderTerms): SnapshotItem {
  const item = findItem(menu, line);
  if (!item)
    throw new OrderError(
      'ordering.item_not_on_menu',
      `“${line.name}” is not on the menu any more. Please remove it from your cart.`,
      { item: line.name },
    );
  if (isSoldOutAt(item, terms.wantedAt.getTime()))
    throw new OrderError(
      'ordering.item_not_available',
      `“${item.name}” is sold out. Please remove it from your cart.`,
      { item: line.name },
    );
  assertServed(menu, item, terms);
  return item;
}

/** Finds an item by the line's id, else by its name. The price that the customer saw decides between equal names. */
export function findItem(menu: MenuSnapshot, line: CartLine): SnapshotItem | undefined {
  if (line.itemId !== undefined) return menu.items.find(({ id }) => id === line.itemId);
  const sameName = menu.items.filter(({ name }) => name === line.name);
  const seen = decimalToMinor(line.total / line.quantity, menu.currency);
  return sameName.find(({ unitPrice }) => unitPrice === seen) ?? sameName[0];
}
