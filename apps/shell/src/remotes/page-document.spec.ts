import { fitsDocument } from './page-document';

test.each([
  ['/feedback', '/feedback', true],
  ['/feedback', '/', false],
  ['/feedback', '/admin/dashboard', false],
  ['/admin/dashboard', '/admin', true],
  ['/admin', '/feedback', true],
  ['/admin', '/menu/abc', false],
  ['/menu/abc', '/feedback', true],
  ['/', '/menu/abc', true],
])('%s in a document opened for %s: %s', (pathname, opened, fits) => {
  expect(fitsDocument(pathname, opened)).toBe(fits);
});
