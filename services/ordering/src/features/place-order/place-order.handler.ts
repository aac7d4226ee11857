import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MenuSnapshot, OrderingSettings, PlaceOrderRequest } from '@chalkboard/contracts';
import { Clock } from '@chalkboard/service-kit/domain';
import { scopesOf, sha256 } from '../../domain/idempotency';
import { ladderOf } from '../../domain/escalation';
import { Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { OrderLinks } from '../../domain/order-links';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';
import { assertOrderable, channelsOf } from '../../domain/order-rules';
import { assertTaken } from '../../domain/order-times';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
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
  /** Path of the page on which the customer follows it. */
  readonly trackingUrl: string;
  readonly whatsappUrl: string | undefined;
  /** False for a repeat. */
  readonly fresh: boolean;
}

/** Codes that a newer menu may clear: worth asking its owner before refusing the customer. */
const MAY_BE_STALE = new Set([
  'ordering.total_mismatch',
  'ordering.item_not_on_menu',
  'ordering.item_not_available',
  'ordering.choice_needed',
  'ordering.closed',
  'ordering.time_not_available',
]);

interface Attempt {
  readonly request: PlaceOrderRequest;
  readonly settings: OrderingSettings;
  readonly now: Date;
}

@Injectable()
export class PlaceOrderHandler {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly settings: OrderingSettingsStore,
    private readonly clock: Clock,
  ) {}

  async execute({ request, visitor, idempotencyKey }: PlaceOrder): Promise<PlacedOrder> {
    const requestHash = sha256(JSON.stringify(request));
    const scopes = scopesOf({ shareId: request.shareId, visitor: visitor ?? 'anonymous' }, idempotencyKey, requestHash, this.clock.now());
    const [menu, before, settings] = await Promise.all([this.menus.find(request.shareId), this.orders.findByKey(scopes), this.settings.of(request.shareId)]);
    if (!menu) throw new OrderError('ordering.menu_not_found', "The menu you're looking for doesn't exist or has been removed.");
    if (before) return this.repeat(before.order, before.requestHash, requestHash, menu);

    const placedAt = this.clock.now();
    const { menu: current, priced } = await this.price(menu, { request, settings, now: placedAt });
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
      enteredBy: 'customer',
      channels: channelsOf(current),
      placedAt,
      ...(request.scheduledFor !== undefined && { scheduledFor: new Date(request.scheduledFor) }),
      history: [{ version: 1, status: 'placed', by: 'customer', means: 'checkout', at: placedAt }],
    };
    const placed = await this.orders.place(order, scopes[0]!, requestHash, ladderOf(order, settings));
    if (!placed.fresh) return this.repeat(placed.order, placed.requestHash, requestHash, current);
    return { order: placed.order, trackingUrl: this.links.tracking(placed.order), whatsappUrl: whatsappLink(current, placed.order), fresh: true };
  }

  private repeat(order: Order, rememberedHash: string, requestHash: string, menu: MenuSnapshot): PlacedOrder {
    if (rememberedHash !== requestHash) {
      throw new OrderError('ordering.idempotency_key_reused', 'This order was sent before with other content. Please reload the page and order again.');
    }
    return { order, trackingUrl: this.links.tracking(order), whatsappUrl: whatsappLink(menu, order), fresh: false };
  }

  /** Prices by what is known here; where that would refuse the customer, by what the menu's owner says now. */
  private async price(known: MenuSnapshot, attempt: Attempt): Promise<{ menu: MenuSnapshot; priced: Quote }> {
    try {
      return { menu: known, priced: checkedQuote(known, attempt) };
    } catch (error) {
      if (!(error instanceof OrderError) || !MAY_BE_STALE.has(error.code)) throw error;
      const newest = await this.menus.findNewest(known.shareId);
      if (!newest || newest.version <= known.version) throw error;
      return { menu: newest, priced: checkedQuote(newest, attempt) };
    }
  }
}

/** The spec's checks run in its own order, so missing details are told before changed prices, and those before times. */
function checkedQuote(menu: MenuSnapshot, { request, settings, now }: Attempt): Quote {
  const priced = quote(menu, request.cart, request.orderType);
  assertOrderable(menu, request, priced.subtotal);
  assertTotalsAgree(priced, request, menu.currency);
  assertTaken(menu, settings, now, request.scheduledFor);
  return priced;
}
