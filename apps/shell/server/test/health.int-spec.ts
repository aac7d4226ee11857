import { RunningEdge } from './running-edge';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await RunningEdge.start({ SERVICE_PATIENCE_MS: '500' });
});
afterEach(() => edge.calm());
afterAll(() => edge.stop());

describe('a service that is away', () => {
  test('is named in plain words, and health says which', async () => {
    const bringBack = await edge.takeAway('ordering');
    try {
      // Also who has sent much that nobody reads any more.
      for (const body of ['{}', 'x'.repeat(60_000)]) {
        const begun = Date.now();
        const response = await fetch(`${edge.origin}/api/orders`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(response.status).toBe(503);
        await expect(response.json()).resolves.toMatchObject({
          status: 503,
          code: 'edge.ordering_unavailable',
          detail: 'Ordering is not available right now. Nothing was lost; please try again in a moment.',
        });
        expect(Date.now() - begun).toBeLessThan(10_000);
      }
      const health = await fetch(`${edge.origin}/api/health`);
      expect(health.status).toBe(503);
      await expect(health.json()).resolves.toMatchObject({
        status: 'failing',
        failing: ['ordering'],
        slices: { menu: { status: 'ok' }, ordering: { status: 'failing', detail: 'does not answer' } },
      });
    } finally {
      await bringBack();
    }
    expect((await fetch(`${edge.origin}/api/health`)).status).toBe(200);
  });

  test('that is failing says what of it', async () => {
    edge.behave.set(
      'notify',
      (_, response) =>
        void response.writeHead(503).end(
          JSON.stringify({
            status: 'failing',
            service: 'notify',
            checks: { nats: { status: 'failing', detail: 'not connected' }, database: { status: 'ok' } },
          }),
        ),
    );
    await expect((await fetch(`${edge.origin}/api/health`)).json()).resolves.toMatchObject({
      failing: ['notify'],
      slices: { notify: { detail: 'nats: not connected' } },
    });
  });

  test('that does not answer in time is not waited for', async () => {
    edge.behave.set('menu', () => undefined);
    const begun = Date.now();
    await expect((await fetch(`${edge.origin}/api/health`)).json()).resolves.toMatchObject({ failing: ['menu'] });
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});

test('an edge that was asked to end lives, is not ready, and answers calls without saying when it closes', async () => {
  const ending = await RunningEdge.start({ ENDING_NOTICE_MS: '1' });
  const ask = (path: string) => fetch(ending.origin + path);
  try {
    expect((await ask('/api/health/ready')).status).toBe(200);
    const mayClose = ending.end();
    expect([(await ask('/api/health/ready')).status, (await ask('/api/health/live')).status]).toEqual([503, 200]);
    await mayClose;
    const answer = await ask('/api/account');
    expect([answer.status, answer.headers.get('connection'), answer.headers.has('x-ends-in')]).toEqual([
      200,
      'close',
      false,
    ]);
  } finally {
    await ending.stop();
  }
});
