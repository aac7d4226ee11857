import { RETENTION } from '@chalkboard/contracts';
import { countOf, logRemoval, RetentionSweep } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const SETTLED = "status IN ('sent', 'failed')";

/** Rows of a table that go: those older than `keepMs` by the condition, in which $1 is the instant. */
const REMOVED = [
  { table: 'notifications', where: `created_at < $1 AND ${SETTLED}`, keepMs: RETENTION.ordersMs },
  { table: 'outbox_messages', where: 'created_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'inbound_messages', where: 'received_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'calls', where: 'created_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'drills', where: 'created_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'webhook_deliveries', where: 'created_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'order_states', where: 'changed_at < $1', keepMs: RETENTION.messageContentMs },
  { table: 'daily_counts', where: 'day < $1', keepMs: 2 * DAY_MS },
  { table: 'texted_numbers', where: 'day < $1', keepMs: DAY_MS },
  { table: 'texted_counts', where: 'day < $1', keepMs: 2 * DAY_MS },
  { table: 'dish_choices', where: 'named_at < $1', keepMs: DAY_MS },
  { table: 'text_promises', where: 'made_at < $1', keepMs: 2 * DAY_MS },
] as const;

/**
 * Numbers, addresses and texts go from the record of a message. A restaurant's number stays known by its hash: it
 * stands on its menu, and tells that a reply comes from a restaurant. By the hash of anybody else nothing is looked for
 * after this time, and a telephone number is soon found out from its hash: the record's own id takes its place.
 */
const EMPTY = `
  UPDATE notifications SET destination = NULL, body = NULL, subject = CASE WHEN channel = 'email' THEN '' END,
    destination_hash = CASE WHEN audience = 'restaurant' THEN destination_hash ELSE id::text END
  WHERE ${oldest('notifications', `created_at < $1 AND ${SETTLED} AND (body IS NOT NULL OR (audience <> 'restaurant' AND destination_hash <> id::text))`)}`;

/** Forgets whom we wrote to and what, once nobody needs it any more. */
@Injectable()
export class MessageRetention extends RetentionSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    await this.attempt();
  }

  /** @returns how many rows lost their content, and how many went, by this instance; several share the work */
  async execute(): Promise<{ emptied: number; removed: number }> {
    const emptied = await this.change('contents of messages', EMPTY, RETENTION.messageContentMs);
    let removed = 0;
    for (const { table, where, keepMs } of REMOVED)
      removed += await this.change(table, `DELETE FROM ${table} WHERE ${oldest(table, where)}`, keepMs);
    if (emptied + removed > 0) this.logger.log(`Emptied ${emptied} old messages and removed ${removed} old records`);
    return { emptied, removed };
  }

  /** Each batch with its row in the log, in one transaction. */
  private change(what: string, statement: string, keepMs: number): Promise<number> {
    const at = this.clock.now();
    const olderThan = new Date(at.getTime() - keepMs);
    return this.inBatches((max) =>
      this.dataSource.transaction(async (manager) => {
        const count = countOf(await manager.query(statement, [olderThan, max]));
        await logRemoval(manager, { what, count, olderThan, at });
        return count;
      }),
    );
  }
}

/** Picks $2 rows that nobody else is at. */
function oldest(table: string, where: string): string {
  return `ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT $2 FOR UPDATE SKIP LOCKED))`;
}
