import { createHash, randomUUID } from 'node:crypto';
import {
  NotifyErasureDoneV1,
  OrderingErasureDoneV1,
  PrivacyCodeRpcV1,
  type ErasureReceipt,
  type EventDefinition,
  type EventEnvelope,
  type PrivacyRequestResponse,
} from '@chalkboard/contracts';
import { streamOf } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { waitFor } from '@chalkboard/service-kit/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { NatsConnection } from 'nats';
import type { Client } from 'pg';
import { CustomerDataStandIn } from './customer-data-stand-in';
import { IdentityUnderTest } from './identity-under-test';
import { startIdentity } from './running-identity';

export const EMAIL = 'quillon@farthingale.example';
/** Words by which the customer would be known. */
export const WORDS = /quillon|farthingale|5550177/i;
export const ORDER_ID = '0b6f2c1e-6a0e-4b7e-9a55-0f6d3d0c7c11';

/** Two instances of identity, and customers who ask what is kept of them. */
export class PrivacyUnderTest {
  readonly app: NestFastifyApplication;
  readonly database: Client;
  readonly nats: NatsConnection;
  /** How much later (ms) both instances believe it is. */
  movedMs = 0;
  private address = 0;

  private constructor(
    private readonly identity: IdentityUnderTest,
    readonly other: NestFastifyApplication,
    readonly others: CustomerDataStandIn,
  ) {
    ({ app: this.app, database: this.database, nats: this.nats } = identity);
  }

  static async start(): Promise<PrivacyUnderTest> {
    const identity = await IdentityUnderTest.start();
    const others = await CustomerDataStandIn.start(identity.platform);
    return new PrivacyUnderTest(identity, await startIdentity(identity.platform), others);
  }

  async stop(): Promise<void> {
    await this.other.close();
    await this.others.stop();
    await this.identity.stop();
  }

  /** Nothing is kept of anybody, it is now, and the next calls come from another address. */
  async reset(): Promise<void> {
    this.others.reset();
    this.movedMs = 0;
    this.address++;
    for (const each of [this.app, this.other])
      jest.spyOn(each.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + this.movedMs));
    await this.database.query(
      'TRUNCATE contact_messages, referrals, referrers, reviews, review_summaries, submission_counts, privacy_requests CASCADE',
    );
    await this.database.query('DELETE FROM retention_log');
  }

  async call(
    method: string,
    path: string,
    {
      body,
      cookie = '',
      at = this.app,
      visitor = 'A',
    }: { body?: unknown; cookie?: string; at?: NestFastifyApplication; visitor?: string } = {},
  ): Promise<Response> {
    return fetch(`${await at.getUrl()}/api/privacy${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        cookie: [`visitor=${visitor.repeat(43)}`, cookie].join('; '),
        'x-forwarded-for': `203.0.113.${this.address}`,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** Asks identity as another service does. */
  ask(subject: string, request: unknown): Promise<Record<string, unknown>> {
    return this.identity.eventReader.ask(subject, request);
  }

  async begun(contact: string): Promise<PrivacyRequestResponse> {
    const response = await this.call('POST', '/requests', { body: { contact } });
    expect(response.status).toBe(202);
    return (await response.json()) as PrivacyRequestResponse;
  }

  async codeOf(requestId: string): Promise<string> {
    return ((await this.ask(PrivacyCodeRpcV1.subject, { requestId })).message as { code: string }).code;
  }

  prove(requestId: string, code: string, at?: NestFastifyApplication): Promise<Response> {
    return this.call('POST', `/requests/${requestId}/code`, { body: { code }, at });
  }

  /** @returns the cookie of who has proved it, and the request */
  async proved(contact: string): Promise<{ requestId: string; cookie: string }> {
    const { requestId } = await this.begun(contact);
    const response = await this.prove(requestId, await this.codeOf(requestId));
    expect(response.status).toBe(204);
    const [cookie] = response.headers.getSetCookie().filter((set) => set.startsWith('privacy='));
    for (const part of ['; Path=/api/privacy;', '; HttpOnly', '; SameSite=Strict']) expect(cookie).toContain(part);
    return { requestId, cookie: cookie!.split(';')[0]! };
  }

  async erased(contact: string): Promise<{ requestId: string; cookie: string; receipt: string }> {
    const { requestId, cookie } = await this.proved(contact);
    const response = await this.call('POST', '/erasures', { body: {}, cookie });
    expect(response.status).toBe(202);
    return { requestId, cookie, receipt: ((await response.json()) as { receipt: string }).receipt };
  }

  async receiptOf(receipt: string): Promise<ErasureReceipt> {
    return (await (await this.call('GET', `/erasures/${receipt}`)).json()) as ErasureReceipt;
  }

  /** Ordering publishes that it is done with a part of an erasure. @param id the same for an event that comes again */
  ordersErased(requestId: string, part: number, more: object = {}, id?: string): Promise<void> {
    const requestedAt = new Date().toISOString();
    const data = { counts: { orders: 1 }, requestedAt, orderIds: [ORDER_ID], waiting: [], ...more };
    return this.publish(OrderingErasureDoneV1, 'ordering', requestId, part, data, id);
  }

  /** Notify publishes that it is done with a part of an erasure. @param id the same for an event that comes again */
  messagesErased(requestId: string, part: number, id?: string): Promise<void> {
    return this.publish(NotifyErasureDoneV1, 'notify', requestId, part, { counts: { messages: 4 } }, id);
  }

  /** All rows of all tables, as text. */
  async kept(): Promise<string> {
    const { rows: tables } = await this.database.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'",
    );
    const parts: string[] = [];
    // One after the other: they share one connection.
    for (const { name } of tables)
      parts.push(JSON.stringify((await this.database.query(`SELECT * FROM ${name}`)).rows));
    return parts.join('\n');
  }

  /** All events of identity, oldest first. */
  async published(): Promise<EventEnvelope[]> {
    const manager = await this.nats.jetstreamManager();
    const { state } = await manager.streams.info(streamOf('identity'));
    const events: EventEnvelope[] = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq++)
      events.push((await manager.streams.getMessage(streamOf('identity'), { seq })).json<EventEnvelope>());
    return events;
  }

  async review(more: Record<string, unknown> = {}): Promise<void> {
    const row = {
      id: randomUUID(),
      customer_name: 'Quillon F.',
      email: null,
      order_id: null,
      is_published: false,
      share_id: null,
      comment: 'Good, says Quillon',
      ...more,
    };
    await this.database.query(
      `INSERT INTO reviews (id, customer_name, email, restaurant_name, rating, comment, share_id, order_id, status, is_published, transcript_state, created_at)
       VALUES ($1, $2, $3, 'Trattoria', 4, $7, $4, $5, 'approved', $6, 'none', now())`,
      [row.id, row.customer_name, row.email, row.share_id, row.order_id, row.is_published, row.comment],
    );
  }

  /** A published review by somebody else, which these browsers find helpful. @returns its id */
  async voted(...visitors: string[]): Promise<string> {
    const id = randomUUID();
    await this.review({ id, customer_name: 'Grace', email: 'grace@example.com', comment: 'Fine', is_published: true });
    for (const visitor of visitors) {
      const response = await fetch(`${await this.app.getUrl()}/api/reviews/${id}/vote`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `visitor=${visitor.repeat(43)}` },
        body: '{"vote":"helpful"}',
      });
      expect(response.status).toBe(200);
    }
    return id;
  }

  /** The customer wrote to the platform. */
  async written(): Promise<void> {
    await this.database.query(
      `INSERT INTO contact_messages (id, name, email, category, message, received_at) VALUES (gen_random_uuid(), 'Quillon', 'Quillon@Farthingale.example', 'general', 'Hello', now())`,
    );
  }

  private async publish(
    { type }: EventDefinition,
    source: string,
    requestId: string,
    part: number,
    data: object,
    id: string = randomUUID(),
  ): Promise<void> {
    const envelope: EventEnvelope = {
      specversion: '1.0',
      id,
      source: `/services/${source}`,
      type,
      subject: requestId,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      aggregateversion: part,
      correlationid: randomUUID(),
      data: { requestId, part, doneAt: new Date().toISOString(), ...data },
    };
    await this.nats.jetstream().publish(type, JSON.stringify(envelope));
    await waitFor(
      'the event to be handled',
      async () => (await this.database.query('SELECT 1 FROM inbox WHERE event_id = $1', [id])).rowCount,
    );
  }
}

export const hashOfVisitor = (visitor: string): string => createHash('sha256').update(visitor.repeat(43)).digest('hex');
