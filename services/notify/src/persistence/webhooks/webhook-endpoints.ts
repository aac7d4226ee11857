import { randomUUID } from 'node:crypto';
import { WEBHOOK_LIMITS, type AddWebhookRequest, type WebhookEndpoint } from '@chalkboard/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotifyError } from '../../domain/notify.errors';
import { newWebhookSecret } from '../../domain/webhooks/webhook-signing';
import { WebhookEndpointEntity } from './webhook.entities';

interface OwnEndpoint {
  readonly businessId: string;
  readonly endpointId: string;
}

/** Where programs of businesses take messages. */
@Injectable()
export class WebhookEndpoints {
  constructor(private readonly dataSource: DataSource) {}

  /** Oldest first. */
  async list(businessId: string, now: Date): Promise<WebhookEndpoint[]> {
    const rows = await this.dataSource.manager.find(WebhookEndpointEntity, {
      where: { businessId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return rows.map((row) => viewOf(row, now));
  }

  /** @throws NotifyError `notify.webhook_not_found`, also for one of another business */
  async find({ businessId, endpointId }: OwnEndpoint): Promise<WebhookEndpointEntity> {
    return found(await this.dataSource.manager.findOneBy(WebhookEndpointEntity, { id: endpointId, businessId }));
  }

  /** @returns undefined for one that was removed meanwhile */
  async businessOf(endpointId: string): Promise<string | undefined> {
    return (await this.dataSource.manager.findOneBy(WebhookEndpointEntity, { id: endpointId }))?.businessId;
  }

  /** @throws NotifyError `notify.too_many_webhooks` */
  add(
    businessId: string,
    { url, events }: AddWebhookRequest,
    now: Date,
  ): Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }> {
    return this.dataSource.transaction(async (manager) => {
      // Two that are added at once are counted one after the other.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks ${businessId}`]);
      if ((await manager.countBy(WebhookEndpointEntity, { businessId })) >= WEBHOOK_LIMITS.maxEndpoints)
        throw new NotifyError(
          'notify.too_many_webhooks',
          `A business has at most ${WEBHOOK_LIMITS.maxEndpoints} webhooks. Please remove one first.`,
        );
      const row = manager.create(WebhookEndpointEntity, {
        id: randomUUID(),
        businessId,
        url,
        events,
        secret: newWebhookSecret(),
        previousSecret: null,
        previousSecretUntil: null,
        goneAt: null,
        leaseUntil: null,
        createdAt: now,
      });
      await manager.insert(WebhookEndpointEntity, row);
      return { endpoint: viewOf(row, now), secret: row.secret };
    });
  }

  /** @throws NotifyError `notify.webhook_not_found` */
  async remove({ businessId, endpointId }: OwnEndpoint): Promise<void> {
    const { affected } = await this.dataSource.manager.delete(WebhookEndpointEntity, { id: endpointId, businessId });
    if (!affected) throw webhookNotFound();
  }

  /** A new secret; the one before signs as well for a day. @throws NotifyError `notify.webhook_not_found` */
  rotate(
    { businessId, endpointId }: OwnEndpoint,
    now: Date,
  ): Promise<{ readonly endpoint: WebhookEndpoint; readonly secret: string }> {
    return this.dataSource.transaction(async (manager) => {
      const row = found(
        await manager.findOne(WebhookEndpointEntity, {
          where: { id: endpointId, businessId },
          lock: { mode: 'pessimistic_write' },
        }),
      );
      const changes = {
        secret: newWebhookSecret(),
        previousSecret: row.secret,
        previousSecretUntil: new Date(now.getTime() + WEBHOOK_LIMITS.previousSecretMs),
      };
      await manager.update(WebhookEndpointEntity, { id: endpointId }, changes);
      return { endpoint: viewOf({ ...row, ...changes }, now), secret: changes.secret };
    });
  }
}

function found(row: WebhookEndpointEntity | null): WebhookEndpointEntity {
  if (!row) throw webhookNotFound();
  return row;
}

function webhookNotFound(): NotifyError {
  return new NotifyError('notify.webhook_not_found', 'There is no such webhook. It may have been removed already.');
}

function viewOf(
  { id, url, events, createdAt, previousSecretUntil, goneAt }: WebhookEndpointEntity,
  now: Date,
): WebhookEndpoint {
  return {
    id,
    url,
    events,
    createdAt: createdAt.toISOString(),
    previousSecretUntil: previousSecretUntil && previousSecretUntil > now ? previousSecretUntil.toISOString() : null,
    goneAt: goneAt?.toISOString() ?? null,
  };
}
