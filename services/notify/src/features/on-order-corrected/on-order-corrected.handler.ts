import type { OrderCorrectedV1 } from '@chalkboard/contracts';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { restaurantLanguage } from '../../domain/languages';
import { orderOf, type NewMessage } from '../../domain/notification';
import { OrderPaper } from '../../domain/order-paper';
import { OrderTickets } from '../../domain/order-tickets';
import { OrderMessages } from '../../persistence/order-messages';
import { Printers } from '../../persistence/printers';
import { RecipientProjection, wordsOf, type Addressees } from '../../persistence/recipient-projection';

/**
 * Prints what an order holds after a correction: the paper in the kitchen is wrong from then on. Who corrected it needs
 * no text message.
 */
@Injectable()
export class OnOrderCorrectedHandler {
  private readonly logger = new Logger(OnOrderCorrectedHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly printers: Printers,
    private readonly messages: OrderMessages,
    private readonly paper: OrderPaper,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu cannot be asked now: the event comes again */
  async prepare({ orderId, shareId }: OrderCorrectedV1): Promise<Addressees> {
    const recipient = await this.recipients.reachable(shareId);
    return { recipient, ticket: recipient?.channels.print ? await this.tickets.of(orderId) : undefined };
  }

  /** @returns the tickets to print */
  async execute(
    correction: OrderCorrectedV1,
    manager: EntityManager,
    { recipient, ticket }: Addressees,
  ): Promise<NewMessage[]> {
    const { orderId, orderNumber, shareId, correctedAt } = correction;
    if (!recipient?.channels.print) return [];
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${orderId}`);
    if (!ticket.contents) {
      this.logger.warn(
        `Order ${orderNumber}: its correction is not printed, since ordering does not say what it holds`,
      );
      return [];
    }
    const printers = (await this.printers.of([shareId], manager)).get(shareId) ?? [];
    return this.paper.tickets(printers, {
      order: orderOf(correction),
      orderNumber,
      purpose: 'status',
      restaurantName: recipient.restaurantName,
      timeZone: recipient.timeZone,
      language: restaurantLanguage(recipient),
      contents: { correctedAt, ...ticket.contents },
      customer: ticket.customer,
      printedBy: await this.messages.printedBy(orderId, manager),
      ...wordsOf(recipient),
    });
  }
}
