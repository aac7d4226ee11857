import type { ServiceName } from './topology';

/** Which service answers which part of `/api`; the edge forwards by it and nothing else. The longest prefix wins. */
export const API_ROUTES: readonly { readonly prefix: string; readonly service: ServiceName }[] = [
  { prefix: '/api/upload-menu', service: 'menu' },
  { prefix: '/api/menu', service: 'menu' },
  { prefix: '/api/orders', service: 'ordering' },
  { prefix: '/api/admin', service: 'identity' },
  { prefix: '/api/contact', service: 'identity' },
  { prefix: '/api/referrals', service: 'identity' },
  { prefix: '/api/notify', service: 'notify' },
];

/** Paths whose next part is a secret that lets its holder act: a log replaces what this finds by `$1…`. */
export const SECRET_IN_PATH = /^(\/(?:api\/orders\/track|order|board)\/)[^/]+/;

/** Pages the shell draws itself (react-router patterns). What is neither here nor in `PAGE_ROUTES` is Page Not Found. */
export const SHELL_PAGES: readonly string[] = ['/', '/guide', '/features', '/pricing', '/contact', '/referral-program', '/terms', '/privacy', '/legal', '/gallery'];

export const REMOTES = ['storefront', 'owner', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** Which remote draws which page (react-router patterns); every other page is the shell's own. First match wins. */
export const PAGE_ROUTES: readonly { readonly path: string; readonly remote: RemoteName }[] = [
  { path: '/menu/:shareId/review', remote: 'owner' },
  { path: '/menu/:shareId/update', remote: 'owner' },
  { path: '/menu/:shareId/edit', remote: 'owner' },
  { path: '/menu/:shareId/orders', remote: 'owner' },
  { path: '/board/:link', remote: 'owner' },
  { path: '/menu/:shareId', remote: 'storefront' },
  { path: '/checkout/:shareId', remote: 'storefront' },
  { path: '/order/:secret', remote: 'storefront' },
  { path: '/business/*', remote: 'owner' },
  { path: '/admin/*', remote: 'admin' },
];
