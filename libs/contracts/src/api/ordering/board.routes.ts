import { z } from 'zod';
import {
  Board,
  BoardHistory,
  BoardItems,
  BoardOrder,
  CompleteMove,
  CorrectOrderRequest,
  CountPortionsRequest,
  EnterOrderRequest,
  MarkSeenRequest,
  OpenBoardRequest,
  OpenBoardResponse,
  OrderingSettings,
  SoldOutRequest,
} from '../../http/order-board';
import { ExportOrdersQuery } from '../../http/order-export';
import { FindPlaceRequest, LocatedPlace } from '../../http/orders';
import { board, events, file, nothing, open, route } from '../route';
import { ofBoard, ofBoardManagers, ofTypedOrder } from './board-problems';

export const changeSettingsRoute = route({
  id: 'ordering.changeSettings',
  method: 'PUT',
  path: '/api/orders/board/:shareId/settings',
  summary: 'Replaces how a restaurant works its orders: minutes, pause, busy, what happens when nobody answers.',
  access: board,
  body: OrderingSettings,
  answers: { 200: OrderingSettings },
  problems: [...ofBoardManagers],
});

export const correctOrderRoute = route({
  id: 'ordering.correctOrder',
  method: 'PUT',
  path: '/api/orders/board/:shareId/orders/:orderId',
  summary: 'Corrects the lines of an order that is under way; prices are the server’s.',
  access: board,
  params: { orderId: z.uuid() },
  body: CorrectOrderRequest,
  answers: { 200: BoardOrder },
  problems: [
    ...ofBoard,
    '404 ordering.order_not_found',
    '409 ordering.order_changed',
    '409 ordering.move_not_allowed',
    ...ofTypedOrder,
  ],
});

export const countPortionsRoute = route({
  id: 'ordering.countPortions',
  method: 'PUT',
  path: '/api/orders/board/:shareId/items/:itemId/stock',
  summary: 'Says how many portions of an item are left, or that they are not counted any more.',
  access: board,
  params: { itemId: z.string().min(1).max(80) },
  body: CountPortionsRequest,
  answers: { 200: BoardItems },
  problems: [...ofBoard, '422 ordering.item_not_on_menu'],
});

export const endBoardLinksRoute = route({
  id: 'ordering.endBoardLinks',
  method: 'DELETE',
  path: '/api/orders/board/:shareId/links',
  summary:
    'Ends all links to the board that were sent until now. Not by a link: whoever holds one could else shut out those whom it was sent to.',
  access: board,
  answers: { 204: nothing },
  problems: [...ofBoardManagers],
});

export const enterOrderRoute = route({
  id: 'ordering.enterOrder',
  method: 'POST',
  path: '/api/orders/board/:shareId/orders',
  summary: 'Enters an order taken at the counter or by telephone; 200 for a repeat.',
  access: board,
  headers: { 'idempotency-key': 'Makes a repeat safe: the same key has the same order.' },
  body: EnterOrderRequest,
  answers: { 200: BoardOrder, 201: BoardOrder },
  problems: [...ofBoard, ...ofTypedOrder, '422 ordering.idempotency_key_reused', '409 ordering.orders_stopped'],
});

export const openAgainRoute = route({
  id: 'ordering.openAgain',
  method: 'POST',
  path: '/api/orders/board/:shareId/drills/answer',
  summary: 'Somebody at the restaurant answers its opening drill, which opens ordering again where it had paused.',
  access: board,
  answers: { 204: nothing },
  problems: [...ofBoard],
});

export const markSeenRoute = route({
  id: 'ordering.markSeen',
  method: 'POST',
  path: '/api/orders/board/:shareId/seen',
  summary: 'These orders were on a screen: they ring no more, on any device.',
  access: board,
  body: MarkSeenRequest,
  answers: { 204: nothing },
  problems: [...ofBoard],
});

export const moveOrderRoute = route({
  id: 'ordering.moveOrder',
  method: 'POST',
  path: '/api/orders/board/:shareId/orders/:orderId/moves',
  summary: 'Moves an order: accepts it, turns it down, or takes it further.',
  access: board,
  params: { orderId: z.uuid() },
  body: CompleteMove,
  answers: { 200: BoardOrder },
  problems: [
    ...ofBoard,
    '404 ordering.order_not_found',
    '409 ordering.order_changed',
    '409 ordering.move_not_allowed',
    '422 ordering.reason_needed',
  ],
});

export const openBoardRoute = route({
  id: 'ordering.openBoard',
  method: 'POST',
  path: '/api/orders/board-links',
  summary: 'Exchanges the link of a message for an http-only cookie that holds for this board alone.',
  access: open('the link is the right to the board'),
  body: OpenBoardRequest,
  answers: { 200: OpenBoardResponse },
  problems: ['404 ordering.link_not_valid', '410 ordering.link_ended'],
});

export const readBoardItemsRoute = route({
  id: 'ordering.readBoardItems',
  method: 'GET',
  path: '/api/orders/board/:shareId/items',
  summary: 'What can be ordered, for entering an order and marking things sold out.',
  access: board,
  answers: { 200: BoardItems },
  problems: [...ofBoard],
});

export const sellOutRoute = route({
  id: 'ordering.sellOut',
  method: 'PUT',
  path: '/api/orders/board/:shareId/items/:itemId',
  summary: 'Marks an item, or one of its sizes or extras, as sold out or as there again.',
  access: board,
  params: { itemId: z.string().min(1).max(80) },
  body: SoldOutRequest,
  answers: { 200: BoardItems },
  problems: [...ofBoard, '422 ordering.item_not_on_menu'],
});

export const showBoardRoute = route({
  id: 'ordering.showBoard',
  method: 'GET',
  path: '/api/orders/board/:shareId',
  summary: 'The orders of a menu, as its restaurant works them.',
  access: board,
  answers: { 200: Board },
  problems: [...ofBoard],
});

export const followBoardRoute = route({
  id: 'ordering.followBoard',
  method: 'GET',
  path: '/api/orders/board/:shareId/events',
  summary: 'The board at once, and again after each change.',
  access: board,
  answers: { 200: events({ board: Board }) },
  problems: [...ofBoard],
});

const HistoryQuery = z.object({
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export const showBoardHistoryRoute = route({
  id: 'ordering.showBoardHistory',
  method: 'GET',
  path: '/api/orders/board/:shareId/history',
  summary: 'Orders of before, latest first, and the totals of their days.',
  access: board,
  query: HistoryQuery,
  answers: { 200: BoardHistory },
  problems: [...ofBoardManagers],
});

export const exportOrdersRoute = route({
  id: 'ordering.exportOrders',
  method: 'GET',
  path: '/api/orders/board/:shareId/history/csv',
  summary: 'The orders of some days as a file for the books: one row an order, taxes by rate. It names no guest.',
  access: board,
  query: ExportOrdersQuery,
  answers: { 200: file('text/csv') },
  problems: [...ofBoardManagers],
});

export const findPlaceRoute = route({
  id: 'ordering.findPlace',
  method: 'POST',
  path: '/api/orders/board/:shareId/places',
  summary: 'Where an address lies, for who draws delivery areas; keeps nothing.',
  access: board,
  body: FindPlaceRequest,
  answers: { 200: LocatedPlace },
  problems: [
    ...ofBoard,
    '404 ordering.place_not_found',
    '503 ordering.places_not_available',
    '429 ordering.too_many_places',
  ],
});

export const printAgainRoute = route({
  id: 'ordering.printAgain',
  method: 'POST',
  path: '/api/orders/board/:shareId/orders/:orderId/prints',
  summary: 'Prints the tickets of an order again on the printers of its menu, marked as duplicates.',
  access: board,
  params: { orderId: z.uuid() },
  answers: { 202: nothing },
  problems: [...ofBoard, '404 ordering.order_not_found', '409 ordering.not_printed'],
});
