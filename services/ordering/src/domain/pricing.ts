import {
  currencyExponent,
  minorToDecimal,
  type CartLine,
  type FreshPrices,
  type MenuSnapshot,
  type PlaceOrderRequest,
} from '@chalkboard/contracts';
import type { OrderLine } from './order';
import { OrderError } from './order.errors';

/** The cost of an order according to the menu; amounts in minor units. */
export interface Quote {
  readonly lines: readonly OrderLine[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
}

type SnapshotItem = MenuSnapshot['items'][number];

/**
 * Prices a cart from the menu alone; prices sent by the browser are ignored.
 * @throws OrderError for an item that is not on the menu, cannot be ordered, or needs a choice
 */
export function quote(menu: MenuSnapshot, cart: readonly CartLine[], orderType: PlaceOrderRequest['orderType']): Quote {
  const lines = cart.map((line) => priceLine(menu, line));
  return { lines, ...sums(menu, lines, orderType) };
}

/** A line of a cart: its price, or the reason why it cannot be ordered. */
export type QuotedLine = { readonly priced: OrderLine } | { readonly refused: OrderError; readonly line: CartLine };

/** The cost of the orderable part of a cart; amounts in minor units. */
export interface CartQuote extends Omit<Quote, 'lines'> {
  readonly lines: readonly QuotedLine[];
}

/** Prices the orderable lines of a cart. The other lines cost nothing and carry a reason. */
export function quoteCart(
  menu: MenuSnapshot,
  cart: readonly CartLine[],
  orderType: PlaceOrderRequest['orderType'],
): CartQuote {
  const lines = cart.map((line): QuotedLine => {
    try {
      return { priced: priceLine(menu, line) };
    } catch (error) {
      if (error instanceof OrderError) return { refused: error, line };
      throw error;
    }
  });
  return {
    lines,
    ...sums(
      menu,
      lines.flatMap((line) => ('priced' in line ? [line.priced] : [])),
      orderType,
    ),
  };
}

function sums(
  menu: MenuSnapshot,
  lines: readonly OrderLine[],
  orderType: PlaceOrderRequest['orderType'],
): Omit<Quote, 'lines'> {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  const deliveryFee = orderType === 'delivery' ? menu.fees.delivery : 0;
  return { subtotal, deliveryFee, total: subtotal + deliveryFee };
}

function priceLine(menu: MenuSnapshot, line: CartLine): OrderLine {
  const item = findItem(menu, line);
  if (!item)
    throw new OrderError(
      'ordering.item_not_on_menu',
      `“${line.name}” is not on the menu any more. Please remove it from your cart.`,
      { item: line.name },
    );
  if (item.soldOut)
    throw new OrderError(
      'ordering.item_not_available',
      `“${item.name}” is sold out. Please remove it from your cart.`,
      { item: line.name },
    );

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

  const parts = [variant ? variant.unitPrice : item.unitPrice, ...addOns.map((addOn) => addOn.unitPrice)];
  if (item.uncertain || parts.some((part) => part === null)) {
    throw new OrderError(
      'ordering.item_not_available',
      `“${item.name}” cannot be ordered online yet. Please ask the restaurant.`,
      { item: line.name },
    );
  }
  const unitPrice = parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  return {
    itemId: item.id,
    name: item.name,
    options: [...(variant ? [variant.label] : []), ...addOns.map((addOn) => addOn.name)],
    ...(line.notes?.trim() && { notes: line.notes.trim() }),
    quantity: line.quantity,
    unitPrice,
    total: unitPrice * line.quantity,
  };
}

/** Finds an item by the line's id, else by its name. The price that the customer saw decides between equal names. */
function findItem(menu: MenuSnapshot, line: CartLine): SnapshotItem | undefined {
  if (line.itemId !== undefined) return menu.items.find(({ id }) => id === line.itemId);
  const sameName = menu.items.filter(({ name }) => name === line.name);
  const seen = toMinor(line.total / line.quantity, menu.currency);
  return sameName.find(({ unitPrice }) => unitPrice === seen) ?? sameName[0];
}

/** Converts a decimal of the payload to minor units. Rounding removes floating-point noise. */
export function toMinor(decimal: number, currency: string): number {
  return Math.round(decimal * 10 ** currencyExponent(currency));
}

/** Whether every line can be ordered and the total equals the one that the customer saw. */
export function agreesWithSeen({ lines }: CartQuote, cart: readonly CartLine[], currency: string): boolean {
  return lines.every(
    (line, index) => 'priced' in line && line.priced.total === toMinor(cart[index]?.total ?? 0, currency),
  );
}

/**
 * Compares the prices that the customer saw with the menu.
 * @throws OrderError `ordering.total_mismatch` carrying the fresh prices
 */
export function assertTotalsAgree(priced: Quote, request: PlaceOrderRequest, currency: string): void {
  const agree =
    toMinor(request.subtotal, currency) === priced.subtotal &&
    toMinor(request.deliveryFee, currency) === priced.deliveryFee &&
    toMinor(request.total, currency) === priced.total &&
    request.cart.every((line, index) => toMinor(line.total, currency) === priced.lines[index]?.total);
  if (agree) return;
  throw new OrderError(
    'ordering.total_mismatch',
    'Prices have changed since you opened the menu. Please check the new total and order again.',
    { fresh: freshPrices(priced, currency) },
  );
}

function freshPrices(priced: Quote, currency: string): FreshPrices {
  const decimal = (minor: number) => minorToDecimal(minor, currency);
  return {
    lines: priced.lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitPrice: decimal(line.unitPrice),
      total: decimal(line.total),
    })),
    subtotal: decimal(priced.subtotal),
    deliveryFee: decimal(priced.deliveryFee),
    total: decimal(priced.total),
  };
}
