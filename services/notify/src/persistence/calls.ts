import { CallChangedV1, type CallState, type EventEnvelope } from '@chalkboard/contracts';
import { Outbox, rowsOf, runInContext } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { CALL_LEASE_MS, isNews, NOT_CALLED, STORED_CALL_STATES, type StoredCallState } from '../domain/call';
import { CallEntity } from './call.entity';
import { Drills } from './drills';

const CallRow = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  drill_id: z.string().nullable(),
  state: z.enum(STORED_CALL_STATES),
  version: z.int(),
  attempts: z.int(),
  destination: z.string().nullable(),
  words: z.string().nullable(),
  language: z.string(),
  call_sid: z.string().nullable(),
  causation_id: z.string(),
  correlation_id: z.string(),
  traceparent: z.string().nullable(),
  waits: z.boolean(),
});
export type CallRow = z.infer<typeof CallRow>;

/** `waits`: nobody has answered the order or the drill, as far as it is known here. */
const COLUMNS = `id, order_id, drill_id, state, version, attempts, destination, words, language, call_sid, causation_id, correlation_id, traceparent,
  NOT EXISTS (SELECT 1 FROM order_states WHERE order_states.order_id = calls.order_id AND (status <> 'placed' OR replied_at IS NOT NULL))
    AND NOT EXISTS (SELECT 1 FROM drills WHERE drills.id = calls.drill_id AND answered_at IS NOT NULL) AS waits`;

/** A call as it is first known. `refusal`: why it is not made, in words for the owner. */
export type NewCall = {
  readonly shareId: string;
  readonly destination: string;
  readonly words: string;
  readonly language: string;
  readonly refusal?: string;
} & (
  | { readonly orderId: string; readonly drillId?: undefined }
  | { readonly drillId: string; readonly orderId?: undefined }
);

/** What a call has come to. */
export interface CallChange {
  readonly state: CallState;
  readonly reason?: string;
  readonly callSid?: string;
}

/**
 * Automatic calls: each state with the event that tells it, in one transaction. Of a drill's call only a key is told.
 */
@Injectable()
export class Calls {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly drills: Drills,
    private readonly clock: Clock,
  ) {}

  /** In the event's transaction. What has a call gets no second one. @returns whether one is to be made */
  async add(call: NewCall, cause: EventEnvelope, manager: EntityManager): Promise<boolean> {
    const now = this.clock.now();
    const { orderId, drillId, shareId, destination, words, language, refusal } = call;
    const [row] = rowsOf(
      CallRow,
      await manager.query(
        `INSERT INTO calls (order_id, drill_id, share_id, destination, words, language, state, next_attempt_at, causation_id, correlation_id, traceparent, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9, $10, $7) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
        [
          orderId ?? null,
          drillId ?? null,
          shareId,
          destination,
          words,
          language,
          now,
          cause.id,
          cause.correlationid,
          cause.traceparent ?? null,
        ],
      ),
    );
    if (!row) return false;
    if (refusal === undefined) return true;
    await this.apply(row, { state: 'failed', reason: refusal }, manager);
    return false;
  }

  /** Takes up calls that are due, for this instance alone. */
  async claim(limit: number): Promise<CallRow[]> {
    const now = this.clock.now();
    return rowsOf(
      CallRow,
      await this.dataSource.query(
        `UPDATE calls SET state = 'placing', attempts = attempts + 1, lease_until = $2
         WHERE id IN (SELECT id FROM calls WHERE state = 'pending' AND next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $3 FOR UPDATE SKIP LOCKED)
         RETURNING ${COLUMNS}`,
        [now, new Date(now.getTime() + CALL_LEASE_MS), limit],
      ),
    );
  }

  /**
   * Ends calls of which nobody knows whether they were made: this instance or another crashed, or the provider neither
   * answered nor reported. They are not made again.
   */
  async endUnknown(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const rows = rowsOf(
        CallRow,
        await manager.query(
          `SELECT ${COLUMNS} FROM calls WHERE state = 'placing' AND lease_until <= $1 LIMIT 100 FOR UPDATE OF calls SKIP LOCKED`,
          [this.clock.now()],
        ),
      );
      for (const row of rows) await this.apply(row, { state: 'failed', reason: NOT_CALLED.unknown }, manager);
    });
  }

  /** The provider surely did not take it: it is made later. */
  async putOff(id: string, waitMs: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE calls SET state = 'pending', lease_until = NULL, next_attempt_at = $2 WHERE id = $1 AND state = 'placing'`,
      [id, new Date(this.clock.now().getTime() + waitMs)],
    );
  }

  /** The order or the drill was answered before anybody was called. */
  async withdraw(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE calls SET state = 'withdrawn', lease_until = NULL, destination = NULL, words = NULL WHERE id = $1 AND state = 'placing'`,
      [id],
    );
  }

  /** Records what a call has come to, where that is news. @returns the call as it was asked for; undefined: none */
  async change(
    id: string,
    change: CallChange,
  ): Promise<{ readonly language: string; readonly isDrill: boolean } | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = rowsOf(
        CallRow,
        await manager.query(`SELECT ${COLUMNS} FROM calls WHERE id = $1 FOR UPDATE OF calls`, [id]),
      );
      if (!row || (row.call_sid !== null && change.callSid !== undefined && row.call_sid !== change.callSid))
        return undefined;
      if (isNews(row.state, change.state)) await this.apply(row, change, manager);
      return { language: row.language, isDrill: row.drill_id !== null };
    });
  }

  find(id: string): Promise<CallEntity | null> {
    return this.dataSource.manager.findOneBy(CallEntity, { id });
  }

  private async apply(
    {
      id,
      order_id: orderId,
      drill_id: drillId,
      version,
      causation_id: causationId,
      correlation_id: correlationId,
      traceparent,
    }: CallRow,
    { state, reason, callSid }: CallChange,
    manager: EntityManager,
  ): Promise<void> {
    const now = this.clock.now();
    const isOver = state !== 'calling';
    await manager.query(
      `UPDATE calls SET state = $2, reason = $3, version = version + 1, lease_until = NULL, call_sid = coalesce(call_sid, $4),
         destination = CASE WHEN $5 THEN NULL ELSE destination END, words = CASE WHEN $5 THEN NULL ELSE words END WHERE id = $1`,
      [id, state satisfies StoredCallState, reason ?? null, callSid ?? null, isOver],
    );
    await runInContext({ correlationId, causationId, ...(traceparent && { traceparent }) }, async () => {
      if (drillId !== null && state === 'seen') await this.drills.answer(drillId, 'call', manager);
      if (orderId === null) return;
      await this.outbox.append(manager, {
        definition: CallChangedV1,
        aggregateId: id,
        aggregateVersion: version + 1,
        data: { callId: id, orderId, state, ...(reason !== undefined && { reason }), changedAt: now.toISOString() },
      });
    });
  }
}
