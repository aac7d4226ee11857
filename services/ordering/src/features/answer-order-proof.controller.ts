import { OrderProofRpcV1, type OrderProof } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { Menus } from '../domain/menus';
import { OrderLinks } from '../domain/order-links';
import { OrderRepository } from '../domain/order.repository';

/**
 * Tells identity which order the secret of a tracking page is for, when a review is sent from there. Nothing of who
 * ordered.
 */
@Controller()
export class AnswerOrderProofController {
  constructor(
    private readonly links: OrderLinks,
    private readonly orders: OrderRepository,
    private readonly menus: Menus,
  ) {}

  @MessagePattern(OrderProofRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<{ proof: OrderProof | null }> {
    const { trackingSecret } = parseInput(OrderProofRpcV1.request, message);
    const orderId = this.links.trackedOrder(trackingSecret);
    const order = orderId === undefined ? undefined : await this.orders.find(orderId);
    // A test proves no meal.
    if (!order || order.erasedAt || order.test) return { proof: null };
    const { id, shareId, orderType, status, placedAt } = order;
    const menu = await this.menus.find(shareId);
    return {
      proof: {
        orderId: id,
        shareId,
        restaurantName: menu?.restaurantName ?? null,
        orderType,
        status,
        placedAt: placedAt.toISOString(),
      },
    };
  }
}
