import type { MenuSnapshot, QuoteRequest, QuoteResponse, TipRules } from '@chalkboard/contracts';
import { highestTip, tipShares } from '@chalkboard/menu-rules/tip';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { assertTakesOrders } from '../../domain/business-state';
import { Menus } from '../../domain/menus';
import { OrderBases } from '../../domain/order-basis';
import { orderTimes } from '../../domain/order-times';
import { OrderError } from '../../domain/order.errors';
import { deliveryRefusal, withWay, type DeliveryCharges } from '../../domain/pricing/delivery-zone';
import { termsOf } from '../../domain/pricing/order-terms';
import { quoteCart, type CartQuote, type QuotedLine } from '../../domain/pricing/price-order';
import { agreesWithSeen } from '../../domain/pricing/seen-prices';
import { QuoteHolds } from '../../domain/quote-holds';
import { Stock, type Portions } from '../../domain/stock';
import { pricesDependOnTime, timesOfCart } from '../../domain/times-of-cart';

@Injectable()
export class QuoteOrderHandler {
  constructor(
    private readonly menus: Menus,
    private readonly bases: OrderBases,
    private readonly stock: Stock,
    private readonly holds: QuoteHolds,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws OrderError `ordering.menu_not_found`, `ordering.orders_stopped`, `ordering.menu_withdrawn`; what is wrong
   * with a line is told with the line
   */
  async execute(request: QuoteRequest): Promise<QuoteResponse> {
    const basis = await this.bases.read(request.shareId);
    if (!basis)
      throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    const { settings } = basis;
    assertTakesOrders(basis.menu, basis.state);
    const left = basis.counted ? await this.stock.of(request.shareId) : undefined;
    const now = this.clock.now();
    const { menu, quote } = await this.price(basis.menu, left, request, now);
    return {
      currency: menu.currency,
      timeZone: menu.timeZone,
      lines: quote.lines.map(shownLine),
      subtotal: quote.subtotal,
      deliveryFee: quote.deliveryFee,
      ...(quote.serviceCharge && { serviceCharge: quote.serviceCharge }),
      ...(quote.tax && { tax: quote.tax }),
      total: quote.total,
      minimumOrder: quote.minimumOrder,
      ...shownTips(basis.tips, quote.subtotal),
      ...shownZone(quote),
      ...(pricesDependOnTime(menu, request.cart, now) && { held: this.holds.hold(menu.shareId, now) }),
      times: timesOfCart(orderTimes(menu, withWay(settings, quote), now), menu, request.cart, now),
    };
  }

  /**
   * Prices by what is known here; where the customer saw something else, by what the menu's owner says now: as placing
   * the order would.
   */
  private async price(
    known: MenuSnapshot,
    left: Portions | undefined,
    request: QuoteRequest,
    now: Date,
  ): Promise<{ menu: MenuSnapshot; quote: CartQuote }> {
    const { cart } = request;
    const terms = termsOf({ ...request, customerInfo: request }, now);
    const quote = quoteCart(known, cart, terms, left);
    if (agreesWithSeen(quote, cart, known.currency)) return { menu: known, quote };
    const newest = await this.menus.findNewest(known.shareId);
    if (!newest || newest.version <= known.version) return { menu: known, quote };
    return { menu: newest, quote: quoteCart(newest, cart, terms, left) };
  }
}

/** The delivery zone, or why it is not known or there is none; nothing where the menu's one fee holds. */
function shownZone({ delivery }: DeliveryCharges): Pick<QuoteResponse, 'zone'> {
  const refusal = deliveryRefusal(delivery);
  if (refusal) return { zone: { problem: { code: refusal.code, detail: refusal.detail } } };
  if (delivery?.kind !== 'zone') return {};
  const { name, freeFrom, minutes } = delivery.zone;
  return { zone: { name, ...(freeFrom !== undefined && { freeFrom }), ...(minutes !== undefined && { minutes }) } };
}

/** The tips that can be given, counted by the server; nothing where none are taken, or nothing can be ordered. */
function shownTips(tips: TipRules | undefined, subtotal: number): Pick<QuoteResponse, 'tips'> {
  return tips && subtotal > 0
    ? { tips: { shares: tipShares(tips.shares, subtotal), highest: highestTip(subtotal) } }
    : {};
}

function shownLine(line: QuotedLine): QuoteResponse['lines'][number] {
  if ('refused' in line)
    return {
      name: line.line.name,
      options: [],
      quantity: line.line.quantity,
      problem: { code: line.refused.code, detail: line.refused.detail },
      ...(line.left && { left: line.left }),
    };
  const { name, options, quantity, unitPrice, total } = line.priced;
  return { name, options, quantity, unitPrice, total };
}
