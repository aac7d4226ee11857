import { MenuUpdatedV1, type MenuSnapshot, type Problem } from '@chalkboard/contracts';
import { waitFor } from '@chalkboard/service-kit/testing';
import { OrderingUnderTest, type Device } from './ordering-under-test';

describe('links to a board that were ended, with a real Postgres and NATS', () => {
  let ordering: OrderingUnderTest;

  beforeAll(async () => {
    ordering = await OrderingUnderTest.start();
  });
  afterAll(() => ordering.stop());

  const open = (link: string) => ordering.call('POST', '/api/orders/board-links', { body: { link } });
  const board = (menu: MenuSnapshot, device: Device) =>
    ordering.call('GET', `/api/orders/board/${menu.shareId}`, { device });
  const problemOf = async (response: Response) => (await response.json()) as Problem;

  /** The menu is changed, and ordering knows it. */
  const changed = async (menu: MenuSnapshot, change: Partial<MenuSnapshot>) => {
    const next = { ...menu, ...change, version: menu.version + 1 };
    await ordering.tell(MenuUpdatedV1.type, menu.shareId, next.version, next);
    await waitFor(
      'the change',
      async () =>
        (
          (await ordering.query('SELECT version FROM menus WHERE share_id = $1', [menu.shareId])) as {
            version: number;
          }[]
        )[0]?.version === next.version,
    );
    return next;
  };

  it.each([
    ['its number changes', { restaurantPhone: '(207) 555-0199' }],
    ['a right is taken back', { editRightHashes: [] }],
  ])(
    'open nothing any more when %s, also on a telephone that had opened one; the next link does',
    async (_, change) => {
      const { menu } = await ordering.restaurant();
      const { orderId } = await ordering.placed(menu);
      const link = await ordering.boardLink(orderId);
      const phone = await ordering.phoneWith(link);
      expect((await board(menu, phone)).status).toBe(200);

      await changed(menu, change);
      const refused = await open(link);
      expect([refused.status, (await problemOf(refused)).code]).toEqual([410, 'ordering.link_ended']);
      expect((await board(menu, phone)).status).toBe(410);
      expect((await ordering.move(phone, menu.shareId, orderId, { move: 'accept', version: 1 })).status).toBe(410);

      const next = await ordering.boardLink(orderId);
      expect(next).not.toBe(link);
      expect((await board(menu, await ordering.phoneWith(next))).status).toBe(200);
    },
  );

  it('stay good as long as neither number nor rights change', async () => {
    const { menu } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    const link = await ordering.boardLink(orderId);
    await changed(menu, { restaurantName: 'Another name', restaurantPhone: '+1 207 555 0142' });
    expect(await ordering.boardLink(orderId)).toBe(link);
    expect((await open(link)).status).toBe(200);
  });

  it('are ended by the owner, and not by who came by one', async () => {
    const { menu, owner } = await ordering.restaurant();
    const { orderId } = await ordering.placed(menu);
    const link = await ordering.boardLink(orderId);
    const phone = await ordering.phoneWith(link);
    const end = (device: Device) => ordering.call('DELETE', `/api/orders/board/${menu.shareId}/links`, { device });
    expect((await end(phone)).status).toBe(403);
    expect((await board(menu, phone)).status).toBe(200);
    expect((await end(owner)).status).toBe(204);
    expect((await board(menu, phone)).status).toBe(410);
    expect((await open(link)).status).toBe(410);
    expect((await board(menu, owner)).status).toBe(200);
  });
});
