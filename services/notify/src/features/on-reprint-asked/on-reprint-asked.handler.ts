import type { OrderReprintAskedV1 } from '@chalkboard/contracts';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { restaurantLanguage } from '../../domain/languages';
import { orderOf, type NewMessage } from '../../domain/notification';
import { OrderPaper } from '../../domain/order-paper';
import { OrderTickets } from '../../domain/order-tickets';
import { Printers } from '../../persistence/printers';
import { RecipientProjection, wordsOf, type Addressees } from '../../persistence/recipient-projection';

/** Prints the tickets of an order again, as it is now, each marked as a duplicate. */
@Injectable()
export class OnReprintAskedHandler {
  private readonly logger = new Logger(OnReprintAskedHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly printers: Printers,
    private readonly paper: OrderPaper,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu cannot be asked now: the event comes again */
  async prepare({ orderId, shareId }: OrderReprintAskedV1): Promise<Addressees> {
    const [recipient, ticket] = await Promise.all([this.recipients.reachable(shareId), this.tickets.of(orderId)]);
    return { recipient, ticket };
  }

  /** @returns the tickets to print */
  async execute(
    asked: OrderReprintAskedV1,
    manager: EntityManager,
    { recipient, ticket }: Addressees,
  ): Promise<NewMessage[]> {
    const { orderId, orderNumber, shareId, askedAt } = asked;
    if (!recipient) return [];
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${orderId}`);
    if (!ticket.contents) {
      this.logger.warn(`Order ${orderNumber} is not printed again, since ordering does not say what it holds`);
      return [];
    }
    return this.paper.tickets((await this.printers.of([shareId], manager)).get(shareId) ?? [], {
      order: orderOf(asked),
      orderNumber,
      purpose: 'status',
      restaurantName: recipient.restaurantName,
      timeZone: recipient.timeZone,
      language: restaurantLanguage(recipient),
      contents: ticket.contents,
      customer: ticket.customer,
      reprintedAt: askedAt,
      ...wordsOf(recipient),
    });
  }
}
