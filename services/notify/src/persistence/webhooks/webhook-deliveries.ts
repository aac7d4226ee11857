import { WEBHOOK_EVENTS, WEBHOOK_FAULTS, WEBHOOK_STATUSES, type WebhookDelivery } from '@chalkboard/contracts';
import { countOf, rowsOf, SecretSeal } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isGone, type AfterAttempt, type SentOutcome } from '../../domain/webhooks/webhook-attempts';

/** How long the news of a change waits for that of the order itself, which comes by another consumer. */
const WAITS_FOR_ORDER_MS = 3000;

/** $4: the keys that open secrets here. */
const OPENS = `(e.sealed_secret IS NULL OR split_part(e.sealed_secret, '.', 2) = ANY ($4))`;

/** $2: now, $3: since when a change has waited long enough for its order. */
const DUE = `
  d.endpoint_id = e.id AND d.status = 'pending' AND d.next_attempt_at <= $2
  AND NOT EXISTS (
    SELECT FROM webhook_deliveries AS earlier
    WHERE earlier.endpoint_id = d.endpoint_id AND earlier.subject = d.subject AND earlier.version < d.version AND earlier.status = 'pending'
  )
  AND (
    d.type NOT IN ('order.status_changed', 'order.corrected') OR d.created_at <= $3 OR 'order.placed' <> ALL (e.events)
    OR EXISTS (SELECT FROM webhook_deliveries AS first WHERE first.endpoint_id = d.endpoint_id AND first.subject = d.subject AND first.type = 'order.placed')
  )`;

const ClaimedRow = z.object({
  id: z.string(),
  endpointId: z.string(),
  url: z.string(),
  /** As it is kept: sealed. */
  secret: z.string(),
  previousSecret: z.string().nullable(),
  previousSecretUntil: z.date().nullable(),
  body: z.string(),
  attempts: z.int(),
});
export type ClaimedWebhook = z.infer<typeof ClaimedRow>;

const LogRow = z.object({
  seq: z.int(),
  id: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  subject: z.string(),
  status: z.enum(WEBHOOK_STATUSES),
  attempts: z.int(),
  created_at: z.date(),
  last_attempt_at: z.date().nullable(),
  next_attempt_at: z.date().nullable(),
  answer: z.int().nullable(),
  fault: z.enum(WEBHOOK_FAULTS).nullable(),
});
const Locked = z.object({ id: z.string() });

/** Messages for programs: what is due, what came of it, and the log. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seal: SecretSeal,
  ) {}

  /**
   * Takes messages to send: one for each endpoint that nobody is sending to, so that a slow one holds up no other.
   * Messages wait where no key here opens the secret of their endpoint.
   * @param leaseMs after which another instance may send
   */
  async claim(limit: number, leaseMs: number, now: Date): Promise<ClaimedWebhook[]> {
    const waited = new Date(now.getTime() - WAITS_FOR_ORDER_MS);
    return this.dataSource.transaction(async (manager) => {
      const free = rowsOf(
        Locked,
        await manager.query(
          `SELECT e.id FROM webhook_endpoints AS e
           WHERE e.gone_at IS NULL AND (e.lease_until IS NULL OR e.lease_until <= $2) AND ${OPENS} AND EXISTS (SELECT FROM webhook_deliveries AS d WHERE ${DUE})
           LIMIT $1 FOR UPDATE OF e SKIP LOCKED`,
          [limit, now, waited, this.seal.keyIds],
        ),
      );
      if (free.length === 0) return [];
      // A statement of its own: what the one before had not seen yet, it sees.
      const claimed = rowsOf(
        ClaimedRow,
        await manager.query(
          `SELECT due.id, e.id AS "endpointId", e.url, coalesce(e.sealed_secret, e.secret) AS secret,
             CASE WHEN split_part(e.sealed_previous_secret, '.', 2) = ANY ($4) THEN e.sealed_previous_secret ELSE e.previous_secret END AS "previousSecret",
             e.previous_secret_until AS "previousSecretUntil", due.body, due.attempts
           FROM webhook_endpoints AS e CROSS JOIN LATERAL (
             SELECT d.id, d.body, d.attempts FROM webhook_deliveries AS d WHERE ${DUE} ORDER BY d.next_attempt_at, d.seq LIMIT 1
           ) AS due WHERE e.id = ANY ($1)`,
          [free.map(({ id }) => id), now, waited, this.seal.keyIds],
        ),
      );
      await manager.query('UPDATE webhook_endpoints SET lease_until = $2 WHERE id = ANY ($1)', [
        claimed.map(({ endpointId }) => endpointId),
        new Date(now.getTime() + leaseMs),
      ]);
      return claimed;
    });
  }

  /** Records an attempt and frees the endpoint. */
  async settle(
    { id, endpointId }: Pick<ClaimedWebhook, 'id' | 'endpointId'>,
    outcome: SentOutcome,
    { status, nextAttemptAt }: AfterAttempt,
    at: Date,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // The endpoint first: who removes one locks it before its messages, and neither waits for the other for ever.
      await manager.query(
        'UPDATE webhook_endpoints SET lease_until = NULL, gone_at = CASE WHEN $2 THEN $3::timestamptz ELSE gone_at END WHERE id = $1',
        [endpointId, isGone(outcome), at],
      );
      await manager.query(
        `UPDATE webhook_deliveries SET status = $2, attempts = attempts + 1, last_attempt_at = $3, next_attempt_at = $4, answer = $5, fault = $6
         WHERE id = $1`,
        [id, status, at, nextAttemptAt ?? null, outcome.answer ?? null, outcome.delivered ? null : outcome.fault],
      );
    });
  }

  /** Newest first. @param before of this place in the log; absent: from the newest on */
  async list(
    endpointId: string,
    before: number | undefined,
    limit: number,
  ): Promise<{ readonly deliveries: WebhookDelivery[]; readonly next: number | undefined }> {
    const rows = rowsOf(
      LogRow,
      await this.dataSource.query(
        `SELECT seq, id, type, subject, status, attempts, created_at, last_attempt_at, next_attempt_at, answer, fault
         FROM webhook_deliveries WHERE endpoint_id = $1 AND ($2::bigint IS NULL OR seq < $2::bigint) ORDER BY seq DESC LIMIT $3`,
        [endpointId, before ?? null, limit + 1],
      ),
    );
    const page = rows.slice(0, limit);
    return { deliveries: page.map(toDelivery), next: rows.length > limit ? page.at(-1)?.seq : undefined };
  }

  /** Makes a message due again, from the first attempt on. @returns whether there is one */
  async replay(endpointId: string, id: string, now: Date): Promise<boolean> {
    const found = countOf(
      await this.dataSource.query(
        `UPDATE webhook_deliveries SET status = 'pending', attempts = 0, next_attempt_at = $3, fault = NULL, answer = NULL
         WHERE endpoint_id = $1 AND id = $2`,
        [endpointId, id, now],
      ),
    );
    // Its owner says that it is there again.
    if (found > 0)
      await this.dataSource.query('UPDATE webhook_endpoints SET gone_at = NULL WHERE id = $1', [endpointId]);
    return found > 0;
  }
}

/** As receivers know a message. */
export function messageIdOf(id: string): string {
  return `msg_${id}`;
}

function toDelivery(row: z.infer<typeof LogRow>): WebhookDelivery {
  const { id, type, subject, status, attempts, answer, fault } = row;
  return {
    id: messageIdOf(id),
    type,
    subject,
    status,
    attempts,
    answer,
    fault,
    createdAt: row.created_at.toISOString(),
    lastAttemptAt: row.last_attempt_at?.toISOString() ?? null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  };
}
