import { FINAL_STATUSES, type EventEnvelope, type OrderStatusChangedV1, type OrderTicket } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { guestLanguage, restaurantLanguage } from '../../domain/languages';
import { orderOf, type NewMessage } from '../../domain/notification';
import { OrderTickets } from '../../domain/order-tickets';
import { PublicLinks } from '../../domain/public-links';
import {
  answersByItsOwnLink,
  concernsCustomer,
  concernsRestaurant,
  endedSubject,
  writeToCustomer,
  writeToRestaurant,
} from '../../domain/status-message';
import { writeEndedTicket } from '../../domain/ticket';
import { NumberReputation } from '../../persistence/number-reputation';
import { OrderMessages } from '../../persistence/order-messages';
import { OrderStates } from '../../persistence/order-states';
import {
  numberHashOf,
  RecipientProjection,
  type Addressees,
  type Recipient,
} from '../../persistence/recipient-projection';
import { TextedNumbers } from '../../persistence/texted-numbers';

/** Keeps where an order stands, and writes to whom it concerns and who does not know yet. */
@Injectable()
export class OnOrderStatusChangedHandler {
  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly states: OrderStates,
    private readonly messages: OrderMessages,
    private readonly numbers: TextedNumbers,
    private readonly state: NumberReputation,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu cannot be asked now: the event comes again */
  async prepare(change: OrderStatusChangedV1): Promise<Addressees> {
    const [recipient, ticket] = await Promise.all([
      concernsCustomer(change) || concernsRestaurant(change) ? this.recipients.reachable(change.shareId) : undefined,
      concernsCustomer(change) ? this.tickets.of(change.orderId) : undefined,
    ]);
    return { recipient, ticket };
  }

  /** @returns the messages to send */
  async execute(
    event: EventEnvelope<OrderStatusChangedV1>,
    manager: EntityManager,
    { recipient, ticket }: Addressees,
  ): Promise<NewMessage[]> {
    const change = event.data;
    const { enteredByRestaurant } = await this.states.changed(event, manager);
    await this.confirmNumber(change, manager);
    if (FINAL_STATUSES.includes(change.status)) await this.messages.withdraw(change.orderId, manager);

    // Who ordered at the counter or by telephone has just heard that the order is taken.
    const notifiesCustomer = concernsCustomer(change) && !(enteredByRestaurant && change.move === 'accept');
    const notifiesRestaurant = concernsRestaurant(change);
    if (!notifiesCustomer && !notifiesRestaurant) return [];
    if (!recipient) throw new PoisonMessageError(`menu knows no menu ${change.shareId}`);
    return [
      ...(notifiesCustomer ? await this.toCustomer(change, recipient, ticket, manager) : []),
      ...(notifiesRestaurant ? await this.toRestaurant(change, recipient, manager) : []),
    ];
  }

  /**
   * Who answers by what was sent to one number only can read what is sent there. A reply by text has confirmed its
   * number itself.
   */
  private async confirmNumber(change: OrderStatusChangedV1, manager: EntityManager): Promise<void> {
    if (!answersByItsOwnLink(change)) return;
    // The link is not on paper.
    const [first, ...others] = (await this.messages.asked(change.orderId, manager)).filter(
      ({ channel }) => channel !== 'print',
    );
    if (first?.channel === 'sms' && others.length === 0) await this.state.confirm(first.hash, manager);
  }

  private async toCustomer(
    change: OrderStatusChangedV1,
    recipient: Recipient,
    ticket: OrderTicket | undefined,
    manager: EntityManager,
  ): Promise<NewMessage[]> {
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${change.orderId}`);
    const { customer, trackingPath, caller, textUpdates = true } = ticket;
    if (!textUpdates || !isDialable(customer.phone)) return [];
    const { restaurantName, timeZone, phone, currency } = recipient;
    if (!(await this.numbers.mayTextCustomer(change.orderId, numberHashOf(recipient), manager))) return [];
    const body = writeToCustomer({
      change,
      restaurantName,
      restaurantPhone: phone ?? undefined,
      timeZone,
      language: guestLanguage(ticket.language, recipient),
      trackingUrl: this.links.to(trackingPath),
    });
    return [
      {
        order: orderOf(change),
        audience: 'customer',
        purpose: 'status',
        channel: 'sms',
        destination: dialable(customer.phone, currency),
        body,
        ...(caller && { caller }),
      },
    ];
  }

  /** To wherever the order was sent: who has not heard of it need not hear that it is over. */
  private async toRestaurant(
    change: OrderStatusChangedV1,
    recipient: Recipient,
    manager: EntityManager,
  ): Promise<NewMessage[]> {
    const about = { change, restaurantName: recipient.restaurantName, language: restaurantLanguage(recipient) };
    const body = writeToRestaurant(about);
    const { orderNumber, status, reason, test } = change;
    const slip = writeEndedTicket({
      orderNumber,
      restaurantName: about.restaurantName,
      language: about.language,
      status: status === 'cancelled' ? status : 'rejected',
      reason,
      test,
    });
    return (await this.messages.asked(change.orderId, manager)).map(({ channel, destination }) => ({
      order: orderOf(change),
      audience: 'restaurant',
      purpose: 'status',
      channel,
      destination,
      body: channel === 'print' ? slip : body,
      ...(channel === 'email' && { subject: endedSubject(about) }),
    }));
  }
}
