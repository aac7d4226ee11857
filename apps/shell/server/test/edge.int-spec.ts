import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSON_BODY_MAX_BYTES, REMOTES, SERVICES, type ServiceName } from '@chalkboard/contracts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../src/config';
import { buildEdge } from '../src/edge';
import { FRAGMENT_BUDGET_MS } from '../src/pages/fragment-source';

/** A service that answers with what it was asked. */
const echo = (service: string): RequestListener => async (incoming, response) => {
  if (incoming.url === '/health') return void response.end(JSON.stringify({ status: 'ok', service, checks: {} }));
  let bytes = 0;
  try {
    for await (const chunk of incoming) bytes += (chunk as Buffer).length;
  } catch {
    return; // The edge cut a body that was too long.
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ service, method: incoming.method, url: incoming.url, headers: incoming.headers, bytes }));
};

let folder: string;
let edge: FastifyInstance;
let origin: string;
const upstreams = new Map<ServiceName, Server>();
const behave = new Map<ServiceName, RequestListener>();
let fragmentServer: Server;
/** What the fragment server does with a question for a fragment; away unless a test says so. */
let fragments: RequestListener | undefined;

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function build(name: string, files: Record<string, string>): Promise<string> {
  const dir = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
  return dir;
}

const remote = (name: string) => ({
  'remoteEntry.js': `/* ${name} */`,
  'chunk.0123abcd.js': '/* chunk */',
  'chunk.0123abcd.js.br': 'packed',
  'style.0123abcd.css': '/* style */',
  'sw.js': '/* worker */',
  'mf-manifest.json': JSON.stringify({ exposes: [{ name: 'remote', assets: { js: { sync: ['chunk.0123abcd.js'], async: [] }, css: { sync: ['style.0123abcd.css'], async: [] } } }] }),
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-'));
  const environment: Record<string, string> = { LOG_LEVEL: 'silent', SHELL_DIR: await build('shell', { 'index.html': '<!doctype html><head><meta charset="utf-8"><script defer src="/assets/main.0123abcd.js"></script></head><body><div id="root"></div>', 'assets/main.0123abcd.js': '/* shell */', 'favicon.svg': '<svg/>' }) };
  for (const name of REMOTES) environment[`${name.toUpperCase()}_DIR`] = await build(name, remote(name));
  for (const name of SERVICES) {
    const server = createServer((incoming, response) => (behave.get(name) ?? echo(name))(incoming, response));
    upstreams.set(name, server);
    environment[`${name.toUpperCase()}_URL`] = await listen(server);
  }
  fragmentServer = createServer((incoming, response) => {
    if (incoming.url === '/health') response.end(JSON.stringify({ status: 'ok', service: 'storefront-server', checks: {} }));
    else if (fragments) fragments(incoming, response);
    else response.writeHead(503).end();
  });
  environment.STOREFRONT_SERVER_URL = await listen(fragmentServer);
  edge = await buildEdge(readConfig(environment));
  origin = await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  behave.clear();
  fragments = undefined;
});
afterAll(async () => {
  edge.server.closeAllConnections();
  await edge.close();
  for (const server of [...upstreams.values(), fragmentServer]) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

describe('forwarding', () => {
  test.each([
    ['/api/upload-menu', 'menu'],
    ['/api/upload-menu/jobs/j1?x=1', 'menu'],
    ['/api/menu/abc', 'menu'],
    ['/api/orders', 'ordering'],
    ['/api/admin/stats', 'identity'],
    ['/api/notify/outbox?limit=5', 'notify'],
  ])('%s goes to %s, address unchanged', async (address, service) => {
    const answer = await (await fetch(origin + address, { method: 'POST', body: '{"a":1}', headers: { 'content-type': 'application/json' } })).json();
    expect(answer).toMatchObject({ service, url: address, method: 'POST', bytes: 7 });
  });

  test.each(['/api', '/api/other', '/api/menus', '/api/orders-of-others', '/api/menu/../other'])('nothing is at %s', async (address) => {
    const response = await fetch(origin + address);
    expect(response.status).toBe(404);
    if (address !== '/api') expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  test('overwrites what the caller says of itself', async () => {
    const { headers } = await (await fetch(`${origin}/api/menu/abc/access`, { headers: { 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'for=6.6.6.6', 'x-real-ip': '6.6.6.6', 'x-request-id': 'mine', cookie: 'visitor=v' } })).json();
    expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': new URL(origin).host, 'x-forwarded-proto': 'http', cookie: 'visitor=v' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers).not.toHaveProperty('forwarded');
    expect(headers).not.toHaveProperty('x-real-ip');
  });

  test('hands back status, headers and cookies', async () => {
    behave.set('menu', (_, response) => void response.writeHead(402, { 'content-type': 'application/problem+json', 'set-cookie': ['a=1', 'b=2'] }).end('{"code":"menu.quota"}'));
    const response = await fetch(`${origin}/api/upload-menu`, { method: 'POST' });
    expect(response.status).toBe(402);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    await expect(response.json()).resolves.toEqual({ code: 'menu.quota' });
  });

  test('does not repeat a call on its own', async () => {
    let calls = 0;
    behave.set('menu', (_, response) => (calls++, void response.writeHead(503).end()));
    await fetch(`${origin}/api/menu/abc/access`);
    expect(calls).toBe(1);
  });

  test('asks once for readers of a menu who come together, and packs it for who wants it', async () => {
    const menu = JSON.stringify({ text: 'a long menu '.repeat(500) });
    let calls = 0;
    behave.set('menu', (_, response) => (calls++, void response.writeHead(200, { 'content-type': 'application/json', etag: 'W/"7"' }).end(menu)));
    const [plain, packed, known] = await Promise.all(([['accept-encoding', 'identity'], ['accept-encoding', 'gzip, br'], ['if-none-match', 'W/"7"']] as const).map(([name, value]) => fetch(`${origin}/api/menu/together`, { headers: { [name]: value } })));
    expect(calls).toBe(1);
    await expect(plain?.text()).resolves.toBe(menu);
    expect(packed?.headers.get('content-encoding')).toBe('br');
    await expect(packed?.text()).resolves.toBe(menu);
    expect(known?.status).toBe(304);
  });

  test('shows who changes a menu their own change at once', async () => {
    let version = 1;
    behave.set('menu', (incoming, response) => {
      if (incoming.method === 'PUT') version += 1;
      incoming.resume().once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end(String(version)));
    });
    const read = async () => (await fetch(`${origin}/api/menu/changing`)).text();
    await expect(read()).resolves.toBe('1');
    await fetch(`${origin}/api/menu/changing`, { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json' } });
    await expect(read()).resolves.toBe('2');
  });

  test('shows a menu changed elsewhere within a second', async () => {
    let version = 1;
    behave.set('menu', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(String(version)));
    const read = async () => (await fetch(`${origin}/api/menu/elsewhere`)).text();
    await expect(read()).resolves.toBe('1');
    version = 2;
    const changedAt = performance.now();
    while ((await read()) !== '2') expect(performance.now() - changedAt).toBeLessThan(1000);
  });

  test('shares no refusal', async () => {
    behave.set('menu', (_, response) => void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}'));
    expect((await fetch(`${origin}/api/menu/new`)).status).toBe(404);
    behave.set('menu', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
    expect((await fetch(`${origin}/api/menu/new`)).status).toBe(200);
  });

  test('packs long JSON on the way', async () => {
    const menu = JSON.stringify({ text: 'Margherita '.repeat(1000) });
    behave.set('menu', (_, response) => void response.writeHead(200, { 'content-type': 'application/json', 'content-length': menu.length }).end(menu));
    const response = await fetch(`${origin}/api/menu/long/review`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    await expect(response.text()).resolves.toBe(menu);
  });

  test('refuses a body that is too long, said or unsaid', async () => {
    const long = Buffer.alloc(JSON_BODY_MAX_BYTES + 1);
    const said = await fetch(`${origin}/api/orders`, { method: 'POST', body: long });
    expect([said.status, (await said.json()).code]).toEqual([413, 'edge.body_too_large']);
    const unsaid = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(`${origin}/api/orders`, { method: 'POST' }, resolve).on('error', reject);
      call.write(long);
      call.end();
    });
    expect(unsaid.statusCode).toBe(413);
  });

  test.each(['/api/upload-menu', '/api/menu/abc/updates'])('lets an upload of ten times ten megabytes through, as it comes: %s', async (address) => {
    const { bytes } = await (await fetch(origin + address, { method: 'POST', body: Buffer.alloc(100 * 1024 * 1024) })).json();
    expect(bytes).toBe(100 * 1024 * 1024);
  });

  test.each(['/api/menu/updates', '/api/menu/abc/updates/j1', '/api/menu/abc?next=/updates'])('takes no more than JSON where no files are sent to: %s', async (address) => {
    expect((await fetch(origin + address, { method: 'POST', body: Buffer.alloc(JSON_BODY_MAX_BYTES + 1) })).status).toBe(413);
  });
});

describe('a browser that is still sending', () => {
  /** As a browser does: hears nothing before everything is sent. */
  const sendAll = (size: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      let sent = false;
      const call = request(`${origin}/api/upload-menu`, { method: 'POST', headers: { 'content-length': size } }, (response) => (sent ? resolve(response) : reject(new Error('answered before all was sent')))).on('error', reject);
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
    behave.set('menu', (_, response) => void response.writeHead(402).end('{}'));
    expect((await sendAll(40 * 1024 * 1024)).statusCode).toBe(402);
  });

  test('hears that it sent too much', async () => {
    expect((await sendAll(120 * 1024 * 1024)).statusCode).toBe(413);
  });
});

describe('event streams', () => {
  test('pass as they are written, and the service sees the reader leave', async () => {
    let send: (text: string) => void = () => undefined;
    const left = new Promise<void>((resolve) =>
      behave.set('menu', (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        send = (text) => void response.write(text);
        response.on('close', resolve);
        send('data: one\n\n');
      }),
    );
    const abort = new AbortController();
    const reader = (await fetch(`${origin}/api/upload-menu/jobs/j1/events`, { signal: abort.signal })).body!.pipeThrough(new TextDecoderStream()).getReader();
    await expect(reader.read()).resolves.toMatchObject({ value: 'data: one\n\n' });
    send('data: two\n\n');
    await expect(reader.read()).resolves.toMatchObject({ value: 'data: two\n\n' });
    abort.abort();
    await left;
  });
});

describe('a service that is away', () => {
  test('is named in plain words, and health says which', async () => {
    const server = upstreams.get('ordering')!;
    const { port } = server.address() as AddressInfo;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    try {
      const response = await fetch(`${origin}/api/orders`, { method: 'POST', body: '{}' });
      expect(response.status).toBe(503);
      await expect(response.json()).resolves.toMatchObject({ status: 503, code: 'edge.ordering_unavailable', detail: 'Ordering is not available right now. Nothing was lost; please try again in a moment.' });
      const health = await fetch(`${origin}/api/health`);
      expect(health.status).toBe(503);
      await expect(health.json()).resolves.toMatchObject({ status: 'failing', failing: ['ordering'], slices: { menu: { status: 'ok' }, ordering: { status: 'failing', detail: 'does not answer' } } });
    } finally {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    }
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });

  test('that is failing says what of it', async () => {
    behave.set('notify', (_, response) => void response.writeHead(503).end(JSON.stringify({ status: 'failing', service: 'notify', checks: { nats: { status: 'failing', detail: 'not connected' }, database: { status: 'ok' } } })));
    await expect((await fetch(`${origin}/api/health`)).json()).resolves.toMatchObject({ failing: ['notify'], slices: { notify: { detail: 'nats: not connected' } } });
  });

  test('that does not answer in time is not waited for', async () => {
    behave.set('menu', () => undefined);
    const begun = Date.now();
    await expect((await fetch(`${origin}/api/health`)).json()).resolves.toMatchObject({ failing: ['menu'] });
    expect(Date.now() - begun).toBeLessThan(3000);
  });
});

describe('pages', () => {
  const get = async (address: string) => {
    const response = await fetch(origin + address);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test.each([['/', 200], ['/menu/abc', 200], ['/menu/abc/edit', 200], ['/checkout/abc', 200], ['/admin/dashboard', 200], ['/nothing/here', 404], ['/menu', 404]])('%s answers %i with the app', async (address, status) => {
    const page = await get(address);
    expect(page.status).toBe(status);
    expect(page.text).toContain('<div id="root">');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test('a file that is not there is no page', async () => {
    for (const address of ['/assets/gone.js', '/remotes/owner/gone.js', '/robots.php']) {
      const { status, headers } = await get(address);
      expect([status, headers.get('content-type')]).toEqual([404, 'application/problem+json; charset=utf-8']);
    }
  });

  test('a menu page brings word of its remote and its menu, before the first script', async () => {
    const { text } = await get('/menu/abc');
    const head = text.slice(0, text.indexOf('<script defer'));
    expect(head).toMatch(/<link rel="preload" as="script" href="\/remotes\/storefront\/remoteEntry\.js\?v=[0-9a-f]{10}">/);
    expect(head).toContain('<link rel="preload" as="script" href="/remotes/storefront/chunk.0123abcd.js">');
    expect(head).toContain('<link rel="preload" as="style" href="/remotes/storefront/style.0123abcd.css">');
    expect(head).toContain('<link rel="preload" as="fetch" href="/api/menu/abc" crossorigin="use-credentials">');
    expect(head).not.toContain('/remotes/owner/chunk');
    const list = JSON.parse(/id="remotes-json">(.*?)<\/script>/.exec(text)![1]!);
    expect(list).toEqual(await (await fetch(`${origin}/remotes.json`)).json());
  });

  test('an address cannot write into the page', async () => {
    const { text } = await get('/menu/%22%3E%3Cscript%3E');
    expect(text).not.toContain('"><script>');
  });

  test('a menu may be framed, what changes something may not', async () => {
    const policy = async (address: string) => (await get(address)).headers.get('content-security-policy');
    expect(await policy('/menu/abc')).toContain('frame-ancestors *');
    expect(await policy('/menu/abc/edit')).toContain("frame-ancestors 'self'");
    expect(await policy('/admin')).not.toContain('unsafe');
  });

  test('hashed files are kept for ever, the rest is asked for again', async () => {
    const { remotes } = (await (await fetch(`${origin}/remotes.json`)).json()) as { remotes: { entry: string }[] };
    const cached = async (address: string) => (await get(address)).headers.get('cache-control');
    expect(await cached('/assets/main.0123abcd.js')).toContain('immutable');
    expect(await cached(remotes[0]!.entry)).toContain('immutable');
    expect(await cached('/remotes/storefront/remoteEntry.js?v=0000000000')).toBe('no-cache');
    const packed = await fetch(`${origin}/remotes/owner/chunk.0123abcd.js`, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    await packed.body?.cancel();
  });

  test('a remote that is taken away leaves the list, and health names it', async () => {
    const entry = path.join(folder, 'admin', 'remoteEntry.js');
    await rm(entry);
    expect(JSON.stringify(await (await fetch(`${origin}/remotes.json`)).json())).not.toContain('admin');
    await expect((await fetch(`${origin}/api/health`)).json()).resolves.toMatchObject({ failing: ['admin'], slices: { admin: { detail: 'is not built' } } });
    await writeFile(entry, '/* admin */');
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
  });
});

describe('a menu that a fragment server draws', () => {
  const style = '#fragment [data-s="0"]{--a:1}';
  const fragmentOf = async (change: object = {}) => {
    const { remotes } = (await (await fetch(`${origin}/remotes.json`)).json()) as { remotes: { name: string; entry: string }[] };
    const remoteVersion = remotes.find(({ name }) => name === 'storefront')!.entry.split('?v=')[1];
    return { status: 200, head: `<title>Lucia</title><style>${style}</style>`, html: '<p data-s="0">Soup</p>', state: { shareId: 'abc', name: '</script>' }, remoteVersion, etag: '"1"', ...change };
  };
  const answer = (fragment: object): RequestListener => (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fragment));
  const open = async (address = '/menu/abc', headers: Record<string, string> = {}) => {
    const response = await fetch(origin + address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const isPlain = ({ status, text }: { status: number; text: string }) => status === 200 && text.includes('<title>Chalkboard</title>') && !text.includes('id="fragment"') && text.includes('as="fetch"');

  test('is in the page, with its state, its title and its remote', async () => {
    fragments = answer(await fragmentOf());
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<div id="fragment"><p data-s="0">Soup</p></div><div id="root"></div>');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('<link rel="preload" as="style" href="/remotes/storefront/style.0123abcd.css" fetchpriority="low">');
    // A linked stylesheet of a remote that never answers would hold up the page's own scripts.
    expect(text).not.toContain('rel="stylesheet" href="/remotes/');
    expect(text).toMatch(/<link rel="preload" as="script" href="\/remotes\/storefront\/remoteEntry\.js\?v=[0-9a-f]{10}" fetchpriority="low">/);
    expect(text).not.toContain('as="fetch"');
    expect(text).not.toContain('</script>"');
    expect(JSON.parse(/id="fragment-state">(.*?)<\/script>/.exec(text)![1]!)).toEqual({ shareId: 'abc', name: '</script>' });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('is asked for with the query and for the frame that it stands in', async () => {
    const asked: string[] = [];
    const fragment = await fragmentOf();
    fragments = (incoming, response) => (asked.push(incoming.url!), answer(fragment)(incoming, response));
    await open('/menu/a%20b?q=soup&diet=Vegan', { 'sec-fetch-dest': 'iframe' });
    await open('/menu/abc/edit');
    await open('/checkout/abc');
    expect(asked).toEqual(['/fragments/menu/a%20b?search=q%3Dsoup%26diet%3DVegan&framed=1']);
  });

  test('that does not exist answers 404', async () => {
    fragments = answer(await fragmentOf({ status: 404, html: '<h1>Menu Not Found</h1>', state: null }));
    const { status, text } = await open('/menu/none');
    expect(status).toBe(404);
    expect(text).toContain('Menu Not Found');
    expect(text).not.toContain('fragment-state');
  });

  test('is not waited for beyond the budget', async () => {
    fragments = () => undefined;
    const begun = Date.now();
    expect(isPlain(await open('/menu/slow'))).toBe(true);
    expect(Date.now() - begun).toBeLessThan(FRAGMENT_BUDGET_MS + 700);
  });

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['breaks off', (_, response) => void response.destroy()],
    ['answers something else', (_, response) => void response.end('{"status":200}')],
  ])('comes later when its server %s', async (_, behaviour) => {
    fragments = behaviour;
    expect(isPlain(await open('/menu/other'))).toBe(true);
  });

  test('drawn for another version of the remote is left out', async () => {
    fragments = answer(await fragmentOf({ remoteVersion: 'older' }));
    expect(isPlain(await open('/menu/other'))).toBe(true);
  });

  test('is asked for by its etag, and sent to a browser that has it as nothing', async () => {
    const fragment = await fragmentOf({ etag: '"7"' });
    const known: (string | undefined)[] = [];
    fragments = (incoming, response) => {
      known.push(incoming.headers['if-none-match']);
      if (incoming.headers['if-none-match'] === '"7"') response.writeHead(304).end();
      else answer(fragment)(incoming, response);
    };
    const first = await open('/menu/kept');
    const again = await open('/menu/kept', { 'if-none-match': first.headers.get('etag')! });
    expect(known).toEqual([undefined, '"7"']);
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('is packed on the way', async () => {
    fragments = answer(await fragmentOf({ html: `<p>${'Soup '.repeat(1000)}</p>` }));
    const { headers, text } = await open('/menu/long', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(text).toContain('Soup Soup');
  });

  test('is looked after by a worker at the root, which is asked for again each time', async () => {
    const { status, headers, text } = await open('/sw.js');
    expect([status, text, headers.get('cache-control')]).toEqual([200, '/* worker */', 'no-cache']);
  });
});
