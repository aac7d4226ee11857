import { z } from 'zod';
import { BoardOrder } from '../../http/order-board';
import {
  AddTablesRequest,
  CloseTabRequest,
  LockTableRequest,
  RenameTableRequest,
  TableList,
  TableService,
  TableServiceRequest,
} from '../../http/tables';
import { board, nothing, route } from '../route';
import { ofBoard, ofBoardManagers } from './board-problems';

/*
 * What the restaurant does with its tables. Setting them up is for who may change the menu; the rest, which is needed
 * while guests sit there, for everybody at the board.
 */

const params = { tableId: z.uuid() };

export const listTablesRoute = route({
  id: 'ordering.listTables',
  method: 'GET',
  path: '/api/orders/board/:shareId/tables',
  summary: 'The tables of a restaurant, how they are paid, and where the code of each leads.',
  access: board,
  answers: { 200: TableList },
  problems: [...ofBoard],
});

export const setTableServiceRoute = route({
  id: 'ordering.setTableService',
  method: 'PUT',
  path: '/api/orders/board/:shareId/tables/service',
  summary: 'Turns ordering at tables on or off, and says how it is paid. Not by a link.',
  access: board,
  body: TableServiceRequest,
  answers: { 200: TableService },
  problems: [...ofBoardManagers],
});

export const addTablesRoute = route({
  id: 'ordering.addTables',
  method: 'POST',
  path: '/api/orders/board/:shareId/tables',
  summary: 'Adds tables; names that are there already are passed over. Not by a link.',
  access: board,
  body: AddTablesRequest,
  answers: { 200: TableList },
  problems: [...ofBoardManagers, '422 ordering.too_many_tables'],
});

export const renameTableRoute = route({
  id: 'ordering.renameTable',
  method: 'PUT',
  path: '/api/orders/board/:shareId/tables/:tableId',
  summary: 'Gives a table another name; its code stays. Not by a link.',
  access: board,
  params,
  body: RenameTableRequest,
  answers: { 200: TableList },
  problems: [...ofBoardManagers, '404 ordering.table_not_found', '409 ordering.table_name_taken'],
});

export const removeTableRoute = route({
  id: 'ordering.removeTable',
  method: 'DELETE',
  path: '/api/orders/board/:shareId/tables/:tableId',
  summary: 'Takes a table away; its code leads nowhere from now on. Not by a link.',
  access: board,
  params,
  answers: { 200: TableList },
  problems: [...ofBoardManagers, '404 ordering.table_not_found', '409 ordering.tab_open'],
});

export const renewTableCodeRoute = route({
  id: 'ordering.renewTableCode',
  method: 'POST',
  path: '/api/orders/board/:shareId/tables/:tableId/code',
  summary: 'A new code for a table: the old one, and every phone that came by it, is shut out at once.',
  access: board,
  params,
  answers: { 200: TableList },
  problems: [...ofBoardManagers, '404 ordering.table_not_found'],
});

export const lockTableRoute = route({
  id: 'ordering.lockTable',
  method: 'PUT',
  path: '/api/orders/board/:shareId/tables/:tableId/lock',
  summary: 'A table takes no orders, or takes them again.',
  access: board,
  params,
  body: LockTableRequest,
  answers: { 204: nothing },
  problems: [...ofBoard, '404 ordering.table_not_found'],
});

export const closeTabRoute = route({
  id: 'ordering.closeTab',
  method: 'POST',
  path: '/api/orders/board/:shareId/tabs/:tabId/close',
  summary: 'Closes a tab: paid, or given up. Phones that sat there have to scan the code again.',
  access: board,
  params: { tabId: z.uuid() },
  body: CloseTabRequest,
  answers: { 204: nothing },
  problems: [...ofBoard, '404 ordering.tab_not_found'],
});

export const answerCallRoute = route({
  id: 'ordering.answerCall',
  method: 'POST',
  path: '/api/orders/board/:shareId/calls/:callId/answer',
  summary: 'Somebody is on the way to the table: the call rings no more, on any device.',
  access: board,
  params: { callId: z.uuid() },
  answers: { 204: nothing },
  problems: [...ofBoard],
});

export const nobodyAtTableRoute = route({
  id: 'ordering.nobodyAtTable',
  method: 'POST',
  path: '/api/orders/board/:shareId/orders/:orderId/nobody',
  summary:
    'Nobody sat at the table of this order: it is turned down with all of its tab that wait for an answer, the tab ends, and the table takes no orders until staff opens it.',
  access: board,
  params: { orderId: z.uuid() },
  answers: { 200: BoardOrder },
  problems: [...ofBoard, '404 ordering.order_not_found', '409 ordering.move_not_allowed'],
});
