import { CallStaffRequest, TableVisit, VisitTableRequest } from '../../http/tables';
import { events, nothing, open, route } from '../route';

/** Of a table that takes no orders from this phone. */
const ofTable = [
  '404 ordering.table_not_found',
  '410 ordering.table_code_ended',
  '410 ordering.tab_closed',
  '409 ordering.table_locked',
  '409 ordering.tables_off',
] as const;

export const visitTableRoute = route({
  id: 'ordering.visitTable',
  method: 'POST',
  path: '/api/orders/tables/:shareId/visit',
  summary: 'Exchanges the code of a table for an http-only cookie that holds for the tab of now.',
  access: open('the code is the right to order at the table'),
  body: VisitTableRequest,
  answers: { 200: TableVisit },
  problems: [...ofTable, '404 ordering.menu_not_found'],
});

export const leaveTableRoute = route({
  id: 'ordering.leaveTable',
  method: 'DELETE',
  path: '/api/orders/tables/:shareId/visit',
  summary: 'This phone is at the table no more.',
  access: open('takes away a cookie of the caller alone'),
  answers: { 204: nothing },
});

export const showTableRoute = route({
  id: 'ordering.showTable',
  method: 'GET',
  path: '/api/orders/tables/:shareId/visit',
  summary: 'The table of this phone: what was ordered since its tab was opened, and what was asked for.',
  access: open('the cookie of the table is the right'),
  answers: { 200: TableVisit },
  problems: [...ofTable, '404 ordering.menu_not_found'],
});

export const followTableRoute = route({
  id: 'ordering.followTable',
  method: 'GET',
  path: '/api/orders/tables/:shareId/visit/events',
  summary: 'The same at once, and again after each change.',
  access: open('the cookie of the table is the right'),
  answers: { 200: events({ table: TableVisit }) },
  problems: [...ofTable, '404 ordering.menu_not_found'],
});

export const callStaffRoute = route({
  id: 'ordering.callStaff',
  method: 'POST',
  path: '/api/orders/tables/:shareId/calls',
  summary: 'Calls a waiter to the table, or asks for the bill; one of a kind at a time.',
  access: open('the cookie of the table is the right'),
  body: CallStaffRequest,
  answers: { 200: TableVisit },
  problems: [...ofTable, '404 ordering.menu_not_found', '409 ordering.nothing_ordered', '429 ordering.too_many_orders'],
});
