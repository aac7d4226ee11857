import { pageAt, powersAt } from './page-patterns';

test.each([
  ['/', 'owner'],
  ['/menu/abc', 'storefront'],
  ['/menu/abc/', 'storefront'],
  ['/menu/abc/edit', 'owner'],
  ['/checkout/abc', 'storefront'],
  ['/feedback', 'storefront'],
  ['/business', 'owner'],
  ['/business/upload', 'owner'],
  ['/business-signup', 'owner'],
  ['/sign-in', 'owner'],
  ['/account', 'owner'],
  ['/account/closed/r1', 'owner'],
  ['/admin', 'admin'],
  ['/admin/dashboard', 'admin'],
])('%s is drawn by %s', (pathname, remote) => {
  expect(pageAt(pathname)?.remote).toBe(remote);
});

test.each(['/menu', '/menu/', '/menu/abc/other', '/nothing', '/account/closed', '/account/other', '/administrator'])(
  '%s is no page',
  (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  },
);

test('names the parts of the path', () => {
  expect(pageAt('/menu/a-b_c')?.params).toEqual({ shareId: 'a-b_c' });
});

test.each([
  ['/feedback', ['microphone', 'made-media']],
  ['/admin', ['made-media']],
  ['/admin/dashboard', ['made-media']],
  ['/', []],
  ['/menu/abc', []],
  ['/feedback/abc', []],
])('the document of %s may besides: %j', (pathname, powers) => {
  expect(powersAt(pathname)).toEqual(powers);
});
