import type { StaffRole } from '@chalkboard/contracts';
import type { StaffRouteTable } from '@chalkboard/service-kit/testing';

const ADMINS: readonly StaffRole[] = ['super_admin', 'admin'];
const DAYS = '?from=2026-01-01&to=2026-01-31';

/**
 * Every staff route of menu: who may use it, written out once more and not computed from what the routes themselves go
 * by.
 */
export const STAFF_ROUTES: StaffRouteTable = {
  'GET /api/admin/analytics/conversions': { roles: ADMINS, answer: '200', query: DAYS },
  'GET /api/admin/analytics/conversions/csv': { roles: ADMINS, answer: '200', query: DAYS },

  'GET /api/admin/operations/menu': { roles: ADMINS, answer: '200' },
  'POST /api/admin/dead-letters/menu/replay': { roles: ADMINS, answer: '202', body: { sequences: [999999] } },
  'GET /api/admin/dead-letters/menu': { roles: ADMINS, answer: '200' },
  'GET /api/admin/dead-letters/menu/:sequence': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/menu/:sequence/replay': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
  },
  'POST /api/admin/dead-letters/menu/:sequence/discard': {
    roles: ADMINS,
    answer: '404 dead_letter.not_found',
    places: { sequence: '999999' },
    body: { note: 'of a test' },
  },
};
