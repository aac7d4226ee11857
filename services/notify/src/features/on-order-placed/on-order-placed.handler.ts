import { Injectable, Logger } from '@nestjs/common';
import { FINAL_STATUSES, type OrderPlacedV1 } from '@chalkboard/contracts';
import { PoisonMessageError, type Prepared } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import { orderOf, type NewMessage } from '../../domain/notification';
import { writeOrderMessage } from '../../domain/order-message';
import { OrderTickets } from '../../domain/order-tickets';
import { dialable } from '../../domain/phone-number';
import { PublicLinks } from '../../domain/public-links';
import type { Written } from '../../persistence/notification-queue';
import { OrderStates } from '../../persistence/order-states';
import { RecipientProjection, type Addressees } from '../../persistence/recipient-projection';

/** Writes the messages by which restaurants learn of orders. Which channels, ordering has decided. */
@Injectable()
export class OnOrderPlacedHandler {
  private readonly logger = new Logger(OnOrderPlacedHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly states: OrderStates,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu cannot be asked now: the event comes again */
  async prepare(order: OrderPlacedV1): Promise<Addressees> {
    if (!isToBeSent(order)) return { recipient: undefined, ticket: undefined };
    const [recipient, ticket] = await Promise.all([this.recipients.reachable(order.shareId), this.tickets.of(order.orderId)]);
    return { recipient, ticket };
  }

  /** @returns of each order the messages to send */
  async execute(events: readonly Prepared<typeof OrderPlacedV1.schema, Addressees>[], manager: EntityManager): Promise<Written> {
    const statuses = await this.states.placed(
      events.map(({ event }) => event),
      manager,
    );
    return events.map(({ event: { data: order }, prepared }) => {
      const hasEnded = FINAL_STATUSES.includes(statuses.get(order.orderId) ?? 'placed');
      return hasEnded || !isToBeSent(order) ? [] : this.messagesTo(order, prepared);
    });
  }

  private messagesTo(order: OrderPlacedV1, { recipient, ticket }: Addressees): NewMessage[] {
    if (!recipient?.phone) {
      this.logger.warn(`Order ${order.orderNumber}: no message is sent, since the menu ${order.shareId} has no phone number`);
      return [];
    }
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${order.orderId}`);
    const { restaurantName, timeZone, phone, currency } = recipient;
    return [
      {
        order: orderOf(order),
        audience: 'restaurant',
        purpose: 'order',
        channel: 'sms',
        destination: dialable(phone, currency),
        body: writeOrderMessage({ order, customer: ticket.customer, restaurantName, timeZone, boardUrl: this.links.to(ticket.boardPath) }),
      },
    ];
  }
}

/** The restaurant knows what it entered itself. */
function isToBeSent({ enteredByRestaurant, channels }: OrderPlacedV1): boolean {
  return !enteredByRestaurant && channels.includes('sms');
}
