import type { OrderEscalatedV1, OrderTicket } from '@chalkboard/contracts';
import { dialable, isDialable } from '@chalkboard/menu-rules/phone-number';
import { PoisonMessageError } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  writeBackupEmail,
  writeBackupText,
  writeNoAnswerYet,
  writeReminder,
  type UnansweredOrder,
} from '../../domain/escalation-message';
import { guestLanguage, restaurantLanguage } from '../../domain/languages';
import { orderOf, type NewMessage } from '../../domain/notification';
import { OrderTickets } from '../../domain/order-tickets';
import { PublicLinks } from '../../domain/public-links';
import { OrderStates } from '../../persistence/order-states';
import {
  numberHashOf,
  RecipientProjection,
  type Addressees,
  type Recipient,
} from '../../persistence/recipient-projection';
import { TextedNumbers } from '../../persistence/texted-numbers';

/** Writes the messages of one step of the escalation. That an order was turned down is told by its change of status. */
@Injectable()
export class OnOrderEscalatedHandler {
  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly states: OrderStates,
    private readonly numbers: TextedNumbers,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu cannot be asked now: the event comes again */
  async prepare({ orderId, shareId, step }: OrderEscalatedV1): Promise<Addressees> {
    if (step === 'auto_reject') return { recipient: undefined, ticket: undefined };
    const [recipient, ticket] = await Promise.all([this.recipients.reachable(shareId), this.tickets.of(orderId)]);
    return { recipient, ticket };
  }

  /** @returns the messages to send; none when the order was answered while this was on its way */
  async execute(
    escalation: OrderEscalatedV1,
    manager: EntityManager,
    { recipient, ticket }: Addressees,
  ): Promise<NewMessage[]> {
    const { orderId, shareId, step } = escalation;
    if (step === 'auto_reject' || !(await this.states.unanswered(orderId, manager))) return [];
    if (!recipient) throw new PoisonMessageError(`menu knows no menu ${shareId}`);
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${orderId}`);

    if (step === 'second_message') return this.toRestaurant(escalation, recipient, ticket);
    if (step === 'backup') return this.toBackup(escalation, recipient, ticket);
    return this.toCustomer(escalation, recipient, ticket, manager);
  }

  private toRestaurant(escalation: OrderEscalatedV1, recipient: Recipient, ticket: OrderTicket): NewMessage[] {
    if (!recipient.phone || !recipient.channels.sms) return [];
    const destination = dialable(recipient.phone, recipient.currency);
    return [
      {
        order: orderOf(escalation),
        audience: 'restaurant',
        purpose: 'reminder',
        channel: 'sms',
        destination,
        body: writeReminder(this.unanswered(escalation, recipient, ticket)),
      },
    ];
  }

  private toBackup(
    escalation: OrderEscalatedV1,
    recipient: Recipient,
    { backup, ...ticket }: OrderTicket,
  ): NewMessage[] {
    const unanswered = this.unanswered(escalation, recipient, ticket);
    const about = { order: orderOf(escalation), audience: 'restaurant', purpose: 'backup' } as const;
    const messages: NewMessage[] = [];
    if (backup?.phone && isDialable(backup.phone)) {
      messages.push({
        ...about,
        channel: 'sms',
        destination: dialable(backup.phone, recipient.currency),
        body: writeBackupText(unanswered),
      });
    }
    if (backup?.email)
      messages.push({ ...about, channel: 'email', destination: backup.email, ...writeBackupEmail(unanswered) });
    return messages;
  }

  private async toCustomer(
    escalation: OrderEscalatedV1,
    recipient: Recipient,
    { customer, trackingPath, caller, textUpdates = true, language }: OrderTicket,
    manager: EntityManager,
  ): Promise<NewMessage[]> {
    if (
      !textUpdates ||
      !isDialable(customer.phone) ||
      !(await this.numbers.mayTextCustomer(escalation.orderId, numberHashOf(recipient), manager))
    )
      return [];
    const body = writeNoAnswerYet({
      orderNumber: escalation.orderNumber,
      restaurantName: recipient.restaurantName,
      language: guestLanguage(language, recipient),
      restaurantPhone: recipient.phone ?? undefined,
      trackingUrl: this.links.to(trackingPath),
    });
    return [
      {
        order: orderOf(escalation),
        audience: 'customer',
        purpose: 'status',
        channel: 'sms',
        destination: dialable(customer.phone, recipient.currency),
        body,
        ...(caller && { caller }),
      },
    ];
  }

  private unanswered(
    { orderNumber, placedAt, escalatedAt }: OrderEscalatedV1,
    { restaurantName, timeZone, messageLanguage }: Recipient,
    { boardPath }: Pick<OrderTicket, 'boardPath'>,
  ): UnansweredOrder {
    return {
      orderNumber,
      restaurantName,
      timeZone,
      language: restaurantLanguage({ messageLanguage }),
      placedAt,
      escalatedAt,
      boardUrl: this.links.to(boardPath),
    };
  }
}
