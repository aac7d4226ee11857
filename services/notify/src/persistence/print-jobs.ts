import { NotificationFailedV1 } from '@chalkboard/contracts';
import { Outbox, rowsOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { ClaimedNotification } from '../domain/notification';
import { FETCHED_LEASE_MS, PRINTER_REMOVED } from '../domain/printer';
import { NotificationColumns } from './notification-columns';
import { CLAIMED_COLUMNS, ClaimedRow, toClaimed } from './postgres-notification.repository';

const PendingTicket = z.object({ id: z.string(), body: z.string() });
export type PendingTicket = z.infer<typeof PendingTicket>;

const Waiting = z.object({ id: z.string(), count: z.int() });

const Abandoned = NotificationColumns.pick({ id: true, order_id: true, purpose: true, attempts: true });

/** Tickets that printers ask for: rows like all messages, taken up by the printer itself in place of a lane. */
@Injectable()
export class PrintJobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The oldest ticket that the printer may fetch; undefined while there is none, or one is being printed. */
  async waiting(printerId: string): Promise<PendingTicket | undefined> {
    const [row] = rowsOf(
      PendingTicket,
      await this.dataSource.query(
        `SELECT id, body FROM notifications WHERE channel = 'print' AND destination = $1 AND is_open AND (status = 'pending' OR lease_until <= $2) ORDER BY created_at, id LIMIT 1`,
        [printerId, this.clock.now()],
      ),
    );
    return row;
  }

  /**
   * Gives a ticket to its printer, and again while it is printing it: a printer may ask twice.
   * @param id undefined: the one that it is printing, or the oldest that waits, for printers that know no tokens
   */
  async take(printerId: string, id: string | undefined): Promise<ClaimedNotification | undefined> {
    const now = this.clock.now();
    const [row] = rowsOf(
      ClaimedRow,
      await this.dataSource.query(
        `UPDATE notifications SET status = 'sending', lease_until = $3,
         attempts = attempts + CASE WHEN status = 'sending' AND lease_until > $2 THEN 0 ELSE 1 END,
         may_have_left = may_have_left OR (status = 'sending' AND lease_until <= $2)
       WHERE id = (
         SELECT id FROM notifications WHERE channel = 'print' AND destination = $1 AND is_open AND ($4::text IS NULL OR id::text = $4)
         ORDER BY (status = 'sending') DESC, created_at, id LIMIT 1 FOR UPDATE)
       RETURNING ${CLAIMED_COLUMNS}`,
        [printerId, now, new Date(now.getTime() + FETCHED_LEASE_MS), id ?? null],
      ),
    );
    return row && toClaimed(row);
  }

  /**
   * Gives the oldest ticket to a printer that fetches as it asks; undefined while there is none, or one is out that it
   * has said nothing about. After the lease it is given again: its answer was lost, or the printer was.
   */
  async takeDue(printerId: string, leaseMs: number): Promise<ClaimedNotification | undefined> {
    const now = this.clock.now();
    const [row] = rowsOf(
      ClaimedRow,
      await this.dataSource.query(
        `UPDATE notifications SET status = 'sending', lease_until = $3, attempts = attempts + 1, may_have_left = may_have_left OR status = 'sending'
       WHERE id = (
         SELECT id FROM notifications WHERE channel = 'print' AND destination = $1 AND is_open AND (status = 'pending' OR lease_until <= $2)
         ORDER BY created_at, part, id LIMIT 1 FOR UPDATE SKIP LOCKED)
         AND NOT EXISTS (SELECT 1 FROM notifications WHERE channel = 'print' AND destination = $1 AND status = 'sending' AND lease_until > $2)
       RETURNING ${CLAIMED_COLUMNS}`,
        [printerId, now, new Date(now.getTime() + leaseMs)],
      ),
    );
    return row && toClaimed(row);
  }

  /** How many tickets wait, by printer. */
  async waitingFor(printerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = rowsOf(
      Waiting,
      await this.dataSource.query(
        `SELECT destination AS id, count(*)::int AS count FROM notifications WHERE channel = 'print' AND destination = ANY ($1) AND is_open GROUP BY destination`,
        [printerIds],
      ),
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }

  /** The ticket that a printer has fetched and says something about. */
  async fetched(printerId: string, id: string | undefined): Promise<ClaimedNotification | undefined> {
    const [row] = rowsOf(
      ClaimedRow,
      await this.dataSource.query(
        `SELECT ${CLAIMED_COLUMNS} FROM notifications WHERE channel = 'print' AND destination = $1 AND status = 'sending' AND ($2::text IS NULL OR id::text = $2) ORDER BY created_at, id LIMIT 1`,
        [printerId, id ?? null],
      ),
    );
    return row && toClaimed(row);
  }

  /** Gives up what waits for a printer that is being removed, and tells that. */
  async abandon(printerId: string, manager: EntityManager): Promise<void> {
    const failedAt = this.clock.now().toISOString();
    const rows = rowsOf(
      Abandoned,
      await manager.query(
        `UPDATE notifications SET status = 'failed', lease_until = NULL, fault = $2 WHERE channel = 'print' AND destination = $1 AND is_open RETURNING id, order_id, purpose, attempts`,
        [printerId, PRINTER_REMOVED],
      ),
    );
    for (const { id, order_id: orderId, purpose, attempts } of rows) {
      const data = {
        notificationId: id,
        orderId: orderId ?? undefined,
        purpose,
        channel: 'print' as const,
        reason: PRINTER_REMOVED,
        failedAt,
      };
      await this.outbox.append(manager, {
        definition: NotificationFailedV1,
        aggregateId: id,
        aggregateVersion: attempts + 1,
        data,
      });
    }
  }
}
