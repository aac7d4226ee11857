import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { limitArrival } from './slow-bodies';

const LIMITS = { headersMs: 20_000, wholeMs: 60_000, leastBytes: 100, stretchMs: 1000, connections: 5 };

describe('a server that waits for nobody for ever', () => {
  let server: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    server = fastify({ forceCloseConnections: true });
    limitArrival(server, LIMITS);
    server.post('/', async ({ body }) => ({ got: JSON.stringify(body).length }));
    server.get('/events', (_, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as { port: number }).port;
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await server.close();
  });

  /** A connection, what came over it, and its end. */
  const open = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    sockets.push(socket);
    const received = { text: '', ended: false };
    socket.on('data', (chunk: Buffer) => (received.text += chunk.toString())).on('error', () => undefined);
    const gone = new Promise<void>((resolve) => socket.once('close', () => resolve(void (received.ended = true))));
    return { socket, heard: received, gone };
  };
  const post = (bytes: number) =>
    `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`;

  it('gives up a body that trickles in, says so, and closes', async () => {
    const { socket, heard: received, gone } = open(post(100_000));
    const drops = setInterval(() => socket.write('1'), 40);
    await gone;
    clearInterval(drops);
    expect(received.text).toMatch(/^HTTP\/1\.1 408 .*connection: close.*"code":"request\.too_slow"/s);
  });

  it('takes a body that comes slowly but steadily, over many stretches', async () => {
    const { socket, heard: received } = open(post(10_000));
    socket.write('"');
    for (let sent = 1; sent < 9999; sent += 714) {
      await sleep(120);
      socket.write('a'.repeat(Math.min(714, 9999 - sent)));
    }
    socket.write('"');
    while (received.text === '' && !received.ended) await sleep(10);
    expect(received).toMatchObject({ ended: false, text: expect.stringContaining('"got":10000') as string });
  });

  it('leaves who has sent everything and listens alone', async () => {
    const { heard: received } = open('GET /events HTTP/1.1\r\nhost: x\r\n\r\n');
    await sleep(3 * LIMITS.stretchMs);
    expect(received).toMatchObject({ ended: false, text: expect.stringContaining('data: one') as string });
  });

  it('has so many connections and no more', async () => {
    const first = Array.from({ length: LIMITS.connections }, () => open('GET /events HTTP/1.1\r\nhost: x\r\n\r\n'));
    for (const { heard: received } of first) while (!received.text && !received.ended) await sleep(10);
    await open('GET /events HTTP/1.1\r\nhost: x\r\n\r\n').gone;
    expect(first.some(({ heard: received }) => received.ended)).toBe(false);
  });

  it('sets a time for the headers and for the whole', () => {
    expect(server.server).toMatchObject({ headersTimeout: LIMITS.headersMs, requestTimeout: LIMITS.wholeMs });
  });
});
