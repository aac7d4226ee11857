import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { drainable, ENDING_HEADER, type Drain } from './drain';

let server: FastifyInstance;
let drain: Drain;
let finish: () => void;

beforeEach(async () => {
  server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  drain = drainable(server);
  const finished = new Promise<void>((resolve) => (finish = resolve));
  server.get('/quick', () => 'quick');
  server.get('/slow', async () => {
    await finished;
    return 'slow';
  });
  server.get(
    '/events',
    (_, reply) =>
      void reply.hijack().raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n'),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  finish();
  return server.close();
});

async function ask(path: string): Promise<IncomingMessage> {
  const [answer] = (await once(
    request({ port: (server.server.address() as AddressInfo).port, path, headers: { connection: 'keep-alive' } }).end(),
    'response',
  )) as [IncomingMessage];
  return answer;
}

test('before, connections stay open', async () => {
  expect((await ask('/quick')).headers.connection).toBe('keep-alive');
});

test('while it drains, calls are taken and told to go elsewhere afterwards', async () => {
  drain.begin(500);
  const answer = await ask('/quick');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  expect(Number(answer.headers[ENDING_HEADER])).toBeGreaterThan(0);
});

test('what is under way when it closes is answered to the end', async () => {
  const slow = ask('/slow');
  await once(server.server, 'request');
  const closed = server.close();
  finish();
  expect((await slow).statusCode).toBe(200);
  await closed;
});

test('event streams do not hold it up', async () => {
  const stream = await ask('/events');
  stream.resume();
  const ended = once(stream, 'close').catch(() => undefined);
  await server.close();
  await ended;
  expect(stream.destroyed).toBe(true);
});

test('a connection on which nothing was asked does not hold up the end', async () => {
  const socket = connect((server.server.address() as AddressInfo).port);
  const cut = once(socket, 'close');
  await Promise.all([once(socket, 'connect'), once(server.server, 'connection')]);
  const since = performance.now();
  await server.close();
  expect(performance.now() - since).toBeLessThan(5_000);
  await cut;
});
