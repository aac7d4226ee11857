import { once } from 'node:events';
import { RunningEdge } from './running-edge';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await RunningEdge.start({ SERVICE_PATIENCE_MS: '5000' });
});
afterEach(() => edge.calm());
afterAll(() => edge.stop());

describe('while a service is replaced', () => {
  test.each([
    ['an order', 'ordering', 'POST', '/api/orders', '{"a":1}'],
    ['a question', 'identity', 'GET', '/api/account', undefined],
    ['a change of a menu', 'menu', 'PUT', '/api/menu/abc', '{"a":1}'],
    ['a menu', 'menu', 'GET', '/api/menu/abc', undefined],
    ['a file', 'menu', 'POST', '/api/upload-menu', 'x'.repeat(200_000)],
  ] as const)('%s waits for it', async (_, service, method, address, body) => {
    const bringBack = await edge.takeAway(service);
    const arrived = once(edge.server, 'request');
    const asked = fetch(edge.origin + address, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/json' } }),
    });
    await arrived;
    await bringBack();
    const answer = await asked;
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ service, method, url: address, bytes: body?.length ?? 0 }),
    ]);
  });

  test('that it says so stays between it and the edge, and the next call is answered by the next one', async () => {
    edge.behave.set(
      'ordering',
      (_, response) => void response.writeHead(200, { 'x-ends-in': '50', connection: 'close' }).end('{}'),
    );
    const last = await fetch(`${edge.origin}/api/orders/track/abc`);
    expect([last.status, last.headers.get('x-ends-in')]).toEqual([200, null]);
    edge.calm();
    expect(
      await (
        await fetch(`${edge.origin}/api/orders`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).json(),
    ).toMatchObject({ service: 'ordering', bytes: 2 });
  });

  test('a call that comes just as it ends goes out when it has, on no connection of before', async () => {
    let ended = false;
    edge.behave.set('ordering', (_, response) => {
      setTimeout(() => (ended = true), 300);
      response.writeHead(200, { 'x-ends-in': '300' }).end('{}');
    });
    await (await fetch(`${edge.origin}/api/orders/track/abc`)).text();
    const before: boolean[] = [];
    edge.behave.set(
      'ordering',
      (incoming, response) => (before.push(!ended), incoming.resume(), void response.end('{}')),
    );
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(
      (
        await fetch(`${edge.origin}/api/orders`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200);
    expect(before).toEqual([false]);
  });

  test.each([
    ['what only reads', 'ordering', '/api/orders/track/abc'],
    ['a menu that many read at once', 'menu', '/api/menu/broken'],
  ] as const)('%s is asked again where the connection broke', async (_, service, address) => {
    let calls = 0;
    edge.behave.set(service, (incoming, response) =>
      calls++ === 0 ? incoming.socket.destroy() : void response.end('{}'),
    );
    expect((await fetch(edge.origin + address)).status).toBe(200);
    expect(calls).toBe(2);
  });

  test('what may have had its effect is not', async () => {
    let calls = 0;
    edge.behave.set('ordering', (incoming) => (calls++, void incoming.socket.destroy()));
    expect(
      (
        await fetch(`${edge.origin}/api/orders`, {
          method: 'POST',
          body: '{}',
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(503);
    expect(calls).toBe(1);
  });
});
