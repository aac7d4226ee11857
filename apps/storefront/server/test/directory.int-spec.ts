import { type RequestListener } from 'node:http';
import { Fragment, type DirectoryPage } from '@chalkboard/contracts';
import { directoryWith, restaurantWith } from '@chalkboard/storefront/testing/directory';
import type { FastifyInstance } from 'fastify';
import { ServerUnderTest } from './server-under-test';

let underTest: ServerUnderTest;
let server: FastifyInstance;

const serving =
  (page: DirectoryPage): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(page));
const get = (search = '', headers: Record<string, string> = {}) =>
  server.inject({ url: `/fragments/directory?${new URLSearchParams({ search })}`, headers });
const fragment = async (search = '') => Fragment.parse((await get(search)).json());
const jsonLd = ({ head }: Fragment) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)![1]!) as {
    url: string;
    itemListElement: { item: object }[];
  };

beforeAll(async () => {
  underTest = await ServerUnderTest.start();
  server = underTest.build();
});
beforeEach(() => underTest.reset(serving(directoryWith())));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await server.close();
  underTest.stop();
});

test('restaurants stand in the page before any script, for readers and in schema.org’s words', async () => {
  const drawn = await fragment();
  for (const text of [
    'Osteria Lucia',
    '12 Elm St, Chicago, IL 60601',
    '4.4',
    'href="/menu/lucia"',
    '1 Restaurant Found',
  ])
    expect(drawn.html).toContain(text);
  expect(drawn.html).not.toContain('style=');
  expect(jsonLd(drawn).itemListElement[0]!.item).toMatchObject({
    '@type': 'Restaurant',
    name: 'Osteria Lucia',
    url: 'https://menus.example/menu/lucia',
  });
  expect([drawn.state, drawn.app]).toEqual([
    { search: '', page: directoryWith(), drawnAt: expect.any(Number) as number },
    { scripts: ['words-en.js', 'directory.js'] },
  ]);
  for (const element of [
    '<title>Restaurant Directory · Chalkboard</title>',
    '<link rel="canonical" href="https://menus.example/restaurant-directory">',
    '<style>.card{color:red}</style>',
    '<meta name="description" content="Restaurants with their menus',
  ])
    expect(drawn.head).toContain(element);
  expect(drawn.head).not.toContain('noindex');
});

test('what is looked for is asked for, and nothing else of the address', async () => {
  const { html } = await fragment('state=Illinois&utm_source=x&cuisine=Italian&cuisine=None');
  expect(underTest.asked.map(({ url }) => url)).toEqual(['/api/directory?cuisine=Italian&state=Illinois']);
  expect(html).toMatch(/<option value="Italian" selected="">/);
});

test('cuisines, states and parts further down are pages to a search engine; what somebody looked for or sorted by is not', async () => {
  underTest.behave = serving(directoryWith([restaurantWith()], { next: 'c2', total: 30 }));
  const italian = await fragment('cuisine=Italian&state=New+York');
  expect(italian.head).toContain('<title>Italian restaurants in New York · Chalkboard</title>');
  expect(italian.head).toContain(
    'href="https://menus.example/restaurant-directory?cuisine=Italian&amp;state=New+York"',
  );
  expect(italian.html).toMatch(
    /<a[^>]+rel="next"[^>]+href="\/restaurant-directory\?cuisine=Italian&amp;state=New\+York&amp;cursor=c2"|<a[^>]+href="\/restaurant-directory\?cuisine=Italian&amp;state=New\+York&amp;cursor=c2"/,
  );
  const later = await fragment('cursor=c1');
  expect([later.head.includes('noindex'), jsonLd(later).url]).toEqual([
    false,
    'https://menus.example/restaurant-directory?cursor=c1',
  ]);
  for (const search of ['search=pizza', 'price=%24', 'rating=4', 'sort=name&cuisine=Italian'])
    expect([search, (await fragment(search)).head.includes('content="noindex, follow"')]).toEqual([search, true]);
});

test('is drawn anew when a restaurant changes, or opens or closes', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T20:00:00Z'));
  try {
    const first = await get();
    const again = () => get('', { 'if-none-match': String(first.headers.etag) });
    expect((await again()).statusCode).toBe(304);
    clock.mockReturnValue(Date.parse('2026-11-24T04:30:00Z'));
    expect((await again()).statusCode).toBe(200);
    clock.mockReturnValue(Date.parse('2026-11-23T20:00:00Z'));
    underTest.behave = serving(directoryWith([restaurantWith({ rating: 4.4, reviewCount: 20 })]));
    expect((await again()).statusCode).toBe(200);
  } finally {
    clock.mockRestore();
  }
});

test('nothing that a restaurant wrote gets out of its place', async () => {
  underTest.behave = serving(
    directoryWith([restaurantWith({ name: '</script><script>alert(1)</script>', description: '"><img src=x>' })]),
  );
  const { head, html } = await fragment();
  expect(head + html).not.toMatch(/<script>alert|<img src=x/);
});

test.each<[string, RequestListener]>([
  ['fails', (_, response) => void response.writeHead(500).end()],
  ['does not answer in time', () => undefined],
  ['knows no such place in the list', (_, response) => void response.writeHead(400).end('{}')],
  ['answers something else', (_, response) => void response.end('{"items":1}')],
])('comes later when the menu service %s', async (_, failing) => {
  jest.restoreAllMocks();
  underTest.behave = failing;
  expect((await get()).statusCode).toBe(503);
});
