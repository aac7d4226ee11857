import { CustomerOrdersRpcV1, CustomerOrderSummaryRpcV1 } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { CustomerOrders } from '../persistence/customer-orders';

/**
 * Tells identity what is kept of somebody's orders, whole or in short, when they have proved that the number or address
 * is theirs.
 */
@Controller()
export class AnswerCustomerOrdersController {
  constructor(private readonly orders: CustomerOrders) {}

  @MessagePattern(CustomerOrdersRpcV1.subject)
  answer(@Payload() message: unknown): Promise<z.infer<typeof CustomerOrdersRpcV1.reply>> {
    const { contact, after } = parseInput(CustomerOrdersRpcV1.request, message);
    return this.orders.page(contact, after);
  }

  @MessagePattern(CustomerOrderSummaryRpcV1.subject)
  answerInShort(@Payload() message: unknown): Promise<z.infer<typeof CustomerOrderSummaryRpcV1.reply>> {
    const { contact, after } = parseInput(CustomerOrderSummaryRpcV1.request, message);
    return this.orders.summary(contact, after);
  }
}
