import { OpenOrders } from '../../http/account';
import { AdminStats } from '../../http/admin';
import {
  AddBusinessNoteRequest,
  AddBusinessRequest,
  AdminBusiness,
  AdminBusinessDetail,
  AdminBusinesses,
  AdminBusinessesQuery,
  AdminBusinessExportQuery,
  AdminBusinessMenus,
  AdminBusinessNote,
  AdminBusinessNotes,
  AdminBusinessOrders,
  BusinessStatusRequest,
} from '../../http/admin-businesses';
import { AdminListQuery } from '../../http/admin-list';
import { file, route, staff } from '../route';

export const listBusinessesRoute = route({
  id: 'identity.listBusinesses',
  method: 'GET',
  path: '/api/admin/businesses',
  summary: 'Businesses by search, status and plan, sorted.',
  access: staff('businesses.read'),
  query: AdminBusinessesQuery,
  answers: { 200: AdminBusinesses },
});

export const exportBusinessesRoute = route({
  id: 'identity.exportBusinesses',
  method: 'GET',
  path: '/api/admin/businesses/export',
  summary: 'All that the same filters find, as a file. Noted in the audit log.',
  access: staff('businesses.read'),
  query: AdminBusinessExportQuery,
  answers: { 200: file('text/csv') },
});

export const addBusinessRoute = route({
  id: 'identity.addBusiness',
  method: 'POST',
  path: '/api/admin/businesses',
  summary: 'Adds a business by hand; one that is approved gets its sign-in link at once.',
  access: staff('businesses.change'),
  body: AddBusinessRequest,
  answers: { 201: AdminBusinessDetail },
  problems: ['400 accounts.contact_invalid', '409 accounts.already_registered'],
});

export const showBusinessRoute = route({
  id: 'identity.showBusiness',
  method: 'GET',
  path: '/api/admin/businesses/:businessId',
  summary: 'All that staff sees of a business at once.',
  access: staff('businesses.read'),
  answers: { 200: AdminBusinessDetail },
  problems: ['404 accounts.business_not_found'],
});

export const decideRegistrationRoute = route({
  id: 'identity.decideRegistration',
  method: 'PATCH',
  path: '/api/admin/businesses/:businessId/status',
  summary:
    'Approves a business, turns it down for a reason that its owner reads, or puts it back. The first approval sends the owner a sign-in link.',
  access: staff('businesses.change'),
  body: BusinessStatusRequest,
  answers: { 200: AdminBusiness },
  problems: ['404 accounts.business_not_found', '409 accounts.signup_incomplete'],
});

export const listBusinessMenusRoute = route({
  id: 'identity.listBusinessMenus',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/menus',
  summary: 'The menus of a business, newest first.',
  access: staff('businesses.read'),
  query: AdminListQuery,
  answers: { 200: AdminBusinessMenus },
  problems: ['404 accounts.business_not_found'],
});

export const listBusinessOrdersRoute = route({
  id: 'identity.listBusinessOrders',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/orders',
  summary: 'The orders of its menus, newest first. Who ordered is not known here.',
  access: staff('businesses.read'),
  query: AdminListQuery,
  answers: { 200: AdminBusinessOrders },
  problems: ['404 accounts.business_not_found'],
});

export const countOpenOrdersRoute = route({
  id: 'identity.countOpenOrders',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/open-orders',
  summary: 'Its orders that are under way: named before it is turned down.',
  access: staff('businesses.read'),
  answers: { 200: OpenOrders },
  problems: ['404 accounts.business_not_found'],
});

export const listBusinessNotesRoute = route({
  id: 'identity.listBusinessNotes',
  method: 'GET',
  path: '/api/admin/businesses/:businessId/notes',
  summary: 'What staff wrote about a business, newest first.',
  access: staff('businesses.read'),
  query: AdminListQuery,
  answers: { 200: AdminBusinessNotes },
  problems: ['404 accounts.business_not_found'],
});

export const addBusinessNoteRoute = route({
  id: 'identity.addBusinessNote',
  method: 'POST',
  path: '/api/admin/businesses/:businessId/notes',
  summary: 'Adds a note about a business. Notes stay.',
  access: staff('businesses.change'),
  body: AddBusinessNoteRequest,
  answers: { 201: AdminBusinessNote },
  problems: ['404 accounts.business_not_found'],
});

export const showStatsRoute = route({
  id: 'identity.showStats',
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'The four figures of the dashboard.',
  access: staff('stats.read'),
  answers: { 200: AdminStats },
});
