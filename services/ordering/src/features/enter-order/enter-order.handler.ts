import { randomUUID } from 'node:crypto';
import type { BoardOrder, EnterOrderRequest, MenuSnapshot } from '@chalkboard/contracts';
import { callingCodeOf } from '@chalkboard/menu-rules/national-number';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { OpenBoard } from '../../domain/board-access';
import { BoardOrders } from '../../domain/board-orders';
import { assertTakesOrders, BusinessStates } from '../../domain/business-state';
import { scopesOf, sha256 } from '../../domain/idempotency';
import { Menus } from '../../domain/menus';
import type { Order } from '../../domain/order';
import { assertNotTooLong } from '../../domain/order-length';
import { channelsOf } from '../../domain/order-rules';
import { OrderError } from '../../domain/order.errors';
import { OrderRepository } from '../../domain/order.repository';
import { OrderingSettingsStore } from '../../domain/ordering-settings';
import { termsOf } from '../../domain/pricing/order-terms';
import { pricedParts, quote } from '../../domain/pricing/price-order';
import { promisedByAccepting } from '../../domain/promised-time';

@Injectable()
export class EnterOrderHandler {
  constructor(
    private readonly menus: Menus,
    private readonly orders: OrderRepository,
    private readonly board: BoardOrders,
    private readonly settings: OrderingSettingsStore,
    private readonly states: BusinessStates,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes an order that reached the restaurant itself: accepted at once, and told on paper alone. A repeat is the same
   * order.
   * @param idempotencyKey from the `Idempotency-Key` header
   * @throws OrderError `ordering.missing_information`, `ordering.delivery_address_required`,
   * `ordering.idempotency_key_reused`, `ordering.orders_stopped`, `ordering.menu_withdrawn`, `ordering.too_long`, and
   * those of a quote
   */
  async execute(
    board: OpenBoard,
    request: EnterOrderRequest,
    idempotencyKey: string | undefined,
  ): Promise<{ order: BoardOrder; fresh: boolean }> {
    const now = this.clock.now();
    const requestHash = sha256(JSON.stringify(request));
    const scopes = scopesOf(
      { shareId: board.shareId, visitor: `board:${board.caller.visitor ?? 'link'}` },
      idempotencyKey,
      requestHash,
      now,
    );
    const before = await this.orders.findByKey(scopes);
    if (before) return this.answer(before, requestHash, false);

    assertTakesOrders(board.menu, await this.states.of(board.menu.businessId));
    assertComplete(request);
    const menu = (await this.menus.findNewest(board.shareId)) ?? board.menu;
    const order = await this.entered(board, menu, request, now);
    assertNotTooLong(order);
    const placed = await this.orders.place({ order, scope: scopes[0]!, requestHash });
    if (!placed) throw new Error('an order that was measured against nothing');
    return this.answer(placed, requestHash, placed.fresh);
  }

  private async entered(
    board: OpenBoard,
    menu: MenuSnapshot,
    request: EnterOrderRequest,
    now: Date,
  ): Promise<Omit<Order, 'number'>> {
    const terms = { ...termsOf({ ...request, customerInfo: request.customer }, now), byRestaurant: true } as const;
    const priced = pricedParts(quote(menu, request.cart, terms));
    const promisedAt = promisedByAccepting(priced, request.minutes, await this.settings.of(board.shareId), now);
    return {
      id: randomUUID(),
      shareId: board.shareId,
      version: 1,
      status: 'accepted',
      orderType: request.orderType,
      paymentMethod: request.paymentMethod,
      currency: menu.currency,
      ...priced,
      customer: request.customer,
      callingCode: callingCodeOf(menu),
      allergyConfirmed: false,
      enteredBy: 'restaurant',
      // Who makes the food need not be who took the order.
      channels: channelsOf(menu).filter((channel) => channel === 'print'),
      placedAt: now,
      promisedAt,
      seenAt: now,
      history: [{ version: 1, status: 'accepted', by: 'restaurant', means: board.means, at: now, promisedAt }],
    };
  }

  private async answer(
    remembered: { order: Order; requestHash: string },
    requestHash: string,
    fresh: boolean,
  ): Promise<{ order: BoardOrder; fresh: boolean }> {
    if (remembered.requestHash !== requestHash)
      throw new OrderError(
        'ordering.idempotency_key_reused',
        'This order was sent before with other content. Please enter it anew.',
      );
    const [order] = await this.board.views([remembered.order]);
    if (!order) throw new Error('an order without its view');
    return { order, fresh };
  }
}

/** Less than the checkout asks for: whoever stands at the counter need not leave a number. */
function assertComplete({ customer, orderType }: EnterOrderRequest): void {
  if (!customer.name) throw new OrderError('ordering.missing_information', 'Please fill in whose order it is.');
  if (orderType === 'delivery' && !customer.address)
    throw new OrderError('ordering.delivery_address_required', 'Please enter the delivery address.');
}
