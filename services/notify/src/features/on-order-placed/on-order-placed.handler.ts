import { FINAL_STATUSES, type OrderPlacedV1, type OrderTicket, type UiLanguage } from '@chalkboard/contracts';
import { dialable } from '@chalkboard/menu-rules/phone-number';
import { DependencyUnavailableError, PoisonMessageError, type Batch } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountNotices } from '../../domain/account-notices';
import { writeHeldBackEmail } from '../../domain/escalation-message';
import { ownerLanguage, restaurantLanguage } from '../../domain/languages';
import { orderOf, type NewMessage } from '../../domain/notification';
import { writeOrderMessage } from '../../domain/order-message';
import { OrderPaper } from '../../domain/order-paper';
import { OrderTickets } from '../../domain/order-tickets';
import type { MenuPrinter } from '../../domain/printer';
import { PublicLinks } from '../../domain/public-links';
import { contentsOf } from '../../domain/ticket';
import { OrderStates } from '../../persistence/order-states';
import { Printers } from '../../persistence/printers';
import { RecipientProjection, wordsOf, type Addressees, type Recipient } from '../../persistence/recipient-projection';

/** Who gets an e-mail instead of a text message, and reads it in which language. */
interface EmailReader {
  readonly address: string;
  readonly language: UiLanguage;
}

/** With an e-mail address of the restaurant, in case the text message is held back by a limit. */
export type AddresseesOfNew = Addressees & { readonly email?: EmailReader };

/** Writes the messages to restaurants about new orders, on the channels that ordering chose. */
@Injectable()
export class OnOrderPlacedHandler {
  private readonly logger = new Logger(OnOrderPlacedHandler.name);

  constructor(
    private readonly recipients: RecipientProjection,
    private readonly tickets: OrderTickets,
    private readonly states: OrderStates,
    private readonly printers: Printers,
    private readonly paper: OrderPaper,
    private readonly notices: AccountNotices,
    private readonly links: PublicLinks,
  ) {}

  /** @throws DependencyUnavailableError when ordering or menu does not answer: the event is delivered again */
  async prepare(order: OrderPlacedV1): Promise<AddresseesOfNew> {
    if (!isTexted(order) && !isPrinted(order)) return { recipient: undefined, ticket: undefined };
    const [recipient, ticket] = await Promise.all([
      this.recipients.reachable(order.shareId),
      this.tickets.of(order.orderId),
    ]);
    return { recipient, ticket, email: await this.emailReader(order, recipient, ticket) };
  }

  /**
   * The other contact of the board, else the business's owner where the text is held back already. Undefined also when
   * identity does not answer: the order must not wait.
   */
  private async emailReader(
    { textPromise }: OrderPlacedV1,
    recipient: Recipient | undefined,
    ticket: OrderTicket | undefined,
  ): Promise<EmailReader | undefined> {
    if (!recipient) return undefined;
    const other = ticket?.backup?.email;
    if (other !== undefined) return { address: other, language: restaurantLanguage(recipient) };
    if (textPromise !== 'held_back' || recipient.businessId === null) return undefined;
    try {
      const notice = await this.notices.business(recipient.businessId);
      const { messageLanguage } = recipient;
      return notice && { address: notice.email, language: ownerLanguage(notice, { messageLanguage }) };
    } catch (error) {
      if (error instanceof DependencyUnavailableError) return undefined;
      throw error;
    }
  }

  /** @returns the messages to send for each order */
  async execute(
    events: Batch<typeof OrderPlacedV1.schema, AddresseesOfNew>,
    manager: EntityManager,
  ): Promise<readonly (readonly NewMessage[])[]> {
    const statuses = await this.states.placed(
      events.map(({ event }) => event),
      manager,
    );
    const printed = events.map(({ event: { data } }) => data).filter(isPrinted);
    const printers =
      printed.length > 0
        ? await this.printers.of(
            printed.map(({ shareId }) => shareId),
            manager,
          )
        : new Map<string, readonly MenuPrinter[]>();
    return events.map(({ event: { data: order }, prepared }) => {
      if (FINAL_STATUSES.includes(statuses.get(order.orderId) ?? 'placed') || (!isTexted(order) && !isPrinted(order)))
        return [];
      return this.messagesTo(order, prepared, printers.get(order.shareId) ?? []);
    });
  }

  private messagesTo(
    order: OrderPlacedV1,
    { recipient, ticket, email }: AddresseesOfNew,
    printers: readonly MenuPrinter[],
  ): NewMessage[] {
    if (isTexted(order) && !recipient?.phone)
      this.logger.warn(
        `Order ${order.orderNumber}: no message is sent, since the menu ${order.shareId} has no phone number`,
      );
    if (!recipient || (!recipient.phone && !isPrinted(order))) return [];
    if (!ticket) throw new PoisonMessageError(`ordering knows no order ${order.orderId}`);
    return [
      ...(isTexted(order) ? this.text(order, recipient, ticket, email) : []),
      ...(isPrinted(order) ? this.onPaper(order, recipient, ticket, printers) : []),
    ];
  }

  private text(
    order: OrderPlacedV1,
    { restaurantName, timeZone, phone, currency, messageLanguage }: Recipient,
    { customer, boardPath, caller, contents }: OrderTicket,
    email: EmailReader | undefined,
  ): NewMessage[] {
    if (!phone) return [];
    const language = restaurantLanguage({ messageLanguage });
    const boardUrl = this.links.to(boardPath);
    const about = { order: orderOf(order), audience: 'restaurant', purpose: 'order' } as const;
    const instead =
      (reader: EmailReader) =>
      (reason: string): NewMessage => ({
        ...about,
        channel: 'email',
        destination: reader.address,
        ...writeHeldBackEmail({
          orderNumber: order.orderNumber,
          restaurantName,
          language: reader.language,
          boardUrl,
          reason,
        }),
      });
    return [
      {
        ...about,
        channel: 'sms',
        destination: dialable(phone, currency),
        body: writeOrderMessage({
          order,
          customer,
          restaurantName,
          timeZone,
          language,
          boardUrl,
          ...(contents?.allergyConfirmed !== undefined && { allergyConfirmed: contents.allergyConfirmed }),
          ...(contents?.table?.guest !== undefined && { guest: contents.table.guest }),
        }),
        ...(caller && { caller }),
        ...(order.textPromise && { promised: true }),
        ...(email !== undefined && { instead: instead(email) }),
      },
    ];
  }

  /** The order's current state: a correction may have been first. */
  private onPaper(
    order: OrderPlacedV1,
    recipient: Recipient,
    { customer, contents = contentsOf(order) }: OrderTicket,
    printers: readonly MenuPrinter[],
  ): NewMessage[] {
    const { restaurantName, timeZone } = recipient;
    return this.paper.tickets(printers, {
      order: orderOf(order),
      orderNumber: order.orderNumber,
      purpose: 'order',
      restaurantName,
      timeZone,
      language: restaurantLanguage(recipient),
      contents,
      customer,
      ...wordsOf(recipient),
    });
  }
}

/** Orders that the restaurant entered itself need no message. */
function isTexted({ enteredByRestaurant, channels }: OrderPlacedV1): boolean {
  return !enteredByRestaurant && channels.includes('sms');
}

/** The kitchen gets a ticket even then: somebody else may have entered the order. */
function isPrinted({ channels }: OrderPlacedV1): boolean {
  return channels.includes('print');
}
