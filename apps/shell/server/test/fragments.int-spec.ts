import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { FRAGMENT_BUDGET_MS } from '../src/pages/fragment-source';
import { RunningEdge } from './running-edge';

let edge: RunningEdge;

beforeAll(async () => {
  edge = await RunningEdge.start();
});
/** What else is told here does not depend on how fast this machine is. */
const timeout = AbortSignal.timeout.bind(AbortSignal);
beforeEach(() =>
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === FRAGMENT_BUDGET_MS ? 30_000 : ms)),
);
afterEach(() => {
  jest.restoreAllMocks();
  edge.calm();
});
afterAll(() => edge.stop());

describe('a menu that a fragment server draws', () => {
  const style = '.menu-theme{--a:1}';
  const fragmentOf = async (change: object = {}) => {
    const remoteVersion = (await edge.released()).remotes.storefront!.running;
    return {
      status: 200,
      head: `<title>Lucia</title><style>${style}</style>`,
      html: '<p>Soup</p>',
      state: { shareId: 'abc', name: '</script>' },
      app: { scripts: ['page.0123abcd.js'] },
      remoteVersion,
      etag: '"1"',
      ...change,
    };
  };
  const answer =
    (fragment: object): RequestListener =>
    (_, response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(fragment));
  const open = async (address = '/menu/abc', headers: Record<string, string> = {}) => {
    const response = await fetch(edge.origin + address, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  /** Who changes a menu is answered by the echo of the menu service. */
  const changed = (shareId: string) =>
    fetch(`${edge.origin}/api/menu/${shareId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then((response) => response.text());
  const isPlain = ({ status, text }: { status: number; text: string }) =>
    status === 200 &&
    text.includes('<title>Chalkboard</title>') &&
    !text.includes('id="fragment"') &&
    text.includes('as="fetch"');

  test('is in the page, with its state, its title and its own app, and without the shell', async () => {
    edge.fragments = answer(await fragmentOf());
    const { status, text, headers } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<body lang="en"><div id="fragment"><p>Soup</p></div>');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain(
      `<script defer src="/remotes/storefront/${(await edge.released()).remotes.storefront!.running}/page.0123abcd.js" fetchpriority="high"></script>`,
    );
    // A linked stylesheet that never comes would hold up text and scripts.
    for (const other of ['rel="stylesheet"', 'id="root"', '/assets/', 'remoteEntry', 'remotes-json', 'as="fetch"'])
      expect(text).not.toContain(other);
    expect(text).not.toContain('</script>"');
    expect(JSON.parse(/id="fragment-state">(.*?)<\/script>/.exec(text)![1]!)).toEqual({
      shareId: 'abc',
      name: '</script>',
    });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain(`style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('tells the browser what it is in, apart from the words of the app around it', async () => {
    edge.fragments = answer(await fragmentOf({ lang: 'zh-Hant' }));
    const { text } = await open('/menu/chinese');
    expect(text).toContain('<html lang="zh-Hant">');
    expect(text).toContain('<body lang="en">');
    edge.fragments = answer(await fragmentOf({ lang: '"><script>' }));
    expect(isPlain(await open('/menu/strange'))).toBe(true);
  });

  test('may be pressed before its app has come; no script but the one for that is let in', async () => {
    edge.fragments = answer(
      await fragmentOf({ head: `<title>Lucia</title><style>${style}</style><script>alert(1)</script>` }),
    );
    const { text, headers } = await open('/menu/pressed');
    const [script] = /(?<=<script>)\{let n=.*?(?=<\/script>)/.exec(text)!;
    expect(script.length).toBeLessThan(700);
    // Above the app, of whose failure it hears.
    expect(text.indexOf(script)).toBeLessThan(text.indexOf('<script defer'));
    expect(headers.get('content-security-policy')).toContain(
      `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`,
    );
    // A page without a fragment needs none.
    edge.fragments = (_, response) => void response.writeHead(500).end();
    expect((await open('/menu/other')).headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  test('is asked for with the query and for the frame that it stands in', async () => {
    const asked: string[] = [];
    const fragment = await fragmentOf();
    edge.fragments = (incoming, response) => (asked.push(incoming.url!), answer(fragment)(incoming, response));
    await open('/menu/a%20b?q=soup&diet=Vegan', { 'sec-fetch-dest': 'iframe' });
    await open('/menu/abc/edit');
    await open('/checkout/abc');
    expect(asked).toEqual(['/fragments/menu/a%20b?search=q%3Dsoup%26diet%3DVegan&framed=1&ui=en']);
  });

  test('so is the directory, with what is looked for', async () => {
    const asked: string[] = [];
    const fragment = await fragmentOf({
      head: '<title>Restaurant Directory</title>',
      state: { search: 'state=Texas' },
    });
    edge.fragments = (incoming, response) => (asked.push(incoming.url!), answer(fragment)(incoming, response));
    const { text } = await open('/restaurant-directory?state=Texas');
    expect(text).toContain('<div id="fragment"><p>Soup</p></div>');
    expect(asked).toEqual(['/fragments/directory?search=state%3DTexas&ui=en']);
  });

  test('is asked for in the language that was chosen, or is asked for; both are kept, whatever else their readers ask for', async () => {
    const asked: [string | undefined, boolean][] = [];
    const [english, german] = [
      await fragmentOf({ html: 'Soup', etag: '"en"' }),
      await fragmentOf({ html: 'Suppe', etag: '"de"' }),
    ];
    edge.fragments = (incoming, response) => {
      const languages = new URLSearchParams(incoming.url!.split('?')[1]).get('languages')!;
      const view = languages.startsWith('de') ? german : english;
      const isKnown = incoming.headers['if-none-match']?.split(', ').includes(view.etag) ?? false;
      asked.push([languages, isKnown]);
      if (isKnown) response.writeHead(304, { etag: view.etag }).end();
      else answer(view)(incoming, response);
    };
    const of = async (headers: Record<string, string>) => {
      const { text, headers: answered } = await open('/menu/two', headers);
      return [/id="fragment">(\w+)</.exec(text)?.[1], answered.get('vary')];
    };
    const vary = expect.stringMatching(/accept-language, cookie$/) as string;
    expect(await of({ 'accept-language': 'de-AT,en;q=0.5' })).toEqual(['Suppe', vary]);
    expect(await of({ 'accept-language': 'en' })).toEqual(['Soup', vary]);
    expect(await of({ 'accept-language': 'en', cookie: 'menu_language=de' })).toEqual(['Suppe', vary]);
    expect(await of({ 'accept-language': 'en-GB' })).toEqual(['Soup', vary]);
    expect(asked).toEqual([
      ['de-at,en', false],
      ['en', false],
      ['de,en', true],
      ['en-gb', true],
    ]);
  });

  test('that does not exist answers 404', async () => {
    edge.fragments = answer(
      await fragmentOf({ status: 404, html: '<h1>Menu Not Found</h1>', state: null, app: undefined }),
    );
    const { status, text } = await open('/menu/none');
    expect(status).toBe(404);
    expect(text).toContain('Menu Not Found');
    expect(text).not.toMatch(/fragment-state|<script/);
  });

  test('is not waited for beyond the budget', async () => {
    jest.restoreAllMocks();
    edge.fragments = () => undefined;
    expect(isPlain(await open('/menu/slow'))).toBe(true);
  });

  test('is asked for once by readers who come together, and again by who has changed the menu', async () => {
    const asked: string[] = [];
    edge.fragments = async (incoming, response) => {
      asked.push(incoming.url!);
      answer(await fragmentOf({ html: `<p>${asked.length}</p>`, etag: `"${asked.length}"` }))(incoming, response);
    };
    const shown = async () => /id="fragment"><p>(\d+)</.exec((await open('/menu/full')).text)?.[1];
    // However slowly they come on a machine with much to do: for the edge it is one moment.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await Promise.all(Array.from({ length: 50 }, shown))).toEqual(Array.from({ length: 50 }, () => '1'));
    clock.mockRestore();
    await changed('full');
    expect(await shown()).toBe('2');
    expect(asked).toHaveLength(2);
  });

  test('is shown as it was a moment ago while its server is late or away, but not to who has changed the menu', async () => {
    const fragment = await fragmentOf({ html: '<p>Known</p>' });
    edge.fragments = answer(fragment);
    const drawnNow = await open('/menu/known');
    expect([drawnNow.text.includes('Known'), drawnNow.text.includes('data-earlier')]).toEqual([true, false]);
    const clock = jest.spyOn(Date, 'now');
    const later = (ms: number) => clock.mockReturnValue(Date.now() + ms);
    later(1000);
    edge.fragments = (_, response) => void response.writeHead(503).end();
    const drawnBefore = await open('/menu/known');
    expect(drawnBefore.text).toContain('Known');
    // The page's app reads the menu again.
    expect(drawnBefore.text).toContain('id="fragment-state" data-earlier>');
    later(120_000);
    expect(isPlain(await open('/menu/known'))).toBe(true);
    clock.mockRestore();
    expect((await open('/menu/known')).text).toContain('Known');
    await changed('known');
    expect(isPlain(await open('/menu/known'))).toBe(true);
  });

  test('is asked for again by who has said on the board that a dish is sold out', async () => {
    edge.fragments = answer(await fragmentOf({ html: '<p>Before</p>' }));
    expect((await open('/menu/board')).text).toContain('Before');
    edge.fragments = answer(await fragmentOf({ html: '<p>Sold out</p>', etag: '"2"' }));
    await fetch(`${edge.origin}/api/orders/board/board/items/i1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }).then((response) => response.text());
    expect((await open('/menu/board')).text).toContain('Sold out');
  });

  test.each<[string, RequestListener]>([
    ['fails', (_, response) => void response.writeHead(500).end()],
    ['breaks off', (_, response) => void response.destroy()],
    ['answers something else', (_, response) => void response.end('{"status":200}')],
  ])('comes later when its server %s', async (_, behaviour) => {
    edge.fragments = behaviour;
    expect(isPlain(await open('/menu/other'))).toBe(true);
  });

  test.each([
    ['drawn for another version of the remote', { remoteVersion: 'older' }],
    ['without an app of its own', { app: undefined }],
    ['whose app lies elsewhere', { app: { scripts: ['../../assets/main.js'] } }],
  ])('%s is left out', async (_, change) => {
    edge.fragments = answer(await fragmentOf(change));
    expect(isPlain(await open('/menu/other'))).toBe(true);
  });

  test('is asked for by its etag, and sent to a browser that has it as nothing', async () => {
    const fragment = await fragmentOf({ etag: '"7"' });
    const known: (string | undefined)[] = [];
    edge.fragments = (incoming, response) => {
      known.push(incoming.headers['if-none-match']);
      if (incoming.headers['if-none-match'] === '"7"') response.writeHead(304, { etag: '"7"' }).end();
      else answer(fragment)(incoming, response);
    };
    const first = await open('/menu/kept');
    await changed('kept');
    const again = await open('/menu/kept', { 'if-none-match': first.headers.get('etag')! });
    expect(known).toEqual([undefined, '"7"']);
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('is packed on the way', async () => {
    edge.fragments = answer(await fragmentOf({ html: `<p>${'Soup '.repeat(1000)}</p>` }));
    const { headers, text } = await open('/menu/long', { 'accept-encoding': 'br' });
    expect(headers.get('content-encoding')).toBe('br');
    expect(text).toContain('Soup Soup');
  });

  test('is looked after by a worker at the root, which is asked for again each time', async () => {
    const { status, headers, text } = await open('/sw.js');
    expect([status, text, headers.get('cache-control')]).toEqual([200, '/* worker first */', 'no-cache']);
  });
});
