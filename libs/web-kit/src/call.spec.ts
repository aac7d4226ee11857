import { readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import {
  changeSettingsRoute,
  followBoardRoute,
  markSeenRoute,
  showBoardHistoryRoute,
} from '@chalkboard/contracts/api/ordering/board.routes';
import { showOrdersNowRoute } from '@chalkboard/contracts/api/ordering/orders.routes';
import type { AnswerOf } from '@chalkboard/contracts/api/route';
import { ApiError, describeError } from './api-error';
import { call, queryOf } from './call';
import { addressOf } from './route-address';
import { eventsOf } from './route-events';
import { fakeApi } from './testing/fake-api';
import { UnreadableAnswerError } from './unreadable-answer';

const reported = jest.fn();
let fake: ReturnType<typeof fakeApi> | undefined;
beforeEach(() => void Object.assign(globalThis, { reportError: reported }));
afterEach(() => {
  fake?.restore();
  reported.mockReset();
});

test('makes the address of a route from the parts of its path and what is given of its query', () => {
  expect(
    addressOf(showBoardHistoryRoute, { params: { shareId: 'a/b' }, query: { before: undefined, limit: 30 } }),
  ).toBe('/api/orders/board/a%2Fb/history?limit=30');
});

test('calls a route by its method with its body, and gives what was answered', async () => {
  const settings = {
    prepMinutes: 20,
    busyExtraMinutes: 0,
    pausedUntil: null,
    escalateAfter: { secondMessage: 3, backup: 5, tellCustomer: 10 },
    autoRejectMinutes: null,
  };
  fake = fakeApi({ 'PUT /api/orders/board/abc/settings': ({ body }) => ({ json: body }) });
  await expect(call(changeSettingsRoute, { params: { shareId: 'abc' }, body: settings })).resolves.toEqual(settings);
});

test('gives undefined where a route answers with nothing', async () => {
  fake = fakeApi({ 'POST /api/orders/board/abc/seen': { status: 204 } });
  await expect(call(markSeenRoute, { params: { shareId: 'abc' }, body: { orderIds: ['x'] } })).resolves.toBeUndefined();
});

test('tolerates fields that a newer server sends', async () => {
  fake = fakeApi({ 'GET /api/orders/now/abc': { json: { taken: 'now', prepMinutes: 20, moreOfIt: true } } });
  await expect(call(showOrdersNowRoute, { params: { shareId: 'abc' } })).resolves.toMatchObject({ taken: 'now' });
});

test('refuses an answer that is not as it is defined, in words, and reports it as an error of the page', async () => {
  fake = fakeApi({ 'GET /api/orders/now/abc': { json: { taken: 'perhaps' } } });
  const error = await call(showOrdersNowRoute, { params: { shareId: 'abc' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreadableAnswerError);
  expect(error).toMatchObject({ status: 200, fault: expect.stringContaining('ordering.showOrdersNow') as string });
  expect(describeError(error, '')).toContain('The answer could not be read.');
  expect(reported).toHaveBeenCalledWith(error);
});

test('a refusal stays the problem that the server sent', async () => {
  fake = fakeApi({});
  const error = await call(showOrdersNowRoute, { params: { shareId: 'abc' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).not.toBeInstanceOf(UnreadableAnswerError);
  expect(error).toMatchObject({ status: 404 });
});

test('a query of a route has its address as the key', () => {
  expect(queryOf(showOrdersNowRoute, { params: { shareId: 'abc' } }).queryKey).toEqual(['/api/orders/now/abc']);
});

test('an event that is not as it is defined is reported and left out', () => {
  const board = jest.fn();
  eventsOf(followBoardRoute, { board })({ event: 'board', id: '1', data: '{"shareId":1}' });
  expect(board).not.toHaveBeenCalled();
  expect(reported).toHaveBeenCalledTimes(1);
});

test('a route that may answer 304 gives its answer to a call, and nothing else: a browser takes what it has kept', () => {
  expect(Object.keys(readMenuRoute.answers)).toEqual(['200', '304']);
  const versionOf = ({ version }: AnswerOf<typeof readMenuRoute>): number => version;
  expect(versionOf({ version: 3 } as AnswerOf<typeof readMenuRoute>)).toBe(3);
});
