import type { MenuSnapshot, PlaceOrderRequest } from '@chalkboard/contracts';
import { callingCodeOf } from '@chalkboard/menu-rules/national-number';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { assertTakesOrders } from '../../domain/business-state';
import { assertMayTest, type MenuCaller } from '../../domain/edit-right';
import { escalationStepsOf } from '../../domain/escalation';
import { orderIdOf, scopesOf, sha256 } from '../../domain/idempotency';
import { Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { OrderBases, type OrderBasis } from '../../domain/order-basis';
import { namedChannels, OrderChannels } from '../../domain/order-channels';
import { assertNotTooLong } from '../../domain/order-length';
import { countsOf, OrderLimits, tooManyOrders, type OrderCaller } from '../../domain/order-limits';
import { OrderLinks } from '../../domain/order-links';
import { assertOrderable, channelsOf } from '../../domain/order-rules';
import { assertTaken } from '../../domain/order-times';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository, type IdempotencyScope, type RememberedOrder } from '../../domain/order.repository';
import { withWay } from '../../domain/pricing/delivery-zone';
import { termsOf } from '../../domain/pricing/order-terms';
import { tipOf } from '../../domain/pricing/order-tip';
import { pricedParts, quote, type Quote } from '../../domain/pricing/price-order';
import { assertTotalsAgree } from '../../domain/pricing/seen-prices';
import { QuoteHolds } from '../../domain/quote-holds';
import { notEnoughLeft, shortageOf, Stock } from '../../domain/stock';
import type { Seat } from '../../domain/tables/dining-table';
import { Seats } from '../../domain/tables/seats';
import { whatsappLink } from '../../domain/whatsapp-link';
import { atTableNow, ofTable } from './at-table';

export interface PlaceOrder {
  readonly request: PlaceOrderRequest;
  /** Hash of the visitor's cookie; undefined for a new browser. */
  readonly visitor: string | undefined;
  /** The businesses of the signed-in member; undefined: nobody is signed in. */
  readonly businesses: readonly string[] | undefined;
  /** From the `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined;
  /** Keyed hash of the network address. */
  readonly address: string;
  /** Of an order at a table: the seat that the phone keeps. */
  readonly seat?: string | undefined;
}

export interface PlacedOrderView {
  readonly order: Order;
  /** Path of the tracking page. */
  readonly trackingUrl: string;
  readonly whatsappUrl: string | undefined;
  /** Names of the channels that will carry the order to the restaurant, as far as known. */
  readonly notifications: readonly string[];
  /** False for a repeated request. */
  readonly fresh: boolean;
}

/** Problems that a newer menu may solve: we ask the menu service before we reject the order. */
const MAY_BE_STALE = new Set([
  'ordering.total_mismatch',
  'ordering.item_not_on_menu',
  'ordering.item_not_available',
  'ordering.choice_needed',
  'ordering.not_served_then',
  'ordering.closed',
  'ordering.time_not_available',
  'ordering.test_denied',
  'ordering.delivery_not_offered',
  'ordering.postcode_required',
  'ordering.location_required',
  'ordering.outside_delivery_area',
]);

/** Attempts to store an order whose menu or settings changed between reading and storing. */
const MAX_ATTEMPTS = 5;

interface Attempt {
  readonly request: PlaceOrderRequest;
  readonly requestHash: string;
  readonly scopes: readonly IdempotencyScope[];
  readonly caller: MenuCaller;
  readonly from: OrderCaller;
  readonly now: Date;
  /** Whose prices hold: those of the quote that was seen, for a while. */
  readonly pricedAt: Date;
  /** The seat that the phone keeps. */
  readonly seatKey: string | undefined;
  /** Of an order at a table: its place, or why none is taken from there. */
  seat?: Seat | OrderError;
  /** Whether the order was counted against the limits. It counts once, whatever the number of attempts to store it. */
  counted?: true;
}

@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly bases: OrderBases,
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly limits: OrderLimits,
    private readonly channels: OrderChannels,
    private readonly stock: Stock,
    private readonly holds: QuoteHolds,
    private readonly seats: Seats,
    private readonly clock: Clock,
  ) {}

  async execute(asked: PlaceOrder): Promise<PlacedOrderView> {
    const { visitor, businesses, idempotencyKey, address } = asked;
    const request = atTableNow(asked.request);
    // A repeat may come with another token, or be read in another language: it is the same order.
    const { held, language: _language, ...content } = request;
    const requestHash = sha256(JSON.stringify(content));
    const now = this.clock.now();
    const scopes = scopesOf(
      { shareId: request.shareId, visitor: visitor ?? 'anonymous' },
      idempotencyKey,
      requestHash,
      now,
    );
    const attempt: Attempt = {
      request,
      requestHash,
      scopes,
      caller: { visitor, businesses },
      from: { ...(visitor !== undefined && { visitor }), address },
      now,
      pricedAt: (held !== undefined && this.holds.heldAt(request.shareId, held)) || now,
      seatKey: asked.seat,
    };
    await this.findSeat(attempt);
    return (await this.placeByRemembered(attempt)) ?? this.placeByRead(attempt);
  }

  /**
   * Uses the basis (menu, settings, business) that was read last. `store` checks both: the basis must be unchanged and
   * the request new.
   */
  private async placeByRemembered(attempt: Attempt): Promise<PlacedOrderView | undefined> {
    const basis = this.bases.remembered(attempt.request.shareId);
    // A repeat may be stored under another key than this one; and storing does not check which tips are taken.
    if (!basis || attempt.scopes.length > 1 || attempt.request.tip) return undefined;
    let priced: Quote;
    try {
      priced = checkedQuote(basis, attempt);
    } catch (error) {
      if (error instanceof OrderError) return undefined;
      throw error;
    }
    return this.store(basis, priced, attempt);
  }

  private async placeByRead(attempt: Attempt): Promise<PlacedOrderView> {
    const { request, requestHash, scopes } = attempt;
    for (let attempts = 0; attempts < MAX_ATTEMPTS; attempts++) {
      const [basis, before] = await Promise.all([this.bases.read(request.shareId), this.orders.findByKey(scopes)]);
      if (!basis)
        throw new OrderError(
          'ordering.menu_not_found',
          "The menu you're looking for doesn't exist or has been removed.",
        );
      if (before) return this.shown(before, requestHash, basis.menu, false);
      const { menu, priced } = await this.price(basis, attempt);
      const stored = await this.store({ ...basis, menu }, priced, attempt);
      if (stored) return stored;
      await this.findSeat(attempt);
    }
    throw new Error(`menu ${request.shareId} or its settings changed ${MAX_ATTEMPTS} times in a row`);
  }

  /** Finds the table that the order comes from. An error is kept: a repeated request is answered first. */
  private async findSeat(attempt: Attempt): Promise<void> {
    if (!attempt.request.atTable) return;
    try {
      attempt.seat = await this.seats.byCookie(attempt.request.shareId, attempt.seatKey);
    } catch (error) {
      if (!(error instanceof OrderError)) throw error;
      attempt.seat = error;
    }
  }

  /**
   * @returns undefined when the basis no longer holds
   * @throws OrderError `ordering.too_long`, `ordering.too_many_orders`, `ordering.item_not_available`
   */
  private async store(basis: OrderBasis, priced: Quote, attempt: Attempt): Promise<PlacedOrderView | undefined> {
    const { request, requestHash, scopes, now: placedAt } = attempt;
    const seat = placeOf(attempt);
    const from = seat ? ofTable(attempt.from, seat) : attempt.from;
    const order: Omit<Order, 'number'> = {
      id: orderIdOf(scopes[0]!, requestHash, placedAt),
      shareId: request.shareId,
      version: 1,
      status: 'placed',
      orderType: request.orderType,
      paymentMethod: request.paymentMethod,
      currency: basis.menu.currency,
      ...pricedParts(priced),
      customer: request.customerInfo,
      callingCode: callingCodeOf(basis.menu),
      ...(request.language !== undefined && { language: request.language }),
      ...(request.textUpdates !== undefined && {
        textConsent: [{ agreed: request.textUpdates, means: 'checkout', at: placedAt.toISOString() }],
      }),
      allergyConfirmed: request.allergyConfirmed ?? false,
      ...(request.allergyConfirmed !== undefined && { allergyAsked: true }),
      enteredBy: 'customer',
      ...(request.test && { test: request.test }),
      ...(seat && { table: { tableId: seat.table.id, tabId: seat.tabId, name: seat.table.name } }),
      channels: channelsOf(basis.menu),
      placedAt,
      ...(request.scheduledFor !== undefined && { scheduledFor: new Date(request.scheduledFor) }),
      history: [{ version: 1, status: 'placed', by: 'customer', means: 'checkout', at: placedAt }],
    };
    assertNotTooLong(order);
    const before =
      (basis.counted ? await this.soldBefore(order, attempt) : undefined) ?? (await this.counted(basis, attempt));
    if (before) return this.shown(before, requestHash, basis.menu, false);
    const { carried, textPromise } = await this.channels.of(order, basis.menu, from);
    const placed = await this.orders.place({
      order: { ...order, carried },
      scope: scopes[0]!,
      requestHash,
      deadlines: escalationStepsOf(order, basis.settings),
      basis,
      caller: from,
      ...(seat && { seat }),
      ...(textPromise && { textPromise }),
    });
    return placed && this.shown(placed, requestHash, basis.menu, placed.fresh);
  }

  /**
   * Looks whether enough is left, before the order is counted against the limits and its messages are promised: guests
   * who are refused must not use these up. Storing it decides.
   * @returns the stored order if this is a repeat of one that took what is missing now
   * @throws OrderError `ordering.item_not_available`
   */
  private async soldBefore(order: Omit<Order, 'number'>, { scopes }: Attempt): Promise<RememberedOrder | undefined> {
    const shortage = shortageOf(order, await this.stock.of(order.shareId));
    if (!shortage) return undefined;
    const before = await this.orders.findByKey(scopes);
    if (!before) throw notEnoughLeft(shortage);
    return before;
  }

  /**
   * Counts the order against the limits. Test orders are not limited, and a repeat is answered even when a limit is
   * reached.
   * @returns the stored order if this is a repeat
   * @throws OrderError `ordering.too_many_orders`
   */
  private async counted({ menu }: OrderBasis, attempt: Attempt): Promise<RememberedOrder | undefined> {
    const { request, scopes, from, now } = attempt;
    if (attempt.counted || request.test) return undefined;
    const over = await this.limits.take(countsOf(request.shareId, from, placeOf(attempt)), now);
    if (over === undefined) {
      attempt.counted = true;
      return undefined;
    }
    const before = await this.orders.findByKey(scopes);
    if (!before) throw tooManyOrders(over, now, menu.restaurantPhone);
    return before;
  }

  /** @throws OrderError `ordering.idempotency_key_reused` when the key belongs to another request */
  private shown(
    { order, requestHash: remembered }: RememberedOrder,
    requestHash: string,
    menu: MenuSnapshot,
    fresh: boolean,
  ): PlacedOrderView {
    if (remembered !== requestHash) {
      throw new OrderError(
        'ordering.idempotency_key_reused',
        'This order was sent before with other content. Please reload the page and order again.',
      );
    }
    return {
      order,
      trackingUrl: this.links.tracking(order),
      whatsappUrl: whatsappLink(menu, order),
      notifications: namedChannels(order),
      fresh,
    };
  }

  /** Prices by the local projection. If that would reject the order, asks the menu service for the current menu. */
  private async price(basis: OrderBasis, attempt: Attempt): Promise<{ menu: MenuSnapshot; priced: Quote }> {
    const { menu: known } = basis;
    try {
      return { menu: known, priced: checkedQuote(basis, attempt) };
    } catch (error) {
      if (!(error instanceof OrderError) || !MAY_BE_STALE.has(error.code)) throw error;
      const newest = await this.menus.findNewest(known.shareId);
      if (!newest || newest.version <= known.version) throw error;
      return { menu: newest, priced: checkedQuote({ ...basis, menu: newest }, attempt) };
    }
  }
}

/**
 * Checks first whether the restaurant takes orders at all. Then the checks run in the order of the specification:
 * missing details, changed prices, times; the tip last.
 */
function checkedQuote({ menu, settings, state, tips }: OrderBasis, attempt: Attempt): Quote {
  const { request, caller, now, pricedAt } = attempt;
  assertTakesOrders(menu, state);
  const seat = placeOf(attempt);
  if (request.test) assertMayTest(menu, caller);
  const priced = quote(menu, request.cart, termsOf(request, now, pricedAt));
  assertOrderable(menu, request, priced, seat?.service);
  assertTotalsAgree(priced, request, menu.currency);
  assertTaken(menu, withWay(settings, priced), now, request.scheduledFor);
  const { subtotal } = priced;
  return { ...priced, ...tipOf(request.tip, { tips, subtotal, currency: menu.currency }) };
}

/** @throws OrderError why no order is taken from there; @returns undefined for an order at no table */
function placeOf({ seat }: Attempt): Seat | undefined {
  if (seat instanceof OrderError) throw seat;
  return seat;
}
