import type { EventEnvelope } from '@chalkboard/contracts';
import { BY_KEYS, countOf, rowsOf, type BatchHandler } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { webhookMessageOf } from '../../domain/webhooks/webhook-message';
import { WebhookSignal } from '../../domain/webhooks/webhook-sender';

const OfMenu = z.object({ shareId: z.string() });

/** Queues messages for programs with the event that causes them, in its transaction. */
@Injectable()
export class WebhookQueue {
  private added = false;

  constructor(
    private readonly signal: WebhookSignal,
    private readonly clock: Clock,
  ) {}

  /** Makes a handler of events also queue what is told of them to programs. */
  following<T extends z.ZodType, P, R>({ handle, ...writer }: BatchHandler<T, P, R>): BatchHandler<T, P, R> {
    return {
      ...writer,
      handle: async (batch, manager) => {
        const results = await handle(batch, manager);
        await this.add(
          batch.map(({ event }) => event),
          manager,
        );
        return results;
      },
    };
  }

  /** @param manager of the transaction that handles the events; `raise` is called once that is committed */
  async add(events: readonly EventEnvelope[], manager: EntityManager): Promise<void> {
    const withEndpoint = await this.withEndpoint(events, manager);
    const messages = withEndpoint.map(webhookMessageOf).filter((message) => message !== undefined);
    if (messages.length === 0) return;
    const queued = countOf(
      await manager.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, event_id, type, subject, version, body, status, created_at, next_attempt_at)
         SELECT gen_random_uuid(), endpoint.id, told.event_id, told.type, told.subject, told.version, told.body, 'pending', $7, $7
         FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[]) AS told (event_id, share_id, type, subject, version, body)
         JOIN recipients ON recipients.share_id = told.share_id
         JOIN webhook_endpoints AS endpoint ON endpoint.business_id = recipients.business_id AND told.type = ANY (endpoint.events)
         ON CONFLICT (endpoint_id, event_id) DO NOTHING RETURNING seq`,
        [
          messages.map(({ eventId }) => eventId),
          messages.map(({ shareId }) => shareId),
          messages.map(({ message }) => message.type),
          messages.map(({ subject }) => subject),
          messages.map(({ version }) => version),
          messages.map(({ message }) => JSON.stringify(message)),
          this.clock.now(),
        ],
      ),
    );
    this.added ||= queued > 0;
  }

  /** Those of the events whose business has an endpoint: few have one, and every order comes by here. */
  private async withEndpoint(events: readonly EventEnvelope[], manager: EntityManager): Promise<EventEnvelope[]> {
    const ofMenus = events.flatMap((event) => {
      const { success, data } = OfMenu.safeParse(event.data);
      return success ? [{ event, shareId: data.shareId }] : [];
    });
    if (ofMenus.length === 0) return [];
    const rows = rowsOf(
      OfMenu,
      await manager.query(
        `SELECT told.share_id AS "shareId" FROM json_array_elements_text($1::json) AS told (share_id) WHERE EXISTS (
           SELECT 1 FROM recipients JOIN webhook_endpoints USING (business_id) WHERE recipients.share_id = told.share_id) ${BY_KEYS}`,
        [JSON.stringify([...new Set(ofMenus.map(({ shareId }) => shareId))])],
      ),
    );
    const found = new Set(rows.map(({ shareId }) => shareId));
    return ofMenus.filter(({ shareId }) => found.has(shareId)).map(({ event }) => event);
  }

  /** Wakes who sends, where anything was queued. */
  raise(): void {
    if (!this.added) return;
    this.added = false;
    this.signal.raise();
  }
}
