import { withHotRemotes } from './hot-pages.mjs';

const page = [
  '<html><head><link rel="preload" as="script" href="/remotes/owner/0123456789ab/remoteEntry.js"><link rel="preload" as="style" href="/remotes/admin/0123456789ab/a.css">',
  '<style>.a{src:url(/remotes/owner/0123456789ab/a.woff2)}</style>',
  '<script type="application/json" id="remotes-json">{"entry":"/remotes/owner/0123456789ab/remoteEntry.js"}</script></head></html>',
].join('');

test('a page names the development build of a remote, and asks for nothing of the released one', () => {
  expect(withHotRemotes(page, ['owner'])).toBe(
    [
      '<html><head><script src="/dev/before-react.js"></script><link rel="preload" as="style" href="/remotes/admin/0123456789ab/a.css">',
      '<style>.a{src:url(/remotes/owner/0123456789ab/a.woff2)}</style>',
      '<script type="application/json" id="remotes-json">{"entry":"/dev/owner/remoteEntry.js"}</script></head></html>',
    ].join(''),
  );
});

test('without a remote in development only the hook of React is added', () => {
  expect(withHotRemotes(page, []).replace('<script src="/dev/before-react.js"></script>', '')).toBe(page);
});
