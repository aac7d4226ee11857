import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Balancer } from './balancer';
import { until } from './until';

const servers: Server[] = [];
let balancer: Balancer | undefined;
let port: number;

/** An instance that says whether it is ready, and otherwise does as a test says. */
async function instance(
  name: string,
  behave: RequestListener = (_, response) => void response.end(name),
): Promise<{ port: number; isReady: boolean }> {
  const state = { port: 0, isReady: true };
  const server = createServer((incoming, outgoing) =>
    incoming.url === '/ready' ? void outgoing.writeHead(state.isReady ? 200 : 503).end() : behave(incoming, outgoing),
  );
  servers.push(server);
  state.port = await listening(server);
  return state;
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function balanced(...instances: readonly { readonly port: number }[]): Promise<Balancer> {
  const free = createServer();
  port = await listening(free);
  await new Promise((resolve) => free.close(resolve));
  balancer = new Balancer(port, { instances: instances.map((one) => one.port), readyPath: '/ready' });
  await until('all to be ready', () => instances.every((_, number) => balancer!.isReady(number)));
  return balancer;
}

afterEach(() => {
  balancer?.stop();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const ask = (init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}/somewhere`, init);
const said = async () => (await ask()).text();

test('calls go to those that are ready in turn', async () => {
  const balancer = await balanced(await instance('a'), await instance('b'));
  expect((await Promise.all([said(), said(), said(), said()])).toSorted()).toEqual(['a', 'a', 'b', 'b']);
  expect(balancer.calls).toEqual([2, 2]);
});

test('one that is not ready is sent nothing, until it is again', async () => {
  const [a, b] = [await instance('a'), await instance('b')];
  const balancer = await balanced(a, b);
  a.isReady = false;
  await until('it to be taken out', () => !balancer.isReady(0));
  expect([await said(), await said()]).toEqual(['b', 'b']);
  a.isReady = true;
  await until('it to be back', () => balancer.isReady(0));
  expect([await said(), await said()].toSorted()).toEqual(['a', 'b']);
});

test('a call that an instance cuts is not made again: its caller gets a 502', async () => {
  let calls = 0;
  await balanced(await instance('a', (incoming) => (calls++, void incoming.socket.destroy())));
  expect([(await ask({ method: 'POST', body: '{}' })).status, (await ask()).status, calls]).toEqual([502, 502, 2]);
});

test('bodies and headers pass as they come', async () => {
  await balanced(
    await instance('a', (incoming, outgoing) => {
      outgoing.writeHead(201, {
        'set-cookie': ['one=1', 'two=2'],
        connection: 'close',
        'x-asked': `${incoming.method} ${incoming.url} ${incoming.headers['x-mark']}`,
      });
      incoming.pipe(outgoing);
    }),
  );
  const answer = await ask({ method: 'POST', body: 'as it is', headers: { 'x-mark': 'm' } });
  expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('x-asked'), await answer.text()]).toEqual([
    201,
    ['one=1', 'two=2'],
    'POST /somewhere m',
    'as it is',
  ]);
});
