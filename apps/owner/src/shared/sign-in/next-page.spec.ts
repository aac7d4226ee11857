import { menuToChange, nextPage, signInFor } from './next-page';

test.each(['/business', '/menu/abc/edit', '/business/upload?step=theme', '/account#team'])(
  '%s is a page of our own',
  (page) => {
    expect(nextPage(page)).toBe(page);
    expect(nextPage(new URL(signInFor(page), 'https://menu.example').searchParams.get('next'))).toBe(page);
  },
);

test.each([
  null,
  '',
  'business',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/./\n/evil.example',
  '/..//evil.example',
])('%j leads home', (next) => {
  expect(nextPage(next)).toBe('/business');
});

test.each(['/sign-in', '/sign-in?next=/sign-in', '/api/account/export'])('%s is no page to come back to', (next) => {
  expect(nextPage(next)).toBe('/business');
});

test.each([
  ['/menu/abc/edit', 'abc'],
  ['/menu/abc/update?job=1', 'abc'],
  ['/menu/abc/orders', undefined],
  ['/menu/abc', undefined],
  ['/business', undefined],
])('who comes back to %s wants to change menu %s', (next, shareId) => {
  expect(menuToChange(next)).toBe(shareId);
});
