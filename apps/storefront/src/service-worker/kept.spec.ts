import { keptUnder, replacesKept, strategyFor } from './kept';

const origin = 'https://menus.example';
const of = (address: string, method = 'GET') => strategyFor({ method, url: new URL(address, origin).href, origin });

test.each([
  ['/menu/abc', 'network-first'],
  ['/menu/abc?q=soup', 'network-first'],
  ['/checkout/abc', 'network-first'],
  ['/api/menu/abc', 'network-first'],
  [`/api/menu/logos/${'0a'.repeat(32)}`, 'kept-first'],
  ['/api/menu/logos/unknown', 'pass'],
  ['/remotes.json', 'network-first'],
  ['/assets/main.0123abcd.js', 'kept-first'],
  ['/remotes/storefront/0123456789ab/chunk.0123abcd.css', 'kept-first'],
  ['/remotes/storefront/0123456789ab/remoteEntry.js', 'kept-first'],
  ['/remotes/storefront/0123456789ab/remoteEntry.js?retry=1', 'pass'],
  ['/', 'pass'],
  ['/menu/abc/edit', 'pass'],
  ['/api/menu/abc/access', 'pass'],
  ['/api/orders', 'pass'],
  ['/api/admin/stats', 'pass'],
  ['/admin/dashboard', 'pass'],
  ['https://elsewhere.example/menu/abc', 'pass'],
])('%s is %s', (address, strategy) => {
  expect(of(address)).toBe(strategy);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never kept', (method) => {
  expect(of('/api/menu/abc', method)).toBe('pass');
});

test('a page is kept once, whatever its query', () => {
  expect(keptUnder(`${origin}/menu/abc/?q=soup`)).toBe(`${origin}/menu/abc`);
  expect(keptUnder(`${origin}/checkout/abc`)).toBe(`${origin}/menu/abc`);
  expect(keptUnder(`${origin}/remotes/a/0123456789ab/remoteEntry.js?retry=1`)).toBe(
    `${origin}/remotes/a/0123456789ab/remoteEntry.js?retry=1`,
  );
});

test('a page in a language that only its address asks for is not kept in place of the chosen one', () => {
  expect(
    [`${origin}/menu/abc`, `${origin}/menu/abc?q=soup`, `${origin}/menu/abc?lang=de`, `${origin}/checkout/abc`].map(
      replacesKept,
    ),
  ).toEqual([true, true, false, false]);
});
