import { randomUUID } from 'node:crypto';
import { OrderPlacedV1 } from '@chalkboard/contracts';
import { StandInCollector } from '@chalkboard/tools/platform/testing.mjs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { currentContext, inSpan, Outbox, SpanKind, startTracing, type StopTracing } from '../src';
import { TestPlatform, waitFor } from '../src/testing';
import { orderPlaced, startHearer, startPublisher } from './a-service';

describe('traces across the broker, with a real Postgres and a real JetStream', () => {
  let platform: TestPlatform;
  let collector: StandInCollector;
  let stopTracing: StopTracing;
  let publisher: NestFastifyApplication;
  let hearer: NestFastifyApplication;
  /** The trace that the consumer's effect saw, by order. */
  const seen = new Map<string, string>();

  beforeAll(async () => {
    [platform, collector] = await Promise.all([TestPlatform.start(), StandInCollector.start()]);
    stopTracing = await startTracing({
      service: 'test',
      endpoint: collector.endpoint,
      ratio: 1,
      warn: () => undefined,
    });
    publisher = await startPublisher(platform);
    hearer = await startHearer(platform, async (event, manager) => {
      seen.set(event.data.orderId, currentContext().traceparent);
      await manager.query('SELECT $1::text', [event.data.orderId]);
    });
  });
  afterAll(async () => {
    await hearer.close();
    await publisher.close();
    await stopTracing();
    await collector.stop();
    await platform.stop();
  });

  function append(orderId: string): Promise<void> {
    return publisher.get(DataSource).transaction((manager) =>
      publisher.get(Outbox).append(manager, {
        definition: OrderPlacedV1,
        aggregateId: orderId,
        aggregateVersion: 1,
        data: orderPlaced(orderId),
      }),
    );
  }

  it('are one from what writes an event to what its consumer does, statements included', async () => {
    const orderId = randomUUID();
    let traceId = '';
    await inSpan('place an order', { kind: SpanKind.SERVER, parent: '' }, async () => {
      traceId = currentContext().traceparent.split('-')[1]!;
      await append(orderId);
    });
    await waitFor('the event to be handled', () => seen.has(orderId));
    expect(seen.get(orderId)!.split('-')[1]).toBe(traceId);
    // What is around the handler ends after it, and is sent with the next batch.
    await waitFor('the handling to be told', () =>
      collector.of(traceId).some(({ name }) => name === 'process ordering.order.placed.v1'),
    );
    await stopTracing();
    const spans = collector.of(traceId);
    const parents = Object.fromEntries(
      spans.map(({ name, parentSpanId }) => [name, spans.find(({ spanId }) => spanId === parentSpanId)?.name]),
    );
    expect(parents).toMatchObject({
      'place an order': undefined,
      'INSERT outbox': 'place an order',
      COMMIT: expect.any(String),
      'publish ordering.order.placed.v1': 'place an order',
      'process ordering.order.placed.v1': 'publish ordering.order.placed.v1',
      'INSERT inbox': 'process ordering.order.placed.v1',
    });
    // What the statements carried stands in none of them.
    expect(collector.received).not.toContain(orderId);
    expect(collector.received).not.toContain('Margherita');
  });

  it('are none where nothing asked for them: polling, and retention', () => {
    expect(
      collector.spans.filter(({ parentSpanId, name }) => parentSpanId === undefined && name !== 'place an order'),
    ).toEqual([]);
  });

  it('cost nothing and change nothing where they are off', async () => {
    const orderId = randomUUID();
    const before = collector.spans.length;
    await append(orderId);
    await waitFor('the event to be handled', () => seen.has(orderId));
    expect(seen.get(orderId)).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(collector.spans).toHaveLength(before);
  });
});
