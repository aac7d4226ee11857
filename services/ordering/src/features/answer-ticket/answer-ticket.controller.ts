import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { OrderTicketRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import type { z } from 'zod';
import { OrderRepository } from '../../domain/order.repository';

/** Tells notify who ordered, when it writes the message to the restaurant. */
@Controller()
export class AnswerTicketController {
  constructor(private readonly orders: OrderRepository) {}

  @MessagePattern(OrderTicketRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof OrderTicketRpcV1.reply>> {
    const { orderId } = parseInput(OrderTicketRpcV1.request, message);
    return { customer: (await this.orders.customerOf(orderId)) ?? null };
  }
}
