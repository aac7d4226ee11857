import { MenuSettings, type Board, type BoardOrder, type Channels, type Menu } from '@chalkboard/contracts';
import { summaryOf, type MenuAtHome } from '../../shared/browser-menus/read-menus';
import { firstSteps, needsOf } from './needs';

const menu: MenuAtHome = {
  shareId: 'abc',
  restaurantName: 'Osteria Lucia',
  status: 'published',
  items: 2,
  uncertain: 0,
  hasPhone: true,
  unclaimed: false,
};
const board = (...orders: Partial<BoardOrder>[]) =>
  ({ orders: orders.map((order) => ({ messages: [], ...order })) }) as unknown as Board;
const kinds = (at: MenuAtHome) => needsOf(at).map(({ kind, count }) => [kind, count]);

test('a published menu with a number and settled prices needs nobody', () => {
  expect(needsOf({ ...menu, board: board({ status: 'accepted' }) })).toEqual([]);
});

test.each([
  [{ uncertain: 2 }, 'uncertain', 2, '/menu/abc/review'],
  [{ hasPhone: false }, 'noPhone', 1, '/menu/abc/edit'],
  [{ status: 'extracted' }, 'notPublished', 1, '/menu/abc/review'],
] as const)('%j', (change, kind, count, to) => {
  expect(needsOf({ ...menu, ...change })).toEqual([{ kind, count, to }]);
});

test('an order that nobody has seen comes before everything else; one that is seen does not ring', () => {
  const orders = board(
    { status: 'placed' },
    { status: 'placed', seenAt: '2026-01-01T00:00:00Z' },
    { status: 'completed' },
  );
  expect(kinds({ ...menu, hasPhone: false, board: orders })).toEqual([
    ['unseen', 1],
    ['noPhone', 1],
  ]);
});

test('messages that could not be delivered are told', () => {
  const at = '2026-01-01T00:00:00Z';
  expect(
    kinds({
      ...menu,
      board: board({
        status: 'accepted',
        messages: [
          { channel: 'sms', status: 'failed', at },
          { channel: 'sms', status: 'delivered', at },
        ],
      }),
    }),
  ).toEqual([['undelivered', 1]]);
});

const sms: Channels['sms'] = { on: true, number: '555 0100', confirmed: true, stopped: false };
const channels = (more: Partial<Channels['sms']> = {}, print: Partial<Channels['print']> = {}): Channels => ({
  sms: { ...sms, ...more },
  whatsapp: { on: false },
  print: { on: true, networkPrinters: true, printers: [], ...print },
});
const message = (state: 'delivered' | 'failed') => ({ id: 'm1', state, createdAt: '2026-01-01T00:00:00Z' });
const printer = { id: 'p1', kind: 'network', name: 'Kitchen', paper: 80, letters: 'standard' } as const;

test.each([
  ['a number that nobody confirmed is told', channels({ confirmed: false }), [['unconfirmed', 1]]],
  [
    'a number that wants no messages is told, confirmed or not',
    channels({ confirmed: false, stopped: true }),
    [['smsDown', 1]],
  ],
  ['a last message that failed is told', channels({ lastOrder: message('failed') }), [['smsDown', 1]]],
  [
    'a channel that is off fails nobody',
    channels(
      { on: false, confirmed: false, lastOrder: message('failed') },
      { on: false, printers: [{ ...printer, trouble: 'No paper' }] },
    ),
    [],
  ],
  [
    'printers with a trouble, or a ticket they did not print, are counted',
    channels(
      {},
      {
        printers: [
          { ...printer, trouble: 'No paper' },
          { ...printer, lastOrder: message('failed') },
          { ...printer, lastOrder: message('delivered') },
        ],
      },
    ),
    [['printerDown', 2]],
  ],
])('%s', (_, state, expected) => {
  expect(kinds({ ...menu, channels: state })).toEqual(expected);
});

const nobody = () => false;

test('a newcomer begins with the menu, and goes on with what is in doubt, the number, publishing and sharing', () => {
  const draft: MenuAtHome = { ...menu, status: 'extracted' };
  expect(firstSteps([], nobody)).toEqual({ next: 'menu', done: [] });
  expect(firstSteps([{ ...draft, uncertain: 2, hasPhone: false }], nobody)).toMatchObject({
    next: 'check',
    done: ['menu'],
  });
  expect(firstSteps([{ ...draft, hasPhone: false }], nobody)).toMatchObject({ next: 'phone', done: ['menu', 'check'] });
  expect(firstSteps([draft], nobody)).toEqual({ next: 'publish', done: ['menu', 'check', 'phone'], shareId: 'abc' });
  expect(firstSteps([menu, draft], nobody)).toEqual({
    next: 'share',
    done: ['menu', 'check', 'phone', 'publish'],
    shareId: 'abc',
  });
});

test('whoever has shared a published menu, or has orders, is no newcomer, though something is left to do', () => {
  expect(
    firstSteps(
      [
        { ...menu, hasPhone: false },
        { ...menu, shareId: 'd', status: 'extracted' },
      ],
      (shareId) => shareId === 'abc',
    ),
  ).toBeUndefined();
  expect(
    firstSteps(
      [
        {
          ...menu,
          board: { ...board({ status: 'accepted' }), today: { date: '2026-01-01', orders: 0, revenue: 0, refused: 0 } },
        },
      ],
      nobody,
    ),
  ).toBeUndefined();
});

test('a menu of this device is told of as those of a business are', () => {
  const read: Menu = {
    ...MenuSettings.parse({}),
    shareId: 'abc',
    version: 1,
    status: 'extracted',
    restaurantName: 'Osteria Lucia',
    currency: 'USD',
    language: 'en',
    timeZone: 'UTC',
    categories: [
      {
        id: 'c1',
        name: 'Pasta',
        items: [
          { id: 'i1', name: 'Ravioli', price: '$15.00', uncertain: true },
          { id: 'i2', name: 'Gnocchi', price: '$14.00' },
        ],
      },
    ],
  };
  expect(summaryOf(read)).toEqual({
    shareId: 'abc',
    restaurantName: 'Osteria Lucia',
    status: 'extracted',
    items: 2,
    uncertain: 1,
    hasPhone: false,
  });
});
