import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderTicketRpcV1, type OrderingSettings } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import type { z } from 'zod';
import { OrderLinks } from '../../domain/order-links';
import { OrderRepository } from '../../domain/order.repository';
import { OrderingSettingsStore } from '../../domain/ordering-settings';

type Ticket = z.infer<typeof OrderTicketRpcV1.reply>;

/** Tells notify what no event carries, when it writes the messages about an order: who ordered, the secret links, the backup contact. */
@Controller()
export class AnswerTicketController {
  constructor(
    private readonly orders: OrderRepository,
    private readonly links: OrderLinks,
    private readonly settings: OrderingSettingsStore,
  ) {}

  @MessagePattern(OrderTicketRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<Ticket> {
    const { orderId } = parseInput(OrderTicketRpcV1.request, message);
    const order = await this.orders.find(orderId);
    if (!order) return { customer: null };
    const backup = backupOf(await this.settings.of(order.shareId));
    return { customer: order.customer, boardPath: this.links.board(order), trackingPath: this.links.tracking(order), ...(backup && { backup }) };
  }
}

/** Where else the restaurant can be reached; undefined when it named nothing. */
function backupOf({ backupPhone, backupEmail }: OrderingSettings): Ticket['backup'] {
  if (!backupPhone && !backupEmail) return undefined;
  return { ...(backupPhone && { phone: backupPhone }), ...(backupEmail && { email: backupEmail }) };
}
