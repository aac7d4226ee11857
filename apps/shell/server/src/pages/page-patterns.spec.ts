import { pageAt } from './page-patterns';

test.each([
  ['/', 'owner'],
  ['/menu/abc', 'storefront'],
  ['/menu/abc/', 'storefront'],
  ['/menu/abc/edit', 'owner'],
  ['/checkout/abc', 'storefront'],
  ['/business/upload', 'owner'],
  ['/admin', 'admin'],
  ['/admin/dashboard', 'admin'],
])('%s is drawn by %s', (pathname, remote) => {
  expect(pageAt(pathname)?.remote).toBe(remote);
});

test.each(['/menu', '/menu/', '/menu/abc/other', '/nothing', '/administrator'])('%s is no page', (pathname) => {
  expect(pageAt(pathname)).toBeUndefined();
});

test('names the parts of the path', () => {
  expect(pageAt('/menu/a-b_c')?.params).toEqual({ shareId: 'a-b_c' });
});
