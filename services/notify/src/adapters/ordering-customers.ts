import { Injectable } from '@nestjs/common';
import { OrderTicketRpcV1, type CustomerInfo } from '@chalkboard/contracts';
import { Requester } from '@chalkboard/service-kit';
import { Customers } from '../domain/customers';

/** Asks ordering over request-reply. */
@Injectable()
export class OrderingCustomers extends Customers {
  constructor(private readonly requester: Requester) {
    super();
  }

  async ofOrder(orderId: string): Promise<CustomerInfo | undefined> {
    const { customer } = await this.requester.ask(OrderTicketRpcV1, { orderId });
    return customer ?? undefined;
  }
}
