import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { CustomerOrdersRpcV1, type CustomerOrder } from '@chalkboard/contracts';
import { parseInput } from '@chalkboard/service-kit';
import { CustomerOrders } from '../../persistence/customer-orders';

/** Tells identity what is kept of somebody's orders, when they have proved that the number or address is theirs. */
@Controller()
export class AnswerCustomerOrdersController {
  constructor(private readonly orders: CustomerOrders) {}

  @MessagePattern(CustomerOrdersRpcV1.subject)
  answer(@Payload() message: unknown): Promise<{ orders: CustomerOrder[]; total: number }> {
    const { contact, after } = parseInput(CustomerOrdersRpcV1.request, message);
    return this.orders.page(contact, after);
  }
}
