import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MenuSnapshot, PlaceOrderRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository, type IdempotencyScope } from '../../domain/order.repository';
import { assertOrderable, channelsOf } from '../../domain/order-rules';
import { assertTotalsAgree, quote, type Quote } from '../../domain/pricing';
import { whatsappLink } from '../../domain/whatsapp-link';

export interface PlaceOrder {
  readonly request: PlaceOrderRequest;
  /** Hash of the visitor, where the browser was here before. */
  readonly visitor: string | undefined;
  /** From the `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined;
}

export interface PlacedOrder {
  readonly order: Order;
  readonly whatsappUrl: string | undefined;
  /** False for a repeat. */
  readonly fresh: boolean;
}

/** Codes that a newer menu may clear: worth asking its owner before refusing the customer. */
const MAY_BE_STALE = new Set(['ordering.total_mismatch', 'ordering.item_not_on_menu', 'ordering.item_not_available', 'ordering.choice_needed']);

const MINUTE_MS = 60_000;

@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ request, visitor, idempotencyKey }: PlaceOrder): Promise<PlacedOrder> {
    const requestHash = hash(JSON.stringify(request));
    const scopes = this.scopes(request, visitor, idempotencyKey, requestHash);
    const menu = await this.menus.find(request.shareId);
    if (!menu) throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");

    const before = await this.orders.findByKey(scopes);
    if (before) return this.repeat(before.order, before.requestHash, requestHash, menu);

    const { menu: current, priced } = await this.price(menu, request);
    const order: Omit<Order, 'number'> = {
      id: randomUUID(),
      shareId: request.shareId,
      version: 1,
      status: 'placed',
      orderType: request.orderType,
      paymentMethod: request.paymentMethod,
      currency: current.currency,
      ...priced,
      customer: request.customerInfo,
      allergyConfirmed: request.allergyConfirmed ?? false,
      channels: channelsOf(current),
      placedAt: this.clock.now(),
    };
    const placed = await this.orders.place(order, scopes[0]!, requestHash);
    if (!placed.fresh) return this.repeat(placed.order, placed.requestHash, requestHash, current);
    return { order: placed.order, whatsappUrl: whatsappLink(current, placed.order), fresh: true };
  }

  private repeat(order: Order, rememberedHash: string, requestHash: string, menu: MenuSnapshot): PlacedOrder {
    if (rememberedHash !== requestHash) {
      throw new OrderError('ordering.idempotency_key_reused', 'This order was sent before with other content. Please reload the page and order again.');
    }
    return { order, whatsappUrl: whatsappLink(menu, order), fresh: false };
  }

  /** Prices by what is known here; where that would refuse the customer, by what the menu's owner says now. */
  private async price(known: MenuSnapshot, request: PlaceOrderRequest): Promise<{ menu: MenuSnapshot; priced: Quote }> {
    try {
      return { menu: known, priced: checkedQuote(known, request) };
    } catch (error) {
      if (!(error instanceof OrderError) || !MAY_BE_STALE.has(error.code)) throw error;
      const newest = await this.menus.findNewest(request.shareId);
      if (!newest || newest.version <= known.version) throw error;
      return { menu: newest, priced: checkedQuote(newest, request) };
    }
  }

  /** With a header its key; without one a key of what was sent and when, this minute or the one before. */
  private scopes(request: PlaceOrderRequest, visitor: string | undefined, key: string | undefined, requestHash: string): IdempotencyScope[] {
    const scope = { shareId: request.shareId, visitor: visitor ?? 'anonymous' };
    if (key) return [{ ...scope, key }];
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    return [minute, minute - 1].map((at) => ({ ...scope, key: `derived:${hash(`${requestHash}:${at}`)}` }));
  }
}

/** The spec's checks run in its own order, so missing details are told before changed prices. */
function checkedQuote(menu: MenuSnapshot, request: PlaceOrderRequest): Quote {
  const priced = quote(menu, request.cart, request.orderType);
  assertOrderable(menu, request, priced.subtotal);
  assertTotalsAgree(priced, request, menu.currency);
  return priced;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
