import { request, type IncomingMessage } from 'node:http';
import { JSON_BODY_MAX_BYTES, LOGO, PHOTO, RECORDING } from '@chalkboard/contracts';
import { SHARED_MS } from '../src/api/shared-menu-reads';
import { RunningEdge } from './running-edge';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await RunningEdge.start();
});
afterEach(() => edge.calm());
afterAll(() => edge.stop());

describe('forwarding', () => {
  test.each([
    ['/api/upload-menu', 'menu'],
    ['/api/upload-menu/jobs/j1?x=1', 'menu'],
    ['/api/menu/abc', 'menu'],
    ['/api/orders', 'ordering'],
    ['/api/admin/stats', 'identity'],
    ['/api/reviews?sort=oldest', 'identity'],
    ['/api/notify/outbox?limit=5', 'notify'],
  ])('%s goes to %s, address unchanged', async (address, service) => {
    const answer = await (
      await fetch(edge.origin + address, {
        method: 'POST',
        body: '{"a":1}',
        headers: { 'content-type': 'application/json' },
      })
    ).json();
    expect(answer).toMatchObject({ service, url: address, method: 'POST', bytes: 7 });
  });

  test.each(['/api', '/api/other', '/api/menus', '/api/orders-of-others', '/api/menu/../other'])(
    'nothing is at %s',
    async (address) => {
      const response = await fetch(edge.origin + address);
      expect(response.status).toBe(404);
      if (address !== '/api') expect(response.headers.get('content-type')).toContain('application/problem+json');
    },
  );

  test('overwrites what the caller says of itself', async () => {
    const { headers } = await (
      await fetch(`${edge.origin}/api/menu/abc/access`, {
        headers: {
          'x-forwarded-for': '6.6.6.6',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'for=6.6.6.6',
          'x-real-ip': '6.6.6.6',
          'x-request-id': 'mine',
          cookie: 'visitor=v',
        },
      })
    ).json();
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(edge.origin).host,
      'x-forwarded-proto': 'http',
      cookie: 'visitor=v',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refuses an unsafe call from another site before a service is asked: %j', async (headers) => {
    let calls = 0;
    for (const service of ['menu', 'ordering'] as const)
      edge.behave.set(service, (_, response) => (calls++, void response.end()));
    for (const address of ['/api/orders', '/api/upload-menu', '/api/menu/abc']) {
      const response = await fetch(edge.origin + address, {
        method: 'POST',
        body: new URLSearchParams({ a: '1' }),
        headers,
      });
      expect([response.status, response.headers.get('content-type'), (await response.json()).code]).toEqual([
        403,
        'application/problem+json; charset=utf-8',
        'access.foreign_origin',
      ]);
    }
    expect(calls).toBe(0);
    expect((await fetch(`${edge.origin}/api/menu/abc/access`, { headers })).status).toBe(200);
    expect(calls).toBe(1);
  });

  test('lets the unsafe calls of its own pages through', async () => {
    const answer = await (
      await fetch(`${edge.origin}/api/orders`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', origin: edge.origin, 'sec-fetch-site': 'same-origin' },
      })
    ).json();
    expect(answer).toMatchObject({ service: 'ordering', bytes: 2 });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain'])(
    'hands on a body of any kind, so that the service can say what it takes: %s',
    async (type) => {
      const answer = await (
        await fetch(`${edge.origin}/api/orders`, {
          method: 'POST',
          body: 'a'.repeat(5000),
          headers: { 'content-type': type },
        })
      ).json();
      expect(answer).toMatchObject({ bytes: 5000 });
      expect(answer.headers).toMatchObject({ 'content-type': type });
    },
  );

  test('hands back status, headers and cookies', async () => {
    edge.behave.set(
      'menu',
      (_, response) =>
        void response
          .writeHead(402, { 'content-type': 'application/problem+json', 'set-cookie': ['a=1', 'b=2'] })
          .end('{"code":"menu.quota"}'),
    );
    const response = await fetch(`${edge.origin}/api/upload-menu`, { method: 'POST' });
    expect(response.status).toBe(402);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await expect(response.json()).resolves.toEqual({ code: 'menu.quota' });
  });

  test('does not repeat a call on its own', async () => {
    let calls = 0;
    edge.behave.set('menu', (_, response) => (calls++, void response.writeHead(503).end()));
    await fetch(`${edge.origin}/api/menu/abc/access`);
    expect(calls).toBe(1);
  });

  test('packs long JSON on the way', async () => {
    const menu = JSON.stringify({ text: 'Margherita '.repeat(1000) });
    edge.behave.set(
      'menu',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'application/json', 'content-length': menu.length }).end(menu),
    );
    const response = await fetch(`${edge.origin}/api/menu/long/review`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    await expect(response.text()).resolves.toBe(menu);
  });

  test('refuses a body that is too long, said or unsaid', async () => {
    const long = Buffer.alloc(JSON_BODY_MAX_BYTES + 1);
    const said = await fetch(`${edge.origin}/api/orders`, { method: 'POST', body: long });
    expect([said.status, (await said.json()).code]).toEqual([413, 'edge.body_too_large']);
    const unsaid = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(`${edge.origin}/api/orders`, { method: 'POST' }, resolve).on('error', reject);
      call.write(long);
      call.end();
    });
    expect(unsaid.statusCode).toBe(413);
  });

  test.each(['/api/upload-menu', '/api/menu/abc/updates'])(
    'lets an upload of ten times ten megabytes through, as it comes: %s',
    async (address) => {
      const { bytes } = await (
        await fetch(edge.origin + address, { method: 'POST', body: Buffer.alloc(100 * 1024 * 1024) })
      ).json();
      expect(bytes).toBe(100 * 1024 * 1024);
    },
  );

  test('lets the largest recording through, and not much more', async () => {
    const { bytes } = await (
      await fetch(`${edge.origin}/api/reviews`, { method: 'POST', body: Buffer.alloc(RECORDING.maxBytes) })
    ).json();
    expect(bytes).toBe(RECORDING.maxBytes);
    expect(
      (
        await fetch(`${edge.origin}/api/reviews`, {
          method: 'POST',
          body: Buffer.alloc(RECORDING.maxBytes + 2 * 1024 * 1024),
        })
      ).status,
    ).toBe(413);
  });

  test.each([
    ['a logo', 'PUT', '/api/menu/abc/logo', LOGO.maxBytes],
    ['a photograph', 'POST', '/api/menu/abc/photos', PHOTO.maxBytes],
  ])('lets %s of the largest size through, and not much more', async (_, method, address, maxBytes) => {
    const { bytes } = await (await fetch(edge.origin + address, { method, body: Buffer.alloc(maxBytes) })).json();
    expect(bytes).toBe(maxBytes);
    expect(
      (await fetch(edge.origin + address, { method, body: Buffer.alloc(maxBytes + 2 * 1024 * 1024) })).status,
    ).toBe(413);
  });

  test('hands on a part of a recording, as it was asked for', async () => {
    edge.behave.set(
      'identity',
      ({ headers }, response) =>
        void response
          .writeHead(206, { 'content-type': 'audio/webm', 'content-range': 'bytes 2-4/9', 'accept-ranges': 'bytes' })
          .end(headers.range),
    );
    const response = await fetch(`${edge.origin}/api/reviews/r1/recording`, { headers: { range: 'bytes=2-4' } });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      206,
      'bytes 2-4/9',
      'bytes=2-4',
    ]);
  });

  test.each([
    '/api/reviews/r1/vote',
    '/api/menu/updates',
    '/api/menu/abc/updates/j1',
    '/api/menu/abc?next=/updates',
    '/api/menu/abc/photos/from-page',
    '/api/menu/abc/logo',
  ])('takes no more than JSON where no files are sent to: %s', async (address) => {
    expect(
      (await fetch(edge.origin + address, { method: 'POST', body: Buffer.alloc(JSON_BODY_MAX_BYTES + 1) })).status,
    ).toBe(413);
  });
});

describe('reading a menu, which is shared', () => {
  test('asks once for readers of a menu who come together, and packs it for who wants it', async () => {
    const menu = JSON.stringify({ text: 'a long menu '.repeat(500) });
    const begin = globalThis.setTimeout;
    // However slowly they come together.
    const timers = jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((work: () => void, ms?: number) =>
        begin(work, ms === SHARED_MS ? 60_000 : ms)) as typeof setTimeout);
    let calls = 0;
    edge.behave.set(
      'menu',
      (_, response) => (
        calls++,
        void response.writeHead(200, { 'content-type': 'application/json', etag: 'W/"7"' }).end(menu)
      ),
    );
    const [plain, packed, known] = await Promise.all(
      (
        [
          ['accept-encoding', 'identity'],
          ['accept-encoding', 'gzip, br'],
          ['if-none-match', 'W/"7"'],
        ] as const
      ).map(([name, value]) => fetch(`${edge.origin}/api/menu/together`, { headers: { [name]: value } })),
    );
    timers.mockRestore();
    expect(calls).toBe(1);
    await expect(plain?.text()).resolves.toBe(menu);
    expect(packed?.headers.get('content-encoding')).toBe('br');
    await expect(packed?.text()).resolves.toBe(menu);
    expect(known?.status).toBe(304);
  });

  test('shows who changes a menu their own change at once', async () => {
    let version = 1;
    edge.behave.set('menu', (incoming, response) => {
      if (incoming.method === 'PUT') version += 1;
      incoming
        .resume()
        .once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(String(version)));
    });
    const read = async () => (await fetch(`${edge.origin}/api/menu/changing`)).text();
    await expect(read()).resolves.toBe('1');
    await fetch(`${edge.origin}/api/menu/changing`, {
      method: 'PUT',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    await expect(read()).resolves.toBe('2');
  });

  test('shows a menu changed elsewhere within a second', async () => {
    let version = 1;
    edge.behave.set(
      'menu',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(String(version)),
    );
    const read = async () => (await fetch(`${edge.origin}/api/menu/elsewhere`)).text();
    await expect(read()).resolves.toBe('1');
    version = 2;
    while ((await read()) !== '2') expect(SHARED_MS).toBeLessThan(1000);
  });

  test('shares no refusal', async () => {
    edge.behave.set(
      'menu',
      (_, response) => void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}'),
    );
    expect((await fetch(`${edge.origin}/api/menu/new`)).status).toBe(404);
    edge.behave.set(
      'menu',
      (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
    expect((await fetch(`${edge.origin}/api/menu/new`)).status).toBe(200);
  });
});

describe('a browser that is still sending', () => {
  /** As a browser does: hears nothing before everything is sent. */
  const sendAll = (size: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      let sent = false;
      const call = request(
        `${edge.origin}/api/upload-menu`,
        { method: 'POST', headers: { 'content-length': size } },
        (response) => (sent ? resolve(response) : reject(new Error('answered before all was sent'))),
      ).on('error', reject);
      const chunk = Buffer.alloc(1024 * 1024);
      const write = (left: number): void => {
        if (left > 0) call.write(chunk, () => write(left - chunk.length));
        else {
          sent = true;
          call.end();
        }
      };
      write(size);
    });

  test('hears the answer of a service that did not read to the end', async () => {
    edge.behave.set('menu', (_, response) => void response.writeHead(402).end('{}'));
    expect((await sendAll(40 * 1024 * 1024)).statusCode).toBe(402);
  });

  test('hears that it sent too much', async () => {
    expect((await sendAll(120 * 1024 * 1024)).statusCode).toBe(413);
  });
});

describe('event streams', () => {
  test.each([
    ['menu', '/api/upload-menu/jobs/j1/events'],
    ['ordering', '/api/orders/track/secret/events'],
  ] as const)('of %s pass as they are written, and the service sees the reader leave', async (service, address) => {
    let send: (text: string) => void = () => undefined;
    const left = new Promise<void>((resolve) =>
      edge.behave.set(service, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        send = (text) => void response.write(text);
        response.on('close', resolve);
        send('data: one\n\n');
      }),
    );
    const abort = new AbortController();
    const reader = (await fetch(edge.origin + address, { signal: abort.signal }))
      .body!.pipeThrough(new TextDecoderStream())
      .getReader();
    await expect(reader.read()).resolves.toMatchObject({ value: 'data: one\n\n' });
    send('data: two\n\n');
    await expect(reader.read()).resolves.toMatchObject({ value: 'data: two\n\n' });
    abort.abort();
    await left;
  });

  test('hold up no call, however many are open', async () => {
    const MANY = 400;
    edge.behave.set('ordering', (incoming, response) => {
      if (incoming.url?.endsWith('/events'))
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      else response.writeHead(201).end('{}');
    });
    const abort = new AbortController();
    const streams = await Promise.all(
      Array.from({ length: MANY }, () =>
        fetch(`${edge.origin}/api/orders/track/secret/events`, { signal: abort.signal }),
      ),
    );
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    const placed = await fetch(`${edge.origin}/api/orders`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(30_000),
    });
    expect(placed.status).toBe(201);
    abort.abort();
  });
});
