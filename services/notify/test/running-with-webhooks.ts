import { randomUUID } from 'node:crypto';
import {
  WEBHOOK_EVENTS,
  type AddedWebhook,
  type MenuSnapshot,
  type WebhookDeliveries,
  type WebhookEndpoint,
} from '@chalkboard/contracts';
import { TokenVerifier } from '@chalkboard/service-kit';
import { StandInAuthority, type TestPlatform, waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Client } from 'pg';
import { menuSnapshot, Neighbours, notifyPlatform, startNotify } from './running-notify';

/** Notify that sends webhooks to programs on this machine. */
export const TO_LOOPBACK = { LOCAL_OUTBOX: '1', DAILY_MESSAGE_LIMIT: '1000', WEBHOOKS_TO_LOOPBACK: '1' };

/** A business with a menu that notify knows, its owner, and a webhook. */
export interface BusinessWithWebhook {
  readonly businessId: string;
  readonly shareId: string;
  readonly menu: MenuSnapshot;
  /** The headers of a call of its owner. */
  readonly owner: { readonly cookie: string };
  /** Where the webhooks of the business are. */
  readonly path: string;
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
  readonly log: () => Promise<WebhookDeliveries['deliveries']>;
}

/** Notify on a platform of its own, with owners who add webhooks. */
export class RunningWithWebhooks {
  private constructor(
    readonly platform: TestPlatform,
    readonly neighbours: Neighbours,
    readonly authority: StandInAuthority,
    readonly app: NestFastifyApplication,
    readonly database: Client,
  ) {}

  static async start(): Promise<RunningWithWebhooks> {
    const platform = await notifyPlatform();
    const neighbours = await Neighbours.start(platform);
    const authority = await StandInAuthority.start(neighbours.nats);
    await neighbours.answerTickets();
    const app = await startNotify(platform, TO_LOOPBACK);
    const database = await platform.connectDatabase('notify');
    await waitFor('the keys', () => app.get(TokenVerifier).knows(authority.keyId));
    return new RunningWithWebhooks(platform, neighbours, authority, app, database);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.neighbours.stop();
    await this.database.end();
    await this.platform.stop();
  }

  async call(method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
    return fetch(`${await this.app.getUrl()}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** A new business. @param url where its webhook goes */
  async business(url: string, events: readonly string[] = WEBHOOK_EVENTS): Promise<BusinessWithWebhook> {
    const [businessId, shareId] = [randomUUID(), randomUUID()];
    const owner = { cookie: await this.authority.cookie({ businesses: [{ id: businessId, role: 'owner' }] }) };
    const menu = menuSnapshot({ shareId, businessId });
    await this.neighbours.publishMenu(menu);
    await waitFor(
      'the menu is known',
      async () => (await this.database.query('SELECT 1 FROM recipients WHERE share_id = $1', [shareId])).rowCount === 1,
    );
    const path = `/api/notify/businesses/${businessId}/webhooks`;
    const added = await this.call('POST', path, owner, { url, events });
    expect(added.status).toBe(201);
    const { endpoint, secret } = (await added.json()) as AddedWebhook;
    const log = async () => {
      const answer = await this.call('GET', `${path}/${endpoint.id}/deliveries`, owner);
      return ((await answer.json()) as WebhookDeliveries).deliveries;
    };
    return { businessId, shareId, menu, owner, path, endpoint, secret, log };
  }
}
