import type { ServiceName } from './topology';

/** Which service answers which part of `/api`; the edge forwards by it and nothing else. The longest prefix wins. */
export const API_ROUTES: readonly { readonly prefix: string; readonly service: ServiceName }[] = [
  { prefix: '/api/upload-menu', service: 'menu' },
  { prefix: '/api/menu', service: 'menu' },
  { prefix: '/api/menu-archives', service: 'menu' },
  { prefix: '/api/directory', service: 'menu' },
  { prefix: '/api/orders', service: 'ordering' },
  { prefix: '/api/admin', service: 'identity' },
  // Each service answers for its own figures, messages and dead letters; the screens put them together.
  { prefix: '/api/admin/analytics/conversions', service: 'menu' },
  { prefix: '/api/admin/analytics/orders', service: 'ordering' },
  { prefix: '/api/admin/analytics/top-menus', service: 'ordering' },
  { prefix: '/api/admin/analytics/notifications', service: 'notify' },
  { prefix: '/api/admin/notifications', service: 'notify' },
  { prefix: '/api/admin/operations/menu', service: 'menu' },
  { prefix: '/api/admin/operations/ordering', service: 'ordering' },
  { prefix: '/api/admin/operations/notify', service: 'notify' },
  { prefix: '/api/admin/dead-letters/menu', service: 'menu' },
  { prefix: '/api/admin/dead-letters/ordering', service: 'ordering' },
  { prefix: '/api/admin/dead-letters/notify', service: 'notify' },
  { prefix: '/api/account', service: 'identity' },
  { prefix: '/api/business', service: 'identity' },
  { prefix: '/api/contact', service: 'identity' },
  { prefix: '/api/referrals', service: 'identity' },
  { prefix: '/api/reviews', service: 'identity' },
  { prefix: '/api/privacy', service: 'identity' },
  { prefix: '/api/notify', service: 'notify' },
  // For programs of a business, by its keys.
  { prefix: '/api/v1/menus', service: 'menu' },
  { prefix: '/api/v1/orders', service: 'ordering' },
  { prefix: '/api/v1/figures', service: 'ordering' },
  { prefix: '/api/v1/webhooks', service: 'notify' },
];

/**
 * Paths whose next part is a secret that lets its holder act, or read what is nobody else's: a log replaces what this
 * finds by `$1…`.
 */
export const SECRET_IN_PATH =
  /^(\/(?:api\/orders\/track|order|board|api\/account\/closures|account\/closed|api\/privacy\/erasures|api\/notify\/(?:cloudprnt|epson))\/)[^/]+/;

/**
 * Pages the shell draws itself (react-router patterns). What is neither here nor in `PAGE_ROUTES` is Page Not Found.
 */
export const SHELL_PAGES: readonly string[] = [
  '/',
  '/guide',
  '/features',
  '/pricing',
  '/contact',
  '/referral-program',
  '/terms',
  '/privacy',
  '/privacy/my-data',
  '/legal',
];

export const REMOTES = ['storefront', 'owner', 'admin'] as const;
export type RemoteName = (typeof REMOTES)[number];

/**
 * Which remote draws which page (react-router patterns); every other page is the shell's own. First match wins.
 * `inSite`: inside of the site's own header and footer.
 */
export const PAGE_ROUTES: readonly { readonly path: string; readonly remote: RemoteName; readonly inSite?: true }[] = [
  { path: '/menu/:shareId/review', remote: 'owner' },
  { path: '/menu/:shareId/update', remote: 'owner' },
  { path: '/menu/:shareId/edit', remote: 'owner' },
  { path: '/menu/:shareId/details', remote: 'owner' },
  { path: '/menu/:shareId/details/:section', remote: 'owner' },
  { path: '/menu/:shareId/rules', remote: 'owner' },
  { path: '/menu/:shareId/locations', remote: 'owner' },
  { path: '/menu/:shareId/photos', remote: 'owner' },
  { path: '/menu/:shareId/languages', remote: 'owner' },
  { path: '/menu/:shareId/diets', remote: 'owner' },
  { path: '/menu/:shareId/share', remote: 'owner' },
  { path: '/menu/:shareId/orders', remote: 'owner' },
  { path: '/menu/:shareId/figures', remote: 'owner' },
  { path: '/board/:link', remote: 'owner' },
  { path: '/menu/:shareId', remote: 'storefront' },
  { path: '/checkout/:shareId', remote: 'storefront' },
  { path: '/order/:secret', remote: 'storefront' },
  { path: '/restaurant-directory', remote: 'storefront' },
  { path: '/feedback', remote: 'storefront', inSite: true },
  { path: '/business-signup', remote: 'owner' },
  { path: '/business/*', remote: 'owner' },
  { path: '/sign-in', remote: 'owner' },
  { path: '/account', remote: 'owner' },
  { path: '/account/closed/:receipt', remote: 'owner' },
  { path: '/admin/*', remote: 'admin' },
];

/**
 * What servers do for the first view of these pages, before any script of theirs runs. `reads`: what of the API the
 * page begins with, asked for by its document. `drawnAt`: where the server of its remote draws it; `inLanguages`: what
 * is drawn may be in more than one language. Paths are filled with the parts of the page's address.
 */
export const FIRST_VIEWS: readonly {
  readonly path: string;
  readonly reads?: `/api/${string}`;
  readonly drawnAt?: `/fragments/${string}`;
  readonly inLanguages?: true;
}[] = [
  { path: '/menu/:shareId', reads: '/api/menu/:shareId', drawnAt: '/fragments/menu/:shareId', inLanguages: true },
  { path: '/checkout/:shareId', reads: '/api/menu/:shareId' },
  { path: '/restaurant-directory', drawnAt: '/fragments/directory' },
];

/** `microphone`: to record. `made-media`: to play what a script has recorded or fetched. */
export type PagePower = 'microphone' | 'made-media';

/**
 * What the documents of these pages may do, and those of no other page: the edge says so in their headers. What a
 * document may do is settled when it is opened, so the shell opens such a page as a document of its own.
 */
export const PAGE_POWERS: readonly { readonly path: string; readonly powers: readonly PagePower[] }[] = [
  { path: '/feedback', powers: ['microphone', 'made-media'] },
  { path: '/admin/*', powers: ['made-media'] },
];
