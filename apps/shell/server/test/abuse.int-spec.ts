import { request, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { API_ROUTES } from '@chalkboard/contracts';
import { RunningEdge } from './running-edge';

const MB = 1024 * 1024;
let edge: RunningEdge;
const sockets: Socket[] = [];

const begin = async (more: Record<string, string> = {}) => {
  edge = await RunningEdge.start(more);
};
afterEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  edge.calm();
});

/** As it stands in the request line: no client of this test tidies it up. */
const ask = (target: string, { method = 'GET', headers = {} as Record<string, string> } = {}) =>
  new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
    request({ port: new URL(edge.origin).port, host: '127.0.0.1', path: target, method, headers }, (response) => {
      let text = '';
      response
        .on('data', (chunk: Buffer) => (text += chunk.toString()))
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });

describe('paths that are read in more than one way', () => {
  beforeAll(() => begin());
  afterAll(() => edge.stop());

  const SHAPES = [
    '..\\..\\health',
    '..%5c..%5chealth',
    '..%5C..%5Chealth',
    '../../health',
    '%2e%2e/%2e%2e/health',
    '..%2f..%2fhealth',
    '.%2e/.%2E/health',
    '%252e%252e%252fhealth',
    '%255c..%255chealth',
    '%00',
    'abc%00',
    'abc;/../health',
    'abc;x=1',
    'abc%3bx',
    'abc%23',
    'abc%3fx',
    'abc%0d%0aX-Y:1',
    '%',
    '%zz',
    '%c0%ae%c0%ae/health',
  ];

  test.each(API_ROUTES.map(({ prefix }) => prefix))('reach no service: %s', async (prefix) => {
    const reached: string[] = [];
    for (const service of ['menu', 'ordering', 'identity', 'notify'] as const)
      edge.behave.set(service, ({ url = '' }, response) => (reached.push(url), void response.end('{"checks":{}}')));
    for (const shape of SHAPES)
      for (const target of [`${prefix}/${shape}`, `${prefix}/abc/${shape}`])
        expect([target, (await ask(target)).status]).toEqual([target, 400]);
    expect(reached).toEqual([]);
  });

  test.each([
    'http://evil.example/api/menu/abc',
    '//evil.example/api/menu/abc',
    'https://127.0.0.1/api/orders',
    '/menu/%00',
    '/assets/%00',
    '/assets/..%5c..%5cindex.html',
    '/remotes/owner/%2e%2e/%2e%2e/x',
    '/restaurant-directory/%',
  ])('nor are they served here: %s', async (target) => {
    const { status, headers } = await ask(target);
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  });

  test('what is only strange goes on as it is', async () => {
    expect(JSON.parse((await ask('/api/menu/caf%C3%A9%20%22x%22/access?next=../%00;')).text)).toMatchObject({
      service: 'menu',
      url: '/api/menu/caf%C3%A9%20%22x%22/access?next=../%00;',
    });
  });
});

describe('answers of the API', () => {
  beforeAll(() => begin());
  afterAll(() => edge.stop());

  test('are kept nowhere unless their service says otherwise', async () => {
    const said = async (address: string) => (await fetch(edge.origin + address)).headers.get('cache-control');
    for (const address of [
      '/api/orders/track/x',
      '/api/account',
      '/api/menu/abc/access',
      '/api/nothing',
      '/api/health',
      '/api/health/live',
    ])
      expect([address, await said(address)]).toEqual([address, 'no-store']);
    edge.behave.set(
      'menu',
      (_, response) => void response.writeHead(200, { 'cache-control': 'public, max-age=60', etag: '"1"' }).end('{}'),
    );
    expect([await said('/api/menu/logos/abc'), await said('/api/menu/abc')]).toEqual([
      'public, max-age=60',
      'public, max-age=60',
    ]);
  });
});

describe('the health of the system', () => {
  beforeAll(() => begin({ HEALTH_KEPT_MS: '1000' }));
  afterAll(() => edge.stop());

  test('is asked for once, however many want to know, and is well', async () => {
    const asked = { menu: 0, ordering: 0 };
    for (const service of ['menu', 'ordering'] as const)
      edge.behave.set(
        service,
        (_, response) => (
          asked[service]++,
          void setTimeout(() => response.end(JSON.stringify({ status: 'ok', service, checks: {} })), 50)
        ),
      );
    const statuses = await Promise.all(
      Array.from({ length: 300 }, async () => (await fetch(`${edge.origin}/api/health`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // The 300 may take more than the second for which an answer is kept, and then are asked for by seconds.
    expect(asked.menu).toBeLessThanOrEqual(5);
    expect(asked.ordering).toBe(asked.menu);
  });

  test('is another thing than that of the edge, which asks nobody', async () => {
    let asked = 0;
    for (const service of ['menu', 'ordering', 'identity', 'notify'] as const)
      edge.behave.set(service, () => void asked++);
    const live = await fetch(`${edge.origin}/api/health/live`);
    expect([live.status, await live.json(), asked]).toEqual([200, { status: 'ok' }, 0]);
  });
});

describe('event streams', () => {
  beforeAll(() => begin({ TRUST_PROXY: 'loopback', EVENT_STREAMS_PER_ADDRESS: '3', EVENT_STREAMS: '5' }));
  afterAll(() => edge.stop());

  test('are limited by address and in all, and those that end make room', async () => {
    for (const service of ['ordering', 'menu'] as const)
      edge.behave.set(
        service,
        (_, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n'),
      );
    const abort = new AbortController();
    const open = async (address: string, path = '/api/orders/track/x/events', signal = abort.signal) =>
      (await fetch(edge.origin + path, { headers: { 'x-forwarded-for': address }, signal })).status;
    const first = new AbortController();
    expect(await open('192.0.2.1', '/api/menu/abc/events', first.signal)).toBe(200);
    expect([await open('192.0.2.1'), await open('192.0.2.1', '/api/upload-menu/jobs/j/events?x=1')]).toEqual([
      200, 200,
    ]);
    const refused = await fetch(`${edge.origin}/api/orders/track/x/events`, {
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });
    expect([refused.status, refused.headers.get('retry-after'), (await refused.json()).code]).toEqual([
      429,
      '30',
      'edge.too_many_streams',
    ]);
    expect([await open('192.0.2.2'), await open('192.0.2.2'), await open('192.0.2.3')]).toEqual([200, 200, 503]);
    first.abort();
    let again = 503;
    for (let attempts = 0; again === 503 && attempts < 200; attempts++) again = await open('192.0.2.3');
    expect(again).toBe(200);
    abort.abort();
  });
});

describe('bodies', () => {
  beforeAll(() =>
    begin({ TRUST_PROXY: 'loopback', BODY_BYTES_PER_ADDRESS: String(210 * MB), BODY_BYTES: String(320 * MB) }),
  );
  afterAll(() => edge.stop());

  /** An upload that has said how much will come. */
  const begun = (address: string, length = 100 * MB) => {
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        `${edge.origin}/api/upload-menu`,
        { method: 'POST', headers: { 'content-length': length, 'x-forwarded-for': address } },
        resolve,
      ).on('error', reject);
      call.on('socket', (socket) => sockets.push(socket));
      call.write(Buffer.alloc(64 * 1024));
    });
    answered.catch(() => undefined);
    return answered;
  };

  test('on their way are limited by address and in all, before a service hears of them', async () => {
    let reached = 0;
    edge.behave.set('menu', (incoming) => void (reached++, incoming.resume()));
    const until = async (count: number) => {
      while (reached < count) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const eight: Promise<IncomingMessage>[] = [];
    for (let sent = 0; sent < 8; sent++) eight.push(begun('192.0.2.1'));
    await until(2);
    // Some of those refused are read to their end, so that a browser hears why; the others are answered at once.
    const refused = await Promise.race(eight);
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers.connection]).toEqual([
      429,
      '10',
      'close',
    ]);
    const other = begun('192.0.2.2');
    await until(3);
    const busy = [begun('192.0.2.3'), begun('192.0.2.4'), begun('192.0.2.5'), begun('192.0.2.6')];
    expect((await Promise.race(busy)).statusCode).toBe(503);
    expect(reached).toBe(3);
    sockets.splice(0).forEach((socket) => socket.destroy());
    await Promise.allSettled([...eight, ...busy, other]);
    let status = 0;
    edge.calm();
    while (status !== 200)
      status = (
        await fetch(`${edge.origin}/api/upload-menu`, {
          method: 'POST',
          body: Buffer.alloc(MB),
          headers: { 'x-forwarded-for': '192.0.2.1' },
        })
      ).status;
  });
});

describe('bodies that trickle', () => {
  beforeAll(() => begin({ BODY_STRETCH_SECONDS: '1' }));
  afterAll(() => edge.stop());

  test.each([
    ['ordering', '/api/orders'],
    ['menu', '/api/upload-menu'],
    [undefined, '/api/nothing'],
  ] as const)('are given up, and their service hears it: %s, %s', async (service, address) => {
    const hung: Promise<unknown>[] = [];
    if (service)
      edge.behave.set(
        service,
        (incoming) =>
          void hung.push(
            new Promise((resolve) =>
              incoming
                .on('error', () => undefined)
                .resume()
                .once('close', resolve),
            ),
          ),
      );
    const socket = connect(Number(new URL(edge.origin).port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.write(
      `POST ${address} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`,
    );
    const drops = setInterval(() => socket.write('1'), 50);
    await gone;
    clearInterval(drops);
    await Promise.all(hung);
    expect(hung).toHaveLength(service ? 1 : 0);
    expect(text).toMatch(/^HTTP\/1\.1 4\d\d .*connection: close/is);
    if (service) expect(text).toMatch(/^HTTP\/1\.1 408 .*"code":"request\.too_slow"/s);
  });

  test('are bounded in time and in number by the server itself', () => {
    expect(edge.server).toMatchObject({ requestTimeout: 900_000, headersTimeout: 20_000, maxConnections: 10_000 });
  });
});

describe('connections', () => {
  beforeAll(() => begin({ CONNECTIONS_PER_ADDRESS: '4' }));
  afterAll(() => edge.stop());

  test('of one address above its limit are closed as they come', async () => {
    const ends = Array.from({ length: 5 }, () => {
      const socket = connect(Number(new URL(edge.origin).port), '127.0.0.1').on('error', () => undefined);
      sockets.push(socket);
      return new Promise((resolve) => socket.once('close', resolve));
    });
    await Promise.race(ends);
    expect(sockets.filter(({ closed }) => closed)).toHaveLength(1);
  });
});

describe('a site that browsers reach by https', () => {
  beforeAll(() => begin({ PUBLIC_URL: 'https://menus.example' }));
  afterAll(() => edge.stop());

  test('says so in every answer, and its services give cookies for https alone', async () => {
    for (const address of ['/', '/api/menu/abc/access', '/assets/main.0123abcd.js', '/nothing']) {
      const { headers } = await fetch(edge.origin + address);
      expect([address, headers.get('strict-transport-security')]).toEqual([address, 'max-age=63072000']);
    }
    const { headers } = await (await fetch(`${edge.origin}/api/menu/abc/access`)).json();
    expect(headers['x-forwarded-proto']).toBe('https');
  });
});
