import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@chalkboard/contracts';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import type { NewMessage } from '../domain/notification';
import { eachAlone } from './notification-queue';

const NOBODY = {} as EntityManager;

function published(subject: string, aggregateversion: number): { event: EventEnvelope; prepared: undefined } {
  const event: EventEnvelope = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/ordering',
    type: 'ordering.order.status-changed.v1',
    subject,
    time: '2026-03-01T12:00:00Z',
    datacontenttype: 'application/json',
    aggregateversion,
    correlationid: 'r',
    data: {},
  };
  return { event, prepared: undefined };
}

it('events are written order by order, whoever was heard first, and each gives its own messages', async () => {
  const nameOf = ({ subject, aggregateversion }: EventEnvelope) => `${subject}${aggregateversion}`;
  const sequence: string[] = [];
  const write = eachAlone<z.ZodType, undefined>(async ({ event }) => {
    sequence.push(nameOf(event));
    return [{ body: nameOf(event) } as NewMessage];
  });
  const written = await write([published('b', 2), published('a', 3), published('b', 1), published('a', 4)], NOBODY);
  // Those of one order stay as they came.
  expect(sequence).toEqual(['a3', 'a4', 'b2', 'b1']);
  expect(written.map(([message]) => message?.body)).toEqual(['b2', 'a3', 'b1', 'a4']);
});
