import { Injectable, Logger } from '@nestjs/common';
import type { EventEnvelope, OrderPlacedV1 } from '@chalkboard/contracts';
import { PoisonMessageError } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Customers } from '../../domain/customers';
import { SMS_MAX_LENGTH, splitMessage } from '../../domain/message-parts';
import type { NewNotification } from '../../domain/notification';
import { writeOrderMessage } from '../../domain/order-message';
import { dialable } from '../../domain/phone-number';
import { RecipientProjection, type Recipient } from '../../persistence/recipient-projection';

/** Writes the messages by which a restaurant learns of an order. Which channels, ordering has decided. */
@Injectable()
export class OnOrderPlacedHandler {
  private readonly logger = new Logger(OnOrderPlacedHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly customers: Customers,
  ) {}

  /**
   * @returns the messages to send
   * @throws DependencyUnavailableError when what is missing cannot be asked for now: the event comes again
   */
  async execute({ id, correlationid, data: order }: EventEnvelope<OrderPlacedV1>, manager: EntityManager): Promise<NewNotification[]> {
    if (!order.channels.includes('sms')) return [];
    const recipient = await this.reachable(order.shareId, manager);
    if (!recipient) {
      this.logger.warn(`Order ${order.orderNumber}: no message is sent, since the menu ${order.shareId} has no phone number`);
      return [];
    }
    const customer = await this.customers.ofOrder(order.orderId);
    if (!customer) throw new PoisonMessageError(`ordering knows no order ${order.orderId}`);

    const { restaurantName, timeZone } = recipient;
    const text = writeOrderMessage({ order, customer, restaurantName, timeZone });
    return splitMessage(text, { label: `Order ${order.orderNumber}`, maxLength: SMS_MAX_LENGTH }).map((body, index) => ({
      order: { id: order.orderId, number: order.orderNumber, shareId: order.shareId },
      channel: 'sms',
      destination: dialable(recipient.phone, recipient.currency),
      part: index + 1,
      body,
      causationId: id,
      correlationId: correlationid,
    }));
  }

  /** The projection may be behind what ordering saw: before it counts that there is no number, the owner is asked. */
  private async reachable(shareId: string, manager: EntityManager): Promise<(Recipient & { readonly phone: string }) | undefined> {
    const known = await this.recipients.known(shareId, manager);
    const recipient = known?.phone ? known : await this.recipients.ask(shareId, manager);
    return recipient?.phone ? { ...recipient, phone: recipient.phone } : undefined;
  }
}
