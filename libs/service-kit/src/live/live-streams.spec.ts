import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify, type FastifyInstance } from 'fastify';
import { waitFor } from '../testing/wait-for';
import { HintRoutes } from './hint-routes';
import type { LiveAddition, LiveFeed } from './live-feed';
import { LiveStreams, openLiveStreams } from './live-streams';

const NEVER_MS = 3_600_000;

interface ReceivedEvent {
  readonly id: string;
  readonly event: string;
  readonly data: unknown;
}

/** A board of notes: who may write sees more than who may read. Each read can be held back, or made to fail. */
class Notes implements LiveFeed<string, readonly string[]> {
  readonly kind = 'note';
  readonly event = 'notes';
  restMs = 0;
  readonly notes = new Map<string, string[]>();
  readonly refused = new Set<string>();
  reads: string[] = [];
  isFinal = false;
  fault: Error | undefined;
  private gate: Promise<void> = Promise.resolve();

  /** Reads wait until what this gives is called. */
  hold(): () => void {
    let release!: () => void;
    this.gate = new Promise((resolve) => (release = resolve));
    return release;
  }

  async read(id: string): Promise<readonly string[]> {
    this.reads.push(id);
    const found = [...(this.notes.get(id) ?? [])];
    const { fault } = this;
    await this.gate;
    if (fault) throw fault;
    return found;
  }

  viewOf(_: readonly string[], reader: string): string {
    if (this.refused.has(reader)) throw new Error(`${reader} may not see it`);
    return reader === 'writer' ? 'all' : 'public';
  }

  show(notes: readonly string[], view: string) {
    const visible = view === 'all' ? notes : notes.filter((note) => !note.startsWith('secret'));
    return { id: `${visible.length}`, data: visible, final: this.isFinal };
  }
}

/** A server with these streams at `/:id/events?as=reader`. */
class Service {
  readonly routes = new HintRoutes();
  private lost: () => void = () => undefined;
  readonly server: FastifyInstance = fastify();
  readonly streams: LiveStreams;
  private readonly controllers: AbortController[] = [];
  /** What a route does before it opens the stream, such as looking at a right. */
  before: (gone: Promise<unknown>) => Promise<unknown> = () => Promise.resolve();
  private readonly url: Promise<string>;

  constructor(feed: LiveFeed<string, never>, times: ConstructorParameters<typeof LiveStreams>[1] = {}) {
    const hints = {
      listen: (kind: string, id: string, listener: () => void) => this.routes.add(`${kind}.${id}`, listener),
      listenForLoss: (listener: () => void) => void (this.lost = listener),
    };
    this.streams = new LiveStreams(hints, { heartbeatMs: NEVER_MS, rereadMs: NEVER_MS, ...times });
    this.server.get<{ Params: { id: string }; Querystring: { as: string } }>(
      '/:id/events',
      async ({ params, query, headers }, reply) => {
        await this.before(once(reply.raw, 'close'));
        return this.streams.open(
          feed,
          { id: params.id, reader: query.as, after: headers['last-event-id']?.toString() },
          reply,
        );
      },
    );
    this.url = this.server.listen({ port: 0, host: '127.0.0.1' });
  }

  hint(id: string): void {
    this.routes.wake(`note.${id}`);
  }

  loseHints(): void {
    this.lost();
  }

  async follow(id: string, as = 'reader', after?: string) {
    const hangUp = new AbortController();
    this.controllers.push(hangUp);
    const response = await fetch(`${await this.url}/${id}/events?as=${as}`, {
      signal: hangUp.signal,
      headers: after === undefined ? {} : { 'last-event-id': after },
    });
    const received: ReceivedEvent[] = [];
    const state = { ended: false };
    void (async () => {
      let chunks: string[] = [];
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        const before = chunks.at(-1)?.at(-1) ?? '';
        chunks.push(chunk);
        // Large events come in many chunks: they are put together once.
        if (!`${before}${chunk}`.includes('\n\n')) continue;
        const parts = chunks.join('').split('\n\n');
        chunks = [parts.pop()!];
        for (const part of parts) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
          received.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) as unknown });
        }
      }
      state.ended = true;
    })().catch(() => undefined);
    return {
      response,
      heard: received,
      state,
      leave: () => hangUp.abort(),
      has: (count: number) => waitFor(`${count} events`, () => received.length >= count && received),
    };
  }

  /** A reader of the bare connection, which reads only when it is told to. */
  async sluggish(id: string): Promise<Socket> {
    const { hostname, port } = new URL(await this.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`GET /${id}/events?as=reader HTTP/1.1\r\nhost: test\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  }

  leaveAll(): void {
    for (const each of this.controllers) each.abort();
  }

  async end(): Promise<void> {
    this.leaveAll();
    this.server.server.closeAllConnections();
    await this.server.close();
  }
}

describe('live streams', () => {
  let service: Service;
  let notes: Notes;
  const start = (times?: ConstructorParameters<typeof LiveStreams>[1]) => {
    notes = new Notes();
    service = new Service(notes as unknown as LiveFeed<string, never>, times);
  };
  const write = (id: string, note: string) => {
    notes.notes.set(id, [...(notes.notes.get(id) ?? []), note]);
    service.hint(id);
  };
  const quiet = () => sleep(30);

  afterEach(async () => {
    await service.end();
    await waitFor('every stream is closed', () => openLiveStreams() === 0);
    // Nothing is kept of who has left.
    expect(service.routes.size).toBe(0);
  });

  it('send the state at once, and again after a hint', async () => {
    start();
    const line = await service.follow('a');
    expect(line.response.headers.get('content-type')).toBe('text/event-stream');
    await line.has(1);
    write('a', 'hello');
    expect(await line.has(2)).toEqual([
      { id: '0', event: 'notes', data: [] },
      { id: '1', event: 'notes', data: ['hello'] },
    ]);
  });

  it('read only what the hint is about', async () => {
    start();
    const [a, b] = [await service.follow('a'), await service.follow('b')];
    write('a', 'hello');
    await a.has(2);
    expect(notes.reads).toEqual(['a', 'b', 'a']);
    expect(b.heard).toHaveLength(1);
  });

  it('share one read, and send what is as it was to nobody', async () => {
    start();
    const lines = [await service.follow('a'), await service.follow('a'), await service.follow('a')];
    notes.reads = [];
    write('a', 'hello');
    for (const line of lines) await line.has(2);
    service.hint('a');
    await waitFor('the second read', () => notes.reads.length === 2);
    await quiet();
    expect(lines.map(({ heard: received }) => received.length)).toEqual([2, 2, 2]);
  });

  it('read once more, and only once, for all hints that come during a read', async () => {
    start();
    const line = await service.follow('a');
    notes.reads = [];
    const release = notes.hold();
    service.hint('a');
    await waitFor('the read', () => notes.reads.length === 1);
    // The read under way has found nothing of these.
    for (const note of ['one', 'two', 'three']) write('a', note);
    release();
    await line.has(2);
    await quiet();
    expect(notes.reads).toHaveLength(2);
    expect(line.heard.at(-1)?.data).toEqual(['one', 'two', 'three']);
  });

  it('send who comes during a read only what is read after that', async () => {
    start();
    const first = await service.follow('a');
    const release = notes.hold();
    service.hint('a');
    await waitFor('the read', () => notes.reads.length === 2);
    notes.notes.set('a', ['written before the second came']);
    const coming = service.follow('a');
    await quiet();
    release();
    const second = await coming;
    await second.has(1);
    expect(second.heard.map(({ data }) => data)).toEqual([['written before the second came']]);
    await first.has(2);
    expect(notes.reads).toHaveLength(3);
  });

  it('show each reader its own view, though it is read once', async () => {
    start();
    const [writer, reader] = [await service.follow('a', 'writer'), await service.follow('a', 'reader')];
    notes.reads = [];
    notes.notes.set('a', ['secret word']);
    write('a', 'hello');
    await writer.has(2);
    await reader.has(2);
    expect(notes.reads).toHaveLength(1);
    expect(writer.heard.at(-1)?.data).toEqual(['secret word', 'hello']);
    expect(JSON.stringify(reader.heard)).not.toContain('secret');
  });

  it('send nothing more to a reader whose right has ended, and go on for the others', async () => {
    start();
    const [a, b] = [await service.follow('a', 'former'), await service.follow('a', 'reader')];
    notes.refused.add('former');
    write('a', 'hello');
    await b.has(2);
    await quiet();
    expect(a.heard).toHaveLength(1);
    expect(a.state.ended).toBe(false);
  });

  it('refuse who may see nothing while that can be answered, and what cannot be read', async () => {
    start();
    notes.refused.add('stranger');
    expect((await service.follow('a', 'stranger')).response.status).toBe(500);
    notes.fault = new Error('no database');
    expect((await service.follow('a')).response.status).toBe(500);
    await waitFor('both have left', () => openLiveStreams() === 0);
  });

  it('are not opened for who has left before', async () => {
    start();
    let asked!: () => void;
    const coming = new Promise<void>((resolve) => (asked = resolve));
    let opened = false;
    service.before = async (gone) => {
      asked();
      await gone;
      setImmediate(() => (opened = true));
    };
    const leaving = service.follow('a');
    await coming;
    service.leaveAll();
    await expect(leaving).rejects.toThrow();
    await waitFor('the route has gone on', () => opened);
    expect([openLiveStreams(), notes.reads.length]).toEqual([0, 0]);
  });

  it('stay open when a read fails, and send what was missed after the next hint', async () => {
    start();
    const line = await service.follow('a');
    notes.fault = new Error('no database');
    write('a', 'hello');
    await waitFor('the read that fails', () => notes.reads.length === 2);
    await quiet();
    expect(line.heard).toHaveLength(1);
    notes.fault = undefined;
    service.hint('a');
    expect((await line.has(2)).at(-1)?.data).toEqual(['hello']);
  });

  it('end after the final state', async () => {
    start();
    const line = await service.follow('a');
    notes.isFinal = true;
    write('a', 'the last');
    await line.has(2);
    await waitFor('the end', () => line.state.ended);
    expect(openLiveStreams()).toBe(0);
  });

  it('wait between two reads of a busy thing, and miss nothing', async () => {
    start();
    notes.restMs = 200;
    const line = await service.follow('a');
    for (let count = 0; count < 10; count++) {
      write('a', `${count}`);
      await sleep(10);
    }
    await waitFor('all notes', () => (line.heard.at(-1)?.data as string[]).length === 10);
    expect(notes.reads.length).toBeLessThanOrEqual(3);
  });

  it('read without a hint from time to time, in case one was lost', async () => {
    start({ rereadMs: 50 });
    const line = await service.follow('a');
    notes.notes.set('a', ['without a hint']);
    expect((await line.has(2)).at(-1)?.data).toEqual(['without a hint']);
  });

  it('read everything again when hints may have been lost, once and not at one moment', async () => {
    start({ catchUpMs: 1000 });
    const ids = Array.from({ length: 20 }, (_, index) => `${index}`);
    const lines = await Promise.all(ids.map((id) => service.follow(id)));
    notes.reads = [];
    for (const id of ids) notes.notes.set(id, ['missed']);
    service.loseHints();
    await waitFor('the first reads', () => notes.reads.length > 0);
    expect(notes.reads.length).toBeLessThan(ids.length / 2);
    for (const line of lines) await line.has(2);
    expect(new Set(notes.reads).size).toBe(ids.length);
    expect(notes.reads).toHaveLength(ids.length);
  });

  it('show that they are alive by heartbeats', async () => {
    start({ heartbeatMs: 50 });
    const line = await service.follow('a');
    expect((await line.has(3)).slice(1)).toEqual([
      { id: '', event: 'heartbeat', data: {} },
      { id: '', event: 'heartbeat', data: {} },
    ]);
  });

  it('keep nothing but the newest state for a slow reader, who gets it when it reads on', async () => {
    start();
    const socket = await service.sluggish('a');
    const fast = await service.follow('a');
    const large = 'x'.repeat(4 * 1024 * 1024);
    for (let count = 1; count <= 10; count++) {
      write('a', `${count} ${large}`);
      await waitFor(`state ${count}`, () => fast.heard.length === count + 1);
      notes.notes.set(
        'a',
        Array.from({ length: count }, () => ''),
      );
    }
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await waitFor('the newest state', () => text.includes('id: 10\n'));
    // Of ten states it was spared most.
    expect(text.match(/^id: /gm)!.length).toBeLessThan(6);
    socket.destroy();
  });

  it('end who does not read at all', async () => {
    start({ heartbeatMs: 400 });
    await service.sluggish('a');
    const fast = await service.follow('a');
    const large = 'x'.repeat(16 * 1024 * 1024);
    write('a', large);
    await waitFor('the large state', () => fast.heard.some(({ id }) => id === '1'));
    await waitFor('only the other is left', () => openLiveStreams() === 1);
    write('a', 'it goes on');
    await waitFor('the next', () => fast.heard.some(({ id }) => id === '2'));
  });
});

describe('a live stream of something that grows', () => {
  const PARTS = ['starter', 'main', 'dessert'];
  let count: number;
  let reads: (readonly (string | undefined)[])[];
  let service: Service;
  const growing: LiveFeed<string, number> = {
    kind: 'note',
    event: 'state',
    read: async (_, seen) => {
      reads.push(seen);
      return count;
    },
    viewOf: (_, reader) => reader,
    show: (material, _, seen) => ({
      id: String(material),
      data: material,
      additions: PARTS.slice(0, material)
        .map((data, index): LiveAddition => ({ id: String(index + 1), event: 'part', data }))
        .filter(({ id }) => Number(id) > Number(seen ?? 0)),
      final: material === PARTS.length,
    }),
  };
  const result = (received: readonly ReceivedEvent[]) =>
    received.map(({ id, event, data }) => `${id} ${event} ${JSON.stringify(data)}`);

  beforeEach(() => {
    count = 1;
    reads = [];
    service = new Service(growing as unknown as LiveFeed<string, never>);
  });
  afterEach(() => service.end());
  const grow = () => {
    count += 1;
    service.hint('a');
  };

  it('sends each addition once, before the state that holds it, and ends after the final one', async () => {
    const line = await service.follow('a');
    await line.has(2);
    grow();
    await line.has(4);
    service.hint('a');
    grow();
    await waitFor('the end', () => line.state.ended);
    expect(result(line.heard)).toEqual([
      '1 part "starter"',
      '1 state 1',
      '2 part "main"',
      '2 state 2',
      '3 part "dessert"',
      '3 state 3',
    ]);
  });

  it('sends each reader the rest that it has not seen, from one read', async () => {
    const [fresh, back] = [await service.follow('a'), await service.follow('a', 'reader', '1')];
    await fresh.has(2);
    grow();
    await fresh.has(4);
    await back.has(3);
    expect(result(fresh.heard)).toEqual(['1 part "starter"', '1 state 1', '2 part "main"', '2 state 2']);
    expect(result(back.heard)).toEqual(['1 state 1', '2 part "main"', '2 state 2']);
    expect(reads.at(-1)).toEqual(['1', '1']);
    const late = await service.follow('a', 'reader', 'nonsense');
    await late.has(1);
    expect(result(late.heard).at(-1)).toBe('2 state 2');
  });
});
