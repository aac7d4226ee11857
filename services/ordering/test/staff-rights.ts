import type { StaffRole } from '@chalkboard/contracts';
import type { StaffRouteTable } from '@chalkboard/service-kit/testing';

const ADMINS: readonly StaffRole[] = ['super_admin', 'admin'];
const DAYS = '?from=2026-01-01&to=2026-01-31';
const MONTHS = '?from=2026-01&to=2026-03';

/**
 * Every staff route of ordering: who may use it, written out once more and not computed from what the routes themselves
 * go by.
 */
export const STAFF_ROUTES: StaffRouteTable = {
  'GET /api/admin/analytics/orders': { roles: ADMINS, answer: '200', query: DAYS },
  'GET /api/admin/analytics/orders/csv': { roles: ADMINS, answer: '200', query: DAYS },
  'GET /api/admin/analytics/top-menus': { roles: ADMINS, answer: '200', query: MONTHS },
  'GET /api/admin/analytics/top-menus/csv': { roles: ADMINS, answer: '200', query: MONTHS },

  'GET /api/admin/operations/ordering': { roles: ADMINS, answer: '200' },
  'POST /api/admin/dead-letters/ordering/replay': { roles: ADMINS, answer: '202', body: { sequences: [999999] } },
  'GET /api/admin/dead-letters/ordering': { roles: ADMINS, answer: '200' },
  'GET /api/admin/dead-letters/ordering/:sequence': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/ordering/:sequence/replay': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/ordering/:sequence/discard': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
    body: { note: 'of a test' },
  },
};
