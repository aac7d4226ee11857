import { randomBytes, randomUUID } from 'node:crypto';
import type { AddedWebhook } from '@chalkboard/contracts';
import { AesSecretSeal } from '@chalkboard/service-kit';
import { waitFor } from '@chalkboard/service-kit/testing';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { SealWebhookSecretsHandler } from '../src/features/seal-webhook-secrets.handler';
import { WebhookDeliveries as WebhookDeliveryStore } from '../src/persistence/webhooks/webhook-deliveries';
import { Neighbours, orderPlaced, SECRETS_KEY, startNotify } from './running-notify';
import { RunningWithWebhooks, TO_LOOPBACK } from './running-with-webhooks';
import { verified, WebhookReceiver } from './webhook-receiver';

const OTHER_KEY = 'another key for tests, and for tests alone';
const sealBy = (current: string) => new AesSecretSeal({ current, purpose: 'secrets of webhooks' });

describe('secrets of webhooks at rest, with a real Postgres and NATS', () => {
  let running: RunningWithWebhooks;
  let neighbours: Neighbours;
  let app: NestFastifyApplication;
  let database: Client;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    running = await RunningWithWebhooks.start();
    ({ neighbours, app, database } = running);
  });
  afterAll(() => running.stop());
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.query('DELETE FROM webhook_endpoints');
    await receiver.stop();
  });

  /** A business with a webhook whose secret its owner can replace. */
  const business = async () => {
    const { endpoint, path, owner, ...rest } = await running.business(receiver.url, ['order.placed']);
    const rotate = async () => {
      const answer = await running.call('POST', `${path}/${endpoint.id}/secret`, owner, {});
      return ((await answer.json()) as AddedWebhook).secret;
    };
    return { ...rest, endpointId: endpoint.id, rotate };
  };
  const rowOf = async (endpointId: string) => {
    const { rows } = await database.query<{ sealed_secret: string | null; secret: string | null; whole: string }>(
      'SELECT sealed_secret, secret, to_jsonb(e)::text AS whole FROM webhook_endpoints AS e WHERE id = $1',
      [endpointId],
    );
    return rows[0]!;
  };
  /** As a build from before has it. */
  const keepInClear = (endpointId: string, secret: string) =>
    database.query('UPDATE webhook_endpoints SET secret = $2, sealed_secret = NULL WHERE id = $1', [
      endpointId,
      secret,
    ]);

  it('shows nothing of a secret in its row, and signs by it', async () => {
    const { endpointId, shareId, secret, rotate } = await business();
    expect((await rowOf(endpointId)).whole).not.toContain(secret.replace('whsec_', ''));
    const next = await rotate();
    const { whole } = await rowOf(endpointId);
    for (const each of [secret, next]) expect(whole).not.toContain(each.replace('whsec_', ''));
    await neighbours.publishOrder(orderPlaced({ shareId }));
    const [message] = await receiver.arrived(1);
    for (const each of [secret, next]) verified(message!, each);
  });

  it('signs by what was kept in clear, and seals it', async () => {
    const { endpointId, shareId, secret } = await business();
    await keepInClear(endpointId, secret);
    await neighbours.publishOrder(orderPlaced({ shareId }));
    verified((await receiver.arrived(1))[0]!, secret);

    await app.get(SealWebhookSecretsHandler).execute();
    const sealed = await rowOf(endpointId);
    expect(sealed.secret).toBeNull();
    expect(sealed.whole).not.toContain(secret.replace('whsec_', ''));
    await neighbours.publishOrder(orderPlaced({ shareId }));
    verified((await receiver.arrived(2))[1]!, secret);
  });

  it('leaves a build from before no secret to sign by, and refuses one that it writes beside a sealed one', async () => {
    const { endpointId, secret } = await business();
    expect((await rowOf(endpointId)).secret).toBeNull();
    await expect(
      database.query(
        `UPDATE webhook_endpoints SET secret = $2, previous_secret = secret, previous_secret_until = now() WHERE id = $1`,
        [endpointId, secret],
      ),
    ).rejects.toThrow('webhook_endpoints_one_secret');
  });

  it('turns to another key at a start, and an instance that has the former one alone sends nothing', async () => {
    const { endpointId, shareId, secret } = await business();
    const turned = await startNotify(running.platform, {
      ...TO_LOOPBACK,
      WEBHOOK_SECRETS_KEY: OTHER_KEY,
      WEBHOOK_SECRETS_KEY_BEFORE: SECRETS_KEY,
    });
    try {
      expect(sealBy(OTHER_KEY).isCurrent((await rowOf(endpointId)).sealed_secret!)).toBe(true);
      await neighbours.publishOrder(orderPlaced({ shareId }));
      verified((await receiver.arrived(1))[0]!, secret);
    } finally {
      await turned.close();
    }
  });

  it('lets messages wait and says what to do where no key opens the secret, until the owner has a new one', async () => {
    const { endpointId, shareId, secret, rotate, log } = await business();
    await database.query('UPDATE webhook_endpoints SET sealed_secret = $2 WHERE id = $1', [
      endpointId,
      sealBy(OTHER_KEY).seal(secret, endpointId),
    ]);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await app.get(SealWebhookSecretsHandler).execute();
    expect(logged).toHaveBeenCalledWith(
      expect.stringMatching(/WEBHOOK_SECRETS_KEY is not the key that has sealed the secrets of 1 webhooks/),
    );
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('the message is queued', async () => (await log()).length === 1);
    expect(await app.get(WebhookDeliveryStore).claim(10, 1000, new Date())).toEqual([]);
    expect(await log()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    expect(receiver.received).toEqual([]);

    const next = await rotate();
    // The next order wakes the instance.
    await neighbours.publishOrder(orderPlaced({ shareId }));
    for (const message of await receiver.arrived(2)) verified(message, next);
  });

  it('sends nothing where a sealed secret is that of another endpoint', async () => {
    const { endpointId, shareId, log } = await business();
    await database.query('UPDATE webhook_endpoints SET sealed_secret = $2 WHERE id = $1', [
      endpointId,
      sealBy(SECRETS_KEY).seal(`whsec_${randomBytes(32).toString('base64')}`, randomUUID()),
    ]);
    const logged = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await neighbours.publishOrder(orderPlaced({ shareId }));
    await waitFor('it is said', () => logged.mock.calls.some(([message]) => String(message).includes('for another')));
    expect(await log()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    expect(receiver.received).toEqual([]);
  });
});
