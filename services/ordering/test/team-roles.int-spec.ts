import { randomUUID } from 'node:crypto';
import { Board } from '@chalkboard/contracts';
import * as boards from '@chalkboard/contracts/api/ordering/board.routes';
import * as payments from '@chalkboard/contracts/api/ordering/payment.routes';
import * as sales from '@chalkboard/contracts/api/ordering/sales.routes';
import * as tables from '@chalkboard/contracts/api/ordering/table-desk.routes';
import type { RouteDefinition } from '@chalkboard/contracts/api/route';
import { TokenVerifier } from '@chalkboard/service-kit';
import { StandInAuthority, waitFor } from '@chalkboard/service-kit/testing';
import { OrderingUnderTest } from './ordering-under-test';

/**
 * Every route of a board, and whether the kitchen may use it: written out once more, and not computed from what the
 * routes themselves go by.
 */
const KITCHEN: Readonly<Record<string, boolean>> = {
  'ordering.showBoard': true,
  'ordering.followBoard': true,
  'ordering.correctOrder': true,
  'ordering.countPortions': true,
  'ordering.enterOrder': true,
  'ordering.openAgain': true,
  'ordering.markSeen': true,
  'ordering.moveOrder': true,
  'ordering.readBoardItems': true,
  'ordering.sellOut': true,
  'ordering.findPlace': true,
  'ordering.printAgain': true,
  'ordering.markPaid': true,
  'ordering.listTables': true,
  'ordering.lockTable': true,
  'ordering.closeTab': true,
  'ordering.answerCall': true,
  'ordering.nobodyAtTable': true,
  'ordering.changeSettings': false,
  'ordering.endBoardLinks': false,
  'ordering.showBoardHistory': false,
  'ordering.exportOrders': false,
  'ordering.showSales': false,
  'ordering.exportSales': false,
  'ordering.readPayment': false,
  'ordering.setPayment': false,
  'ordering.setTableService': false,
  'ordering.addTables': false,
  'ordering.renameTable': false,
  'ordering.removeTable': false,
  'ordering.renewTableCode': false,
};

const ROUTES = [boards, payments, sales, tables]
  .flatMap((module) => Object.values(module) as RouteDefinition[])
  .filter(({ path }) => path.startsWith('/api/orders/board/:shareId'));

describe('the roles of a team on a board, on a real Postgres and a real NATS', () => {
  let ordering: OrderingUnderTest;
  let authority: StandInAuthority;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
    authority = await StandInAuthority.start(ordering.nats);
    await waitFor('the keys', () => ordering.app.get(TokenVerifier).knows(authority.keyId));
  });
  afterAll(() => ordering.stop());

  const outcome = async (route: RouteDefinition, shareId: string, cookie: string): Promise<string> => {
    const id = randomUUID();
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => (name === 'shareId' ? shareId : id));
    const response = await ordering.call(route.method, path, {
      device: { cookie },
      ...(route.method !== 'GET' && { body: {} }),
    });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      // An open stream is let go of as soon as it was answered.
      await response.body?.cancel();
      return String(response.status);
    }
    const text = await response.text();
    return `${response.status} ${/"code":"([^"]+)"/.exec(text)?.[1] ?? ''}`.trim();
  };

  it('every route of a board is in the table', () => {
    expect(ROUTES.map(({ id }) => id).sort()).toEqual(Object.keys(KITCHEN).sort());
  });

  it.each(['kitchen', 'manager', 'owner'] as const)('each route lets the %s do what the table says', async (who) => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    const place = { kitchen: { role: 'staff' }, manager: { role: 'staff', manages: true }, owner: { role: 'owner' } }[
      who
    ];
    const cookie = await authority.cookie({
      businesses: [{ id: businessId, ...(place as { role: 'owner' | 'staff' }) }],
    });
    for (const route of ROUTES) {
      const answer = await outcome(route, menu.shareId, cookie);
      const refused = answer === '403 ordering.managers_only';
      expect([route.id, refused, answer]).toEqual([route.id, who === 'kitchen' && !KITCHEN[route.id], answer]);
      expect([route.id, answer]).not.toEqual([route.id, '403 ordering.board_denied']);
    }
  });

  it('a board shows the kitchen its orders and no revenue', async () => {
    const businessId = randomUUID();
    const { menu } = await ordering.restaurant({ businessId });
    const { orderId } = await ordering.placed(menu);
    const seen = async (manages: boolean) => {
      const cookie = await authority.cookie({ businesses: [{ id: businessId, role: 'staff', manages }] });
      return Board.parse(
        await (await ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device: { cookie } })).json(),
      );
    };
    const [kitchen, manager] = [await seen(false), await seen(true)];
    expect(kitchen.orders.map((order) => order.orderId)).toEqual([orderId]);
    expect([kitchen.kitchen, kitchen.today.orders, kitchen.today.revenue]).toEqual([true, 1, 0]);
    expect([manager.kitchen, manager.today.orders, manager.today.revenue > 0]).toEqual([undefined, 1, true]);
  });
});
