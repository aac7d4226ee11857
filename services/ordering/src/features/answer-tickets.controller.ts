import { OrderTicketsRpcV1, type OrderingSettings, type OrderTicket } from '@chalkboard/contracts';
import { parseInput, replyPage } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { OrderLinks } from '../domain/order-links';
import { paidSince } from '../domain/payment/paid-marks';
import { optionalCharges } from '../domain/pricing/optional-charges';
import { shownCustomer } from '../domain/tables/table-customer';
import { wantsTexts } from '../domain/text-consent';
import { OrderContacts, type OrderContact } from '../persistence/order-contacts';

/**
 * Tells notify what no event carries, when it writes the messages about orders: who ordered, the secret links, the
 * backup contact.
 */
@Controller()
export class AnswerTicketsController {
  constructor(
    private readonly contacts: OrderContacts,
    private readonly links: OrderLinks,
  ) {}

  @MessagePattern(OrderTicketsRpcV1.subject)
  async answer(@Payload() message: unknown): Promise<z.infer<typeof OrderTicketsRpcV1.reply>> {
    const { orderIds } = parseInput(OrderTicketsRpcV1.request, message);
    const tickets = (await this.contacts.of(orderIds)).map(({ order, settings, linkVersion, caller }) => {
      const backup = backupOf(settings);
      return {
        orderId: order.id,
        customer: shownCustomer(order),
        boardPath: this.links.board(order, linkVersion),
        trackingPath: this.links.tracking(order),
        contents: contentsOf(order),
        textUpdates: wantsTexts(order),
        ...(order.language !== null && { language: order.language }),
        ...(caller && {
          caller: { address: caller.address, ...(caller.visitor !== null && { visitor: caller.visitor }) },
        }),
        ...(backup && { backup }),
      };
    });
    const { rows } = replyPage(tickets, { most: tickets.length, idOf: ({ orderId }) => orderId });
    const left = tickets.slice(rows.length).map(({ orderId }) => orderId);
    return { tickets: rows, ...(left.length > 0 && { left }) };
  }
}

function contentsOf({
  paidMarks,
  orderType,
  paymentMethod,
  currency,
  lines,
  subtotal,
  deliveryFee,
  charges,
  total,
  placedAt,
  scheduledFor,
  correctedAt,
  allergyAsked,
  allergyConfirmed,
  test,
  table,
  customer,
}: OrderContact['order']): OrderTicket['contents'] {
  const paidAt = paidSince({ ...(paidMarks && { paidMarks }) });
  return {
    orderType,
    paymentMethod,
    currency,
    lines: [...lines],
    subtotal,
    deliveryFee,
    ...optionalCharges(charges ?? {}),
    total,
    ...(paidAt && { paidAt: paidAt.toISOString() }),
    placedAt: placedAt.toISOString(),
    ...(scheduledFor && { scheduledFor: scheduledFor.toISOString() }),
    ...(correctedAt !== null && { correctedAt }),
    ...(allergyAsked && { allergyConfirmed }),
    ...(test && { test }),
    ...(table && { table: { name: table.name, ...(customer.name && { guest: customer.name }) } }),
  };
}

/** Where else the restaurant can be reached; undefined when it named nothing. */
function backupOf({ backupPhone, backupEmail }: OrderingSettings): OrderTicket['backup'] {
  if (!backupPhone && !backupEmail) return undefined;
  return { ...(backupPhone && { phone: backupPhone }), ...(backupEmail && { email: backupEmail }) };
}
