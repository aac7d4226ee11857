import { type RequestListener } from 'node:http';
import { Fragment, type Menu } from '@chalkboard/contracts';
import { endingOf } from '@chalkboard/service-kit/ending';
import { menuWith } from '@chalkboard/storefront/testing';
import type { FastifyInstance } from 'fastify';
import { REMOTE, ServerUnderTest } from './server-under-test';

let underTest: ServerUnderTest;
let server: FastifyInstance;

const serving =
  (menu: Menu): RequestListener =>
  (request, response) => {
    const etag = `W/"${menu.version}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'application/json', etag }).end(JSON.stringify(menu));
  };
const get = (address: string, headers: Record<string, string> = {}) => server.inject({ url: address, headers });
const fragment = async (address = '/fragments/menu/abc') => Fragment.parse((await get(address)).json());

beforeAll(async () => {
  underTest = await ServerUnderTest.start();
});
beforeEach(() => {
  underTest.reset(serving(menuWith()));
  server = underTest.build();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});
afterAll(() => underTest.stop());

test('a menu as HTML, with what the app needs to go on from it', async () => {
  const { status, head, html, state, app } = await fragment();
  expect([status, app]).toEqual([200, { scripts: ['words-en.js', 'menu.js'] }]);
  expect(html).toContain('Cacio e Pepe');
  expect(html).not.toContain('style=');
  expect(head).toContain('<title>Osteria Lucia · Chalkboard</title>');
  expect(head).toContain('<meta property="og:url" content="https://menus.example/menu/abc">');
  expect(head).toContain('"@type":"Menu"');
  expect(head).toContain('<style>.dish{color:red}</style>');
  expect(state).toMatchObject({
    menu: { shareId: 'abc', restaurantName: 'Osteria Lucia' },
    search: '',
    framed: false,
    drawnAt: expect.any(Number) as number,
  });
});

test('the colours of a menu are in the page’s stylesheet, since its policy refuses style attributes', async () => {
  underTest.behave = serving(menuWith({ backgroundTheme: 'fast-food' }));
  const { head, html } = await fragment();
  expect(head).toMatch(/<style>\.menu-theme\{--light-accent:#[0-9a-f]{6};/);
  expect(html).not.toContain('style=');
});

test('what only the owner has a use for stays behind', async () => {
  underTest.behave = serving(
    menuWith({
      categories: [
        {
          id: 'c',
          name: 'C',
          items: [
            {
              id: 'i',
              name: 'I',
              price: '$1.00',
              confidence: { name: 0.5, price: 0.5 },
              uncertain: true,
              uncertainReason: 'read twice',
            },
          ],
        },
      ],
    }),
  );
  const { state } = await fragment();
  expect(JSON.stringify(state)).not.toMatch(/confidence|read twice/);
});

test('is drawn again only when the menu has changed, for the remote that this server was built with', async () => {
  const first = await get('/fragments/menu/abc');
  const again = await get('/fragments/menu/abc', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(underTest.asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, 'W/"1"']);

  underTest.behave = serving(menuWith({ version: 2, restaurantName: 'New Name' }));
  const changed = await get('/fragments/menu/abc', { 'if-none-match': String(first.headers.etag) });
  expect(changed.json<Fragment>()).toMatchObject({
    html: expect.stringContaining('New Name') as string,
    remoteVersion: REMOTE.version,
  });
});

test('is drawn again when the restaurant closes; within a minute its hours are not even looked at', async () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}Z`);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at('21:58:10'));
  const zones = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  try {
    underTest.behave = serving(
      menuWith({ openingHours: { weekly: [{ day: 1, from: '11:00', to: '22:00' }], exceptions: [] } }),
    );
    const open = await fragment();
    expect(open.html).toContain('Open until 10 PM');
    zones.mockClear();
    clock.mockReturnValue(at('21:58:50'));
    expect((await fragment()).etag).toBe(open.etag);
    expect(zones).not.toHaveBeenCalled();
    clock.mockReturnValue(at('21:59:10'));
    expect((await fragment()).etag).toBe(open.etag);
    expect(zones).toHaveBeenCalled();
    clock.mockReturnValue(at('22:00:00'));
    const closed = await fragment();
    expect(closed.html).not.toContain('Open until');
    expect(closed.etag).not.toBe(open.etag);
  } finally {
    zones.mockRestore();
    clock.mockRestore();
  }
});

test('a menu that is asked for the first time may come late: its page goes without it, the next one has it', async () => {
  await fragment();
  await fragment();
  const [first, known] = jest.mocked(AbortSignal.timeout).mock.calls.map(([ms]) => ms);
  // The edge gives a page 300 ms, of which a known menu must leave time to be drawn from memory.
  expect(known).toBeLessThan(300);
  expect(first).toBeGreaterThan(1000);
});

test('shows the filtered menu at a filtered address', async () => {
  const { html } = await fragment(`/fragments/menu/abc?search=${encodeURIComponent('q=linguine')}`);
  expect(html).toContain('Linguine');
  expect(html).not.toContain('Cacio e Pepe');
  expect((await fragment()).html).toContain('Cacio e Pepe');
});

test('of a menu in two languages there is a view for each, which are never taken for one another', async () => {
  underTest.behave = serving(
    menuWith({
      translation: { language: 'de', texts: [{ id: 'i1', field: 'name', of: 'Cacio e Pepe', text: 'Käsenudeln' }] },
    }),
  );
  const german = await fragment('/fragments/menu/abc?languages=de-at,en');
  const english = await fragment('/fragments/menu/abc?languages=en,de');
  expect([german.html.includes('Käsenudeln'), english.html.includes('Käsenudeln'), german.lang, english.lang]).toEqual([
    true,
    false,
    'de',
    'en',
  ]);
  expect(german.etag).not.toBe(english.etag);
  expect((await get('/fragments/menu/abc?languages=en', { 'if-none-match': german.etag })).statusCode).toBe(200);
  for (const known of [german.etag, `${english.etag}, ${german.etag}`]) {
    const { statusCode, headers } = await get('/fragments/menu/abc?languages=de', { 'if-none-match': known });
    expect([statusCode, headers.etag]).toEqual([304, german.etag]);
  }
  const address = `/fragments/menu/abc?languages=en&search=${encodeURIComponent('lang=de')}`;
  const [linked, again] = [await fragment(address), await fragment(address)];
  expect([
    linked.html.includes('Käsenudeln'),
    linked.head.includes('rel="canonical" href="https://menus.example/menu/abc?lang=de"'),
    again,
  ]).toEqual([true, true, linked]);
  expect(german.head).toContain('rel="canonical" href="https://menus.example/menu/abc"');
  expect((await fragment()).etag).toBe(english.etag);
});

test('of a menu in one language there is one view, whoever asks', async () => {
  const { etag } = await fragment();
  expect((await fragment('/fragments/menu/abc?languages=de')).etag).toBe(etag);
});

test('is slim inside a frame', async () => {
  expect((await fragment('/fragments/menu/abc?framed=1')).html).not.toContain('<footer');
  expect((await fragment()).html).toContain('Share Menu &amp; Earn Rewards');
});

test('a menu that does not exist is Menu Not Found', async () => {
  underTest.behave = (_, response) => void response.writeHead(404).end('{}');
  const { status, html, head, state, app } = await fragment();
  expect([status, state, app]).toEqual([404, null, undefined]);
  expect(html).toContain('Menu Not Found');
  expect(head).toContain('noindex');
});

test.each<[string, RequestListener]>([
  ['fails', (_, response) => void response.writeHead(500).end()],
  ['does not answer in time', () => undefined],
  ['breaks off', (_, response) => void response.destroy()],
])('a menu that is known is shown as it was while the menu service %s; an unknown one is a 503', async (_, failing) => {
  await fragment();
  jest.restoreAllMocks();
  underTest.behave = failing;
  expect((await fragment()).html).toContain('Cacio e Pepe');
  expect((await get('/fragments/menu/other')).statusCode).toBe(503);
});

test.each(['/health', '/live'])('%s asks nobody', async (probe) => {
  expect((await get(probe)).json()).toMatchObject({ status: 'ok', service: 'storefront-server' });
});

test('is ready until it is asked to end, asking nobody', async () => {
  expect((await get('/ready')).statusCode).toBe(200);
  void endingOf(server).begin();
  expect([(await get('/ready')).statusCode, (await get('/live')).statusCode]).toEqual([503, 200]);
});

test('refuses what is no question', async () => {
  expect((await get(`/fragments/menu/${'a'.repeat(99)}?search=${'a'.repeat(1001)}`)).statusCode).toBe(400);
});

describe('the words of the page', () => {
  const words = {
    en: 'Add to Cart: Cacio e Pepe',
    es: 'Añadir al pedido: Cacio e Pepe',
    de: 'In den Warenkorb: Cacio e Pepe',
  };

  test('are in the language that is asked for, with the scripts of its words; a dish says what it is in', async () => {
    const { html, app, lang, head } = await fragment('/fragments/menu/abc?ui=es&languages=es');
    expect([lang, app]).toEqual(['en', { scripts: ['words-es.js', 'menu.js'] }]);
    expect(html).toContain(words.es);
    expect(html).toContain('lang="en"');
    expect(html).toContain('14,00');
    expect(head).toContain('content="La carta de Osteria Lucia: Pasta."');
  });

  test('never meet those of another language, whoever asks at the same time', async () => {
    const languages = ['en', 'es', 'de'] as const;
    await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const own = languages[at % 3]!;
        const { html } = await fragment(`/fragments/menu/abc?ui=${own}&search=q%3Dc${'a'.repeat(at % 2)}`);
        for (const language of languages) expect(html.includes(words[language])).toBe(language === own);
      }),
    );
  });

  test('of a menu that does not exist are in it as well', async () => {
    underTest.behave = (_, response) => void response.writeHead(404).end();
    const { status, lang, html } = await fragment('/fragments/menu/none?ui=fr');
    expect([status, lang]).toEqual([404, 'fr']);
    expect(html).toContain('Carte introuvable');
  });
});
