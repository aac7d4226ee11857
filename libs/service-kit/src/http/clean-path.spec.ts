import { isCleanPath } from './clean-path';

it.each([
  '/',
  '/api/menu/abc',
  '/api/menu/abc/',
  '/api/menu/abc?next=../x;y%00',
  '/api/menu/a.b_c~d-e',
  '/menu/%22%3E',
  '/menu/caf%C3%A9',
  '/api/menu/...',
  '/api/menu/a%20b',
])('lets an ordinary path through: %s', (path) => {
  expect(isCleanPath(path)).toBe(true);
});

it.each([
  '/api/menu/../health',
  '/api/menu/./health',
  '/api/menu/%2e%2e/health',
  '/api/menu/%2E./health',
  '/api/menu/..%2fhealth',
  '/api/menu/..\\..\\health',
  '/api/menu/..%5c..%5chealth',
  '/api/menu/%252e%252e/health',
  '/api/menu/%255c',
  '/api/menu/abc%2fhealth',
  '/api/menu/abc;x=1',
  '/api/menu/abc%3b',
  '/api/menu/abc%3Fx',
  '/api/menu/abc%23x',
  '/api/menu/%00',
  '/api/menu/abc%0d%0ax',
  '/api/menu/%7f',
  '/api/menu/%',
  '/api/menu/%zz',
  '/api/menu/%ff',
  '/api/menu/%ed%a0%80',
  '//evil.example/api/menu/abc',
  'http://evil.example/api/menu/abc',
  '*',
  '',
])('lets no path through that is read in more than one way: %s', (path) => {
  expect(isCleanPath(path)).toBe(false);
});
