import type { CartLine, CustomerInfo, MenuSnapshot, OrderMeans } from '@chalkboard/contracts';
import { callingCodeOf } from '@chalkboard/menu-rules/national-number';
import { withHeldChoices } from './held-choices';
import type { Order, OrderLine } from './order';
import { isFinal, movesOf } from './order-lifecycle';
import { OrderError } from './order.errors';
import { optionalCharges } from './pricing/optional-charges';
import { withTotal } from './pricing/order-charges';
import { taxesOf } from './pricing/order-tax';
import { termsOf } from './pricing/order-terms';
import { quote } from './pricing/price-order';

/** What an order is to hold instead. */
export interface Correction {
  readonly customer: CustomerInfo;
  readonly orderType: Order['orderType'];
  readonly paymentMethod: Order['paymentMethod'];
  readonly cart: readonly CartLine[];
  readonly means: OrderMeans;
  readonly at: Date;
  /** By what the request is known again. */
  readonly request: string;
}

/**
 * The order with other content, priced from the menu. What it held already can stay though it has sold out since, at
 * the price that was agreed.
 * @throws OrderError `ordering.move_not_allowed` for an order that has ended, or another type once it is handed over;
 * and those of a quote
 */
export function correctedOrder(order: Order, menu: MenuSnapshot, asked: Correction): Order {
  const { paymentMethod, cart, means, at, request } = asked;
  // An order at a table stays there, under the name that it was given: what a board shows as one names the table too.
  const orderType = order.table ? order.orderType : asked.orderType;
  const customer = order.table ? { ...asked.customer, name: order.customer.name } : asked.customer;
  const atTable = order.table && (true as const);
  if (isFinal(order))
    throw new OrderError(
      'ordering.move_not_allowed',
      `Order ${order.number} has ended and cannot be corrected any more.`,
      { status: order.status },
    );
  if (
    orderType !== order.orderType &&
    !movesOf(order, 'restaurant').some((move) => move === 'accept' || move === 'delay')
  ) {
    throw new OrderError(
      'ordering.move_not_allowed',
      `Order ${order.number} cannot be changed between pickup and delivery any more.`,
      { status: order.status },
    );
  }
  const terms = {
    ...termsOf(
      { orderType, customerInfo: customer, scheduledFor: order.scheduledFor?.toISOString(), atTable },
      order.placedAt,
    ),
    byRestaurant: true,
  } as const;
  const priced = quote(withWhatIsHeld(menu, order.lines), cart, terms);

  const sameMoney = menu.currency === order.currency;
  const lines = priced.lines.map((line) => (sameMoney ? agreed(line, order.lines) : line));
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  // The way that was agreed stays with its fee, whatever the zones are now.
  const { deliveryFee, zone, zoneMinutes } = sameMoney && orderType === order.orderType ? order : priced;
  // What was not agreed is not added: an order without tax stays without, though its menu has got rules since.
  const isUntaxed = sameMoney && !order.tax;
  const { tax: _now, serviceCharge: _then, ...plain } = priced;
  const charges = withTotal({
    ...plain,
    subtotal,
    deliveryFee,
    ...(!isUntaxed && taxesOf(menu, lines, { orderType, deliveryFee, ...(atTable && { atTable }) })),
  });
  const { total } = charges;
  const version = order.version + 1;
  const { tax: _tax, serviceCharge: _service, zone: _zone, zoneMinutes: _minutes, tip, ...kept } = order;
  return {
    ...kept,
    version,
    customer,
    callingCode: callingCodeOf(menu),
    orderType,
    paymentMethod,
    currency: menu.currency,
    lines,
    subtotal,
    deliveryFee,
    total,
    // What the guest gives stays as it was given; in another currency it would be another amount.
    ...optionalCharges({ ...charges, zone, ...(sameMoney && tip !== undefined && { tip }) }),
    ...(zoneMinutes !== undefined && { zoneMinutes }),
    ...(!order.seenAt && { seenAt: at }),
    history: [
      ...order.history,
      {
        version,
        status: order.status,
        by: 'restaurant',
        means,
        at,
        request,
        ...(sameMoney && total !== order.total && { totals: { before: order.total, after: total } }),
      },
    ],
  };
}

/** The menu as if nothing had sold out that the order holds. */
function withWhatIsHeld(menu: MenuSnapshot, lines: readonly OrderLine[]): MenuSnapshot {
  const { rules } = menu;
  return {
    ...menu,
    ...(rules?.choices && { rules: { ...rules, choices: withHeldChoices(rules.choices, lines) } }),
    items: menu.items.map((item) => {
      const held = lines.filter(({ itemId }) => itemId === item.id);
      if (held.length === 0) return item;
      const options = new Set(held.flatMap((line) => line.options));
      return {
        ...item,
        soldOut: false,
        variants: item.variants.map((variant) =>
          options.has(variant.label) ? { ...variant, soldOut: false } : variant,
        ),
        addOns: item.addOns.map((addOn) => (options.has(addOn.name) ? { ...addOn, soldOut: false } : addOn)),
      };
    }),
  };
}

/** A line at the price for which the order had the same dish with the same options. */
function agreed(line: OrderLine, before: readonly OrderLine[]): OrderLine {
  const same = before.find(
    ({ itemId, options }) => itemId === line.itemId && options.join('\n') === line.options.join('\n'),
  );
  return same ? { ...line, unitPrice: same.unitPrice, total: same.unitPrice * line.quantity } : line;
}
