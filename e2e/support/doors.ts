import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICES } from '@chalkboard/contracts';
import type { System } from './system';

const MAPPED = /Mapped \{([^,]+), ([A-Z]+)\} route/;

/**
 * Every route of every running service, "GET /api/menu/:shareId", as each of them said when it started: a new one is
 * among them by itself.
 */
export function routesOf({ dataDir }: System): string[] {
  const routes = SERVICES.flatMap((service) => {
    const said = readFileSync(path.join(dataDir, 'logs', `${service}.log`), 'utf8')
      .split('\n')
      .map((line) => MAPPED.exec(line))
      .filter((match) => match !== null);
    if (said.length === 0) throw new Error(`${service} does not say which routes it has`);
    return said.map(([, address = '', method = '']) => `${method} ${address}`);
  });
  // Health, probes and metrics are asked for inside, on a port that no other machine reaches; `one-trace` shows that
  // the edge leads to neither.
  return [...new Set(routes)]
    .filter((route) => !['GET /health', 'GET /live', 'GET /ready', 'GET /metrics'].includes(route))
    .toSorted();
}

/**
 * Open to everybody: each reads what is public, or begins something of the caller's own. Whatever is not here, nor in
 * `SECRETS`, needs a right.
 */
export const OPEN: readonly string[] = [
  ...[
    '',
    '/access',
    '/events',
    '/locations',
    '/export.csv',
    '/export.json',
    '/export.jsonld',
    '/menu.pdf',
    '/menu.png',
    '/preview.png',
    '/qr.png',
    '/qr.svg',
    '/table-tents.pdf',
    '/table-tents.png',
    '/google.json',
    '/square.json',
    '/uber-eats.json',
    '/window-card.pdf',
    '/window-card.png',
  ].map((file) => `GET /api/menu/:shareId${file}`),
  'GET /api/menu/logos/:hash',
  'GET /api/menu/photos/:hash/:file',
  'GET /api/menu/quota',
  'GET /api/directory',
  'POST /api/menu/:shareId/visits',
  'POST /api/upload-menu',
  'POST /api/orders',
  'POST /api/orders/quote',
  'POST /api/orders/locate',
  'POST /api/orders/locations',
  'GET /api/orders/now/:shareId',
  'GET /api/orders/maps',
  'DELETE /api/orders/tables/:shareId/visit',
  'POST /api/account/sign-in',
  'POST /api/account/sign-out',
  'POST /api/admin/logout',
  'POST /api/business/signup',
  ...['DELETE', 'GET', 'PUT'].map((method) => `${method} /api/business/signup/draft`),
  'POST /api/contact',
  'POST /api/referrals',
  'POST /api/referrals/link',
  'POST /api/privacy/requests',
  'GET /api/reviews',
  'GET /api/reviews/summary',
  'GET /api/reviews/:reviewId/recording',
  'POST /api/reviews',
  'POST /api/reviews/:reviewId/vote',
  // Of this machine alone, and where no message leaves it.
  'GET /api/notify/outbox',
];

const MADE_UP = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/**
 * What opens by a secret alone, each with one that somebody made up: in the address (with its query), or in the body.
 */
export const SECRETS: Readonly<Record<string, { readonly secret?: string; readonly body?: unknown }>> = {
  'POST /api/account/sign-in/link': { body: { secret: MADE_UP } },
  'POST /api/account/sign-in/code': { body: { contact: 'nobody@doors.example', code: '123456' } },
  'POST /api/account/refresh': {},
  'POST /api/admin/refresh': {},
  'POST /api/admin/login': { body: { email: 'nobody@doors.example', password: MADE_UP } },
  'POST /api/admin/login/code': { body: { challenge: MADE_UP, code: '123456' } },
  'GET /api/account/closures/:receipt': { secret: MADE_UP },
  'POST /api/privacy/requests/:requestId/code': {
    secret: '00000000-0000-4000-8000-000000000000',
    body: { code: '123456' },
  },
  // By a cookie, which nobody has.
  'GET /api/privacy/account': {},
  'DELETE /api/privacy/account': {},
  'GET /api/privacy/export': {},
  'POST /api/privacy/erasures': { body: {} },
  'GET /api/privacy/erasures/:receipt': { secret: MADE_UP },
  'POST /api/menu/edit-links/exchange': { body: { secret: MADE_UP } },
  'GET /api/upload-menu/jobs/:jobId': { secret: MADE_UP },
  'GET /api/upload-menu/jobs/:jobId/events': { secret: MADE_UP },
  // By the cookie of who sent it.
  'GET /api/upload-menu/jobs/:jobId/pages/:page': { secret: MADE_UP },
  'POST /api/orders/board-links': { body: { link: MADE_UP } },
  // By a code that stands on a table, then by its cookie.
  'POST /api/orders/tables/:shareId/visit': { body: { code: MADE_UP } },
  'GET /api/orders/tables/:shareId/visit': {},
  'GET /api/orders/tables/:shareId/visit/events': {},
  'POST /api/orders/tables/:shareId/calls': { body: { kind: 'waiter' } },
  'GET /api/orders/track/:secret': { secret: MADE_UP },
  'GET /api/orders/track/:secret/events': { secret: MADE_UP },
  'POST /api/orders/track/:secret/cancel': { secret: MADE_UP },
  'GET /api/orders/track/:secret/pickup.ics': { secret: MADE_UP },
  'GET /api/orders/track/:secret/texts': { secret: MADE_UP },
  'PUT /api/orders/track/:secret/texts': { secret: MADE_UP, body: { agreed: true } },
  'POST /api/notify/cloudprnt/:secret': { secret: MADE_UP, body: { statusCode: '200 OK' } },
  'GET /api/notify/cloudprnt/:secret': { secret: `${MADE_UP}?type=text/plain` },
  'DELETE /api/notify/cloudprnt/:secret': { secret: `${MADE_UP}?code=OK` },
  'POST /api/notify/epson/:secret': { secret: MADE_UP, body: { ConnectionType: 'GetRequest' } },
};
