import { randomUUID } from 'node:crypto';
import { WEBHOOK_LIMITS, type AddWebhookRequest, type WebhookEndpoint } from '@chalkboard/contracts';
import { countOf, rowsOf, SecretSeal, UnknownSealKeyError } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { NotifyError } from '../../domain/notify.errors';
import { newWebhookSecret } from '../../domain/webhooks/webhook-signing';
import { WebhookEndpointEntity } from './webhook.entities';

interface OwnEndpoint {
  readonly businessId: string;
  readonly endpointId: string;
}

const KeptRow = z.object({ id: z.string(), secret: z.string(), previousSecret: z.string().nullable() });

/** Where programs of businesses take messages. Each secret is sealed for its endpoint. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seal: SecretSeal,
  ) {}

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
      const [id, secret] = [randomUUID(), newWebhookSecret()];
      const row = manager.create(WebhookEndpointEntity, {
        id,
        businessId,
        url,
        events,
        sealedSecret: this.seal.seal(secret, id),
        sealedPreviousSecret: null,
        secret: null,
        previousSecret: null,
        previousSecretUntil: null,
        goneAt: null,
        leaseUntil: null,
        createdAt: now,
      });
      await manager.insert(WebhookEndpointEntity, row);
      return { endpoint: viewOf(row, now), secret };
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
      const secret = newWebhookSecret();
      const changes = {
        sealedSecret: this.seal.seal(secret, endpointId),
        sealedPreviousSecret: row.sealedSecret ?? (row.secret && this.seal.seal(row.secret, endpointId)),
        secret: null,
        previousSecret: null,
        previousSecretUntil: new Date(now.getTime() + WEBHOOK_LIMITS.previousSecretMs),
      };
      await manager.update(WebhookEndpointEntity, { id: endpointId }, changes);
      return { endpoint: viewOf({ ...row, ...changes }, now), secret };
    });
  }

  /**
   * Seals what the key of today has not sealed: secrets of before, and those of the key before it.
   * @returns how many endpoints were sealed, and of how many no key here opens the secret
   */
  async sealAnew(): Promise<{ readonly sealed: number; readonly unopened: number }> {
    const [current] = this.seal.keyIds;
    const rows = rowsOf(
      KeptRow,
      await this.dataSource.query(
        `SELECT id, coalesce(sealed_secret, secret) AS secret, coalesce(sealed_previous_secret, previous_secret) AS "previousSecret"
         FROM webhook_endpoints WHERE num_nonnulls(secret, previous_secret) > 0
           OR split_part(sealed_secret, '.', 2) <> $1 OR split_part(sealed_previous_secret, '.', 2) <> $1`,
        [current],
      ),
    );
    let [sealed, unopened] = [0, 0];
    for (const { id, secret, previousSecret } of rows) {
      const anew = this.sealedAnew(secret, id);
      if (anew === undefined) {
        unopened++;
        continue;
      }
      // One that no key opens signs nothing, and goes with the next rotation.
      const previousAnew = previousSecret && (this.sealedAnew(previousSecret, id) ?? previousSecret);
      // Another instance may do it at the same time, or its owner may have asked for another secret.
      sealed += countOf(
        await this.dataSource.query(
          `UPDATE webhook_endpoints SET sealed_secret = $2, sealed_previous_secret = $3, secret = NULL, previous_secret = NULL
           WHERE id = $1 AND coalesce(sealed_secret, secret) = $4`,
          [id, anew, previousAnew, secret],
        ),
      );
    }
    return { sealed, unopened };
  }

  /** @returns undefined where no key here opens it */
  private sealedAnew(kept: string, endpointId: string): string | undefined {
    if (this.seal.isCurrent(kept)) return kept;
    try {
      return this.seal.seal(this.seal.open(kept, endpointId), endpointId);
    } catch (error) {
      if (error instanceof UnknownSealKeyError) return undefined;
      throw error;
    }
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
