import {
  CUSTOMER_MESSAGES_PAGE,
  type CustomerMessagesRpcV1,
  type CustomerContact,
  type CustomerMessage,
} from '@chalkboard/contracts';
import { replyPage, rowsOf } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { hashOf } from '../domain/destination';
import { NotificationColumns } from './notification-columns';

/**
 * Messages to a person and not to a restaurant or an owner, whose they are then; `$1` is the hash of number or address.
 * By two indexes: those about orders, and the others.
 */
export const TO_PERSON = {
  aboutOrders: `(destination_hash = $1 AND audience IN ('customer', 'sender') AND order_id IS NOT NULL)`,
  aboutNone: `(destination_hash = $1 AND audience IN ('customer', 'sender') AND order_id IS NULL)`,
} as const;
const THEIRS = `order_id = ANY ($2) OR ${TO_PERSON.aboutOrders} OR ${TO_PERSON.aboutNone}`;
const PEOPLE: readonly CustomerMessage['audience'][] = ['customer', 'sender'];

/** A link in a message to a restaurant opens its board with everybody's orders. */
const LINK = /https?:\/\/\S+/g;
const LINK_LEFT_OUT = '[a link for the restaurant]';

const Row = NotificationColumns.pick({
  id: true,
  channel: true,
  audience: true,
  purpose: true,
  order_number: true,
  created_at: true,
  sent_at: true,
  destination: true,
  subject: true,
  body: true,
});
type Row = z.infer<typeof Row>;
const Counted = z.object({ total: z.int(), since: z.date().nullable() });

/** Under which hash a contact's messages lie. */
export function hashOfContact({ kind, value }: CustomerContact): string {
  return hashOf(kind === 'email' ? 'email' : 'sms', value);
}

/** What is kept of messages to a customer, and to restaurants about the customer's orders, for the customer. */
@Injectable()
export class CustomerMessages {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * A page of them, by id, as much as an answer holds; those with the code by which somebody looks here are not
   * counted. @param after the id of the last one before it
   */
  async page(
    contact: CustomerContact,
    orderIds: readonly string[],
    after: string | undefined,
  ): Promise<z.infer<typeof CustomerMessagesRpcV1.reply>> {
    const hash = hashOfContact(contact);
    const [counted] = rowsOf(
      Counted,
      await this.dataSource.query(
        `SELECT (SELECT count(*)::int FROM notifications WHERE (${THEIRS}) AND purpose <> 'privacy') AS total, (SELECT since FROM opt_outs WHERE destination_hash = $1) AS since`,
        [hash, orderIds],
      ),
    );
    const rows = rowsOf(
      Row,
      await this.dataSource.query(
        // Theirs first, which are few: else the planner may rather go through all messages by their id.
        `WITH theirs AS MATERIALIZED (SELECT id FROM notifications WHERE ${THEIRS})
       SELECT id, channel, audience, purpose, order_number, created_at, sent_at, destination, subject, body FROM notifications
       WHERE id IN (SELECT id FROM theirs WHERE $3::uuid IS NULL OR id > $3::uuid ORDER BY id LIMIT $4) ORDER BY id`,
        [hash, orderIds, after ?? null, CUSTOMER_MESSAGES_PAGE + 1],
      ),
    );
    const { rows: messages, next } = replyPage(rows.map(toMessage), {
      most: CUSTOMER_MESSAGES_PAGE,
      idOf: ({ id }) => id,
    });
    return { messages, next, total: counted?.total ?? 0, stoppedSince: counted?.since?.toISOString() ?? null };
  }
}

/** Where a restaurant is reached, and what opens its board, is the restaurant's. */
function toMessage(row: Row): CustomerMessage {
  const isToPerson = PEOPLE.includes(row.audience);
  return {
    id: row.id,
    channel: row.channel,
    audience: row.audience,
    purpose: row.purpose,
    orderNumber: row.order_number,
    writtenAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    to: isToPerson ? row.destination : null,
    subject: row.subject,
    text: isToPerson ? row.body : (row.body?.replace(LINK, LINK_LEFT_OUT) ?? null),
  };
}
