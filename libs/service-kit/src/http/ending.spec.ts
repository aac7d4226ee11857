import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { ENDING_HEADER } from './drain';
import { endable, endingOf, type EndingOptions } from './ending';

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function serve(options: EndingOptions): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  servers.push(server);
  endable(server, options);
  server.get('/', () => 'answered');
  await server.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

async function ask(server: FastifyInstance): Promise<IncomingMessage> {
  const [answer] = (await once(
    request({ port: (server.server.address() as AddressInfo).port, headers: { connection: 'keep-alive' } }).end(),
    'response',
  )) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('a server is not ready from the moment at which it was asked to end', async () => {
  const ending = endingOf(await serve({ noticeMs: 0, announcesEnd: true }));
  expect(ending.isEnding).toBe(false);
  void ending.begin();
  expect(ending.isEnding).toBe(true);
});

test('while balancers take it out, calls are answered and their connections end, and nobody is told to wait for it', async () => {
  const server = await serve({ noticeMs: 60_000, announcesEnd: true });
  void endingOf(server).begin();
  const { statusCode, headers } = await ask(server);
  expect([statusCode, headers.connection, headers[ENDING_HEADER]]).toEqual([200, 'close', undefined]);
});

test('after that, each answer says when it closes', async () => {
  const server = await serve({ noticeMs: 1, announcesEnd: true });
  const closing = endingOf(server).begin();
  let said: string | string[] | undefined;
  while (said === undefined) said = (await ask(server)).headers[ENDING_HEADER];
  expect(Number(said)).toBeGreaterThan(0);
  await closing;
  expect((await ask(server)).statusCode).toBe(200);
});

test('the public is not told when a server closes', async () => {
  const server = await serve({ noticeMs: 0, announcesEnd: false });
  void endingOf(server).begin();
  expect((await ask(server)).headers).not.toHaveProperty(ENDING_HEADER);
});

test('a server that is asked to end twice ends once', async () => {
  const ending = endingOf(await serve({ noticeMs: 0, announcesEnd: true }));
  expect(ending.begin()).toBe(ending.begin());
  await ending.begin();
});
