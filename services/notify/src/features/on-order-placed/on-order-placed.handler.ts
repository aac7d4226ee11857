import { Injectable, Logger } from '@nestjs/common';
import { FINAL_STATUSES, type OrderPlacedV1, type OrderTicket } from '@chalkboard/contracts';
import { PoisonMessageError, type Prepared } from '@chalkboard/service-kit';
import type { EntityManager } from 'typeorm';
import type { NewMessage } from '../../domain/notification';
import { writeOrderMessage } from '../../domain/order-message';
import { OrderTickets } from '../../domain/order-tickets';
import { dialable } from '../../domain/phone-number';
import { PublicLinks } from '../../domain/public-links';
import type { Written } from '../../persistence/notification-queue';
import { OrderStates } from '../../persistence/order-states';
import { RecipientProjection, type Recipient } from '../../persistence/recipient-projection';

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

  /** @throws DependencyUnavailableError when ordering cannot be asked now: the event comes again */
  async prepare(order: OrderPlacedV1): Promise<OrderTicket | undefined> {
    return isToBeSent(order) ? this.tickets.of(order.orderId) : undefined;
  }

  /**
   * @returns of each order the messages to send
   * @throws DependencyUnavailableError when who is to be told cannot be asked for now: the events come again
   */
  async execute(events: readonly Prepared<typeof OrderPlacedV1.schema, OrderTicket | undefined>[], manager: EntityManager): Promise<Written> {
    const statuses = await this.states.placed(
      events.map(({ event }) => event),
      manager,
    );
    const recipients = new Map<string, Recipient | undefined>();
    const written: NewMessage[][] = [];
    for (const { event, prepared: ticket } of events) {
      const order = event.data;
      const hasEnded = FINAL_STATUSES.includes(statuses.get(order.orderId) ?? 'placed');
      if (hasEnded || !isToBeSent(order)) {
        written.push([]);
        continue;
      }
      if (!recipients.has(order.shareId)) recipients.set(order.shareId, await this.recipients.reachable(order.shareId, manager));
      written.push(this.messagesTo(recipients.get(order.shareId), order, ticket));
    }
    return written;
  }

  private messagesTo(recipient: Recipient | undefined, order: OrderPlacedV1, ticket: OrderTicket | undefined): NewMessage[] {
    if (!recipient?.phone) {
      this.logger.warn(`Order ${order.orderNumber}: no message is sent, since the menu ${order.shareId} has no phone number`);
      return [];
    }
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${order.orderId}`);
    const { restaurantName, timeZone, phone, currency } = recipient;
    return [
      {
        order: { id: order.orderId, number: order.orderNumber, shareId: order.shareId },
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
