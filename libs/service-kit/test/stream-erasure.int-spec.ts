import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deadLetterStreamOf, OrderPlacedV1, streamOf } from '@chalkboard/contracts';
import { headers, type NatsConnection } from 'nats';
import { ensureOwnStreams } from '../src/messaging/streams';
import { StreamErasure } from '../src/messaging/stream-erasure';
import { TestPlatform, waitFor } from '../src/testing';

describe('what a service takes out of its streams, with the rights it has on a real JetStream', () => {
  let platform: TestPlatform;
  let nats: NatsConnection;
  let erasure: StreamErasure;

  beforeAll(async () => {
    platform = await TestPlatform.start();
    nats = await platform.connectNats('ordering');
    await ensureOwnStreams(await nats.jetstreamManager(), 'ordering', 1);
    erasure = new StreamErasure('ordering', nats);
  });
  beforeEach(async () => {
    const all = await platform.connectNats();
    for (const stream of [streamOf('ordering'), deadLetterStreamOf('ordering')]) await (await all.jetstreamManager()).streams.purge(stream);
    await all.close();
  });
  afterAll(async () => {
    await nats.close();
    await platform.stop();
  });

  const publish = (text: string, subject = OrderPlacedV1.type, notes = '') => {
    const beside = headers();
    beside.set('Parked-Reason', notes);
    return nats.jetstream().publish(subject, text, { headers: beside });
  };
  const left = async (stream: string) => (await (await nats.jetstreamManager()).streams.info(stream)).state.messages;
  /** All that lies in the files of the streams. */
  const files = () => {
    const folder = path.join(platform.environment('ordering').DATA_DIR!, '..', 'nats');
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1'))
      .join('\n');
  };

  it('is what names these ids, and nothing else; it is not left on the disk either', async () => {
    const [theirs, anothers] = [randomUUID(), randomUUID()];
    await publish(JSON.stringify({ subject: theirs, data: { notes: 'For Quillon' } }));
    await publish(JSON.stringify({ subject: anothers, data: { notes: 'For Grace' } }));
    await publish(JSON.stringify({ subject: randomUUID(), data: { orderId: theirs.toUpperCase() } }));
    await waitFor('it to be on the disk', () => files().includes('For Quillon'));
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(2);
    expect(await left(streamOf('ordering'))).toBe(1);
    await waitFor('the files', () => !files().includes('For Quillon') && files().includes('For Grace'));
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(0);
  });

  it('is found over thousands of others', async () => {
    const theirs = randomUUID();
    await Promise.all(Array.from({ length: 2500 }, (_, index) => publish(JSON.stringify({ subject: index % 1000 === 7 ? theirs : randomUUID() }))));
    expect(await erasure.events({ ids: [theirs], contacts: [] })).toBe(3);
    expect(await left(streamOf('ordering'))).toBe(2497);
  });

  it('are dead letters with these numbers and addresses, in what they hold or in why they were set aside', async () => {
    const parked = (text: string, notes?: string) => publish(text, 'dead.ordering.parked.a-durable', notes);
    await parked('{"strange": "call +15035550177 now"}');
    await parked('{"strange": 1}', 'no such person: Ada@Example.com.');
    await parked(JSON.stringify({ strange: 'call\n(503) 555-0177' }));
    expect(await erasure.deadLetters({ ids: [], contacts: ['+15035550177', '(503) 555-0177', 'ada@example.com', ''] })).toBe(3);
    expect(await left(deadLetterStreamOf('ordering'))).toBe(0);
  });

  it('are not those of everybody: who types a word of every message as a number, or has an address that ends like another’s, erases no other’s', async () => {
    for (const text of [JSON.stringify({ orderId: randomUUID(), to: 'granada@example.com' }), '{"to": "ada@example.com.au", "orderId": "+150355501779"}']) await publish(text, 'dead.ordering.parked.a-durable', 'no order id');
    expect(await erasure.deadLetters({ ids: [], contacts: ['orderId', 'no order', 'ada@example.com', '+15035550177', '12345'] })).toBe(0);
    expect(await left(deadLetterStreamOf('ordering'))).toBe(2);
  });

  it('is nothing where there is nothing', async () => {
    expect(await erasure.events({ ids: [randomUUID()], contacts: [] })).toBe(0);
    expect(await erasure.events({ ids: [], contacts: [] })).toBe(0);
  });
});
