import { NotifyErasureDoneV1, type CustomerContact, type OrderingErasureDoneV1 } from '@chalkboard/contracts';
import {
  countOf,
  DependencyUnavailableError,
  logRemoval,
  Outbox,
  rowsOf,
  StreamErasure,
} from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Any, LessThanOrEqual, type EntityManager } from 'typeorm';
import type { ErasedCustomer } from '../domain/customer-requests';
import { hashOfContact, TO_PERSON } from './customer-messages';
import { NotificationColumns } from './notification-columns';
import { OptOutEntity } from './number-reputation.entities';
import { OutboxMessageEntity } from './outbox-message.entity';

/** Stands in no row. */
const NOBODY = '-';

/**
 * Of `notifications`: what goes. `$1` is the hash of the contact, `$2` the orders that are gone, `$3` those that are
 * still open, `$4` when it was asked for: what came after that stays.
 */
const GOES = `(order_id = ANY ($2) OR (created_at <= $4 AND (${TO_PERSON.aboutNone} OR (${TO_PERSON.aboutOrders} AND order_id <> ALL ($3)))))`;

/**
 * What stays is that there was a message, on which channel and what became of it: figures are counted from that. The
 * provider's id goes too, since the provider knows by it to whom it went.
 */
const EMPTY = `
  UPDATE notifications SET destination = NULL, body = NULL, subject = CASE WHEN channel = 'email' THEN '' END, provider_message_id = NULL,
    destination_hash = CASE WHEN audience = 'restaurant' THEN destination_hash ELSE id::text END,
    fault = CASE WHEN status <> 'sent' THEN 'The customer asked to be forgotten.' END, status = CASE WHEN status = 'pending' THEN 'failed' ELSE status END
  WHERE ${GOES} AND (destination IS NOT NULL OR body IS NOT NULL OR (audience <> 'restaurant' AND destination_hash <> id::text)) RETURNING id`;

/**
 * Empties the messages to a customer and about the customer's orders, and forgets what was said by the number. How many
 * a number has got today stays counted, by hash and until the day is over: else who erases it could have it sent texts
 * without end.
 */
@Injectable()
export class CustomerErasure {
  constructor(
    private readonly outbox: Outbox,
    private readonly streams: StreamErasure,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes out of the dead letters what is about them; before the transaction, and safe to repeat. @returns how many
   * went
   */
  deadLetters({ orderIds }: Pick<OrderingErasureDoneV1, 'orderIds'>, { contact }: ErasedCustomer): Promise<number> {
    return this.streams.deadLetters({
      ids: orderIds,
      contacts: contact ? [contact.value, ...withoutCountry(contact)] : [],
    });
  }

  /**
   * Does all the rest, in the caller's transaction, and tells of it.
   * @throws DependencyUnavailableError while one of the messages is being sent: the event comes again
   */
  async erase(
    { requestId, part, requestedAt, orderIds, waiting }: OrderingErasureDoneV1,
    { contact, keepStop }: ErasedCustomer,
    deadLetters: number,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const hash = contact ? hashOfContact(contact) : NOBODY;
    const which = [hash, orderIds, waiting.map(({ orderId }) => orderId), requestedAt];
    const sending = countOf(
      await manager.query(`SELECT 1 FROM notifications WHERE ${GOES} AND status = 'sending' LIMIT 1`, which),
    );
    if (sending > 0) throw new DependencyUnavailableError('a message that is being sent');
    const ids = rowsOf(NotificationColumns.pick({ id: true }), await manager.query(EMPTY, which)).map(({ id }) => id);
    const counts = {
      messages: ids.length,
      outbox_messages: (await manager.delete(OutboxMessageEntity, { id: Any(ids) })).affected ?? 0,
      ...(contact && {
        stops: keepStop
          ? 0
          : ((
              await manager.delete(OptOutEntity, {
                destinationHash: hash,
                since: LessThanOrEqual(new Date(requestedAt)),
              })
            ).affected ?? 0),
      }),
      // A number that a menu names stays confirmed: it is the restaurant's.
      ...(contact && {
        confirmed_numbers: countOf(
          await manager.query(
            "DELETE FROM confirmed_numbers WHERE destination_hash = $1 AND NOT EXISTS (SELECT FROM notifications WHERE destination_hash = $1 AND audience = 'restaurant')",
            [hash],
          ),
        ),
      }),
      dead_letters: deadLetters,
    };
    await logRemoval(manager, { what: 'messages of a customer', count: ids.length, olderThan: now, at: now });
    await this.outbox.append(manager, {
      definition: NotifyErasureDoneV1,
      aggregateId: requestId,
      aggregateVersion: part,
      data: { requestId, part, counts, doneAt: now.toISOString() },
    });
  }
}

/** As people of North America write a number, digits alone. */
function withoutCountry({ kind, value }: CustomerContact): string[] {
  return kind === 'phone' && /^\+1\d{10}$/.test(value) ? [value.slice(2)] : [];
}
