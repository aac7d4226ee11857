import type { MenuSnapshot } from '@chalkboard/contracts';
import { assertManages, BoardAccess, type BoardCaller } from './board-access';
import { BoardLinkVersions } from './board-link-versions';
import { Menus } from './menus';
import type { Order } from './order';
import { OrderLinks, type BoardLink } from './order-links';
import { OrderRepository } from './order.repository';
import { aMenu } from './testing/order.factory';
import { aPlacedOrder } from './testing/placed-order.factory';

const MENU = aMenu({ editRightHashes: ['owner'] });
const OWNED = { ...MENU, businessId: 'b1' };
const ORDERS = [aPlacedOrder({ id: 'o1', shareId: MENU.shareId }), aPlacedOrder({ id: 'o2', shareId: 'menu-2' })];

class OneMenu extends Menus {
  constructor(private readonly menu: MenuSnapshot) {
    super();
  }

  async find(shareId: string): Promise<MenuSnapshot | undefined> {
    return shareId === this.menu.shareId ? this.menu : undefined;
  }

  ofBusiness = () => Promise.reject(new Error('not asked'));

  findNewest(shareId: string): Promise<MenuSnapshot | undefined> {
    return this.find(shareId);
  }
}

class TwoOrders extends OrderRepository {
  async find(orderId: string): Promise<Order | undefined> {
    return ORDERS.find(({ id }) => id === orderId);
  }

  findByKey = () => Promise.reject(new Error('not asked'));
  place = () => Promise.reject(new Error('not asked'));
  change = () => Promise.reject(new Error('not asked'));
}

/** The links were ended once. */
class RaisedOnce extends BoardLinkVersions {
  of = () => Promise.resolve(1);
  raise = () => Promise.reject(new Error('not asked'));
}

/** "link-old-o1" was sent before that; "link-o1" is the link that was sent with order o1. */
class PlainLinks extends OrderLinks {
  tracking = () => '';
  board = () => '';
  trackedOrder = () => undefined;

  boardLink(link: string): BoardLink | undefined {
    return link.startsWith('link-')
      ? { orderId: link.replace(/^link-(old-)?/, ''), until: new Date(), version: link.startsWith('link-old-') ? 0 : 1 }
      : undefined;
  }
}

const open = async (caller: Partial<BoardCaller>, menu = MENU) => {
  const access = new BoardAccess(new OneMenu(menu), new TwoOrders(), new PlainLinks(), new RaisedOnce());
  const { means, linkOrderId } = await access.open(menu.shareId, {
    visitor: undefined,
    link: undefined,
    businesses: () => undefined,
    managed: () => undefined,
    ...caller,
  });
  return [means, linkOrderId];
};

describe('a board', () => {
  it('is open by a link to any order of its menu, and remembers to which', async () => {
    expect(await open({ link: 'link-o1' })).toEqual(['link', 'o1']);
  });

  it('is not open by a link from before links were ended, neither newly opened nor kept by a device', async () => {
    await expect(open({ link: 'link-old-o1' })).rejects.toMatchObject({ code: 'ordering.link_ended' });
    const access = new BoardAccess(new OneMenu(MENU), new TwoOrders(), new PlainLinks(), new RaisedOnce());
    await expect(access.exchange('link-old-o1')).rejects.toMatchObject({ code: 'ordering.link_ended' });
    expect(await access.exchange('link-o1')).toMatchObject({ orderId: 'o1' });
  });

  it('is open by the right to edit the menu before any link', async () => {
    expect(await open({ visitor: 'owner', link: 'link-o1' })).toEqual(['board', undefined]);
  });

  it.each(['link-o2', 'link-o3', 'made-up'])(
    'is not open by the link of another menu’s order, of none, or by what is no link: %s',
    async (link) => {
      await expect(open({ link })).rejects.toThrow(expect.objectContaining({ code: 'ordering.board_denied' }));
    },
  );

  it('is open to members of the menu’s business', async () => {
    expect(await open({ businesses: () => ['b1'] }, OWNED)).toEqual(['board', undefined]);
    expect(await open({ visitor: 'owner' }, OWNED)).toEqual(['board', undefined]);
  });

  it('is closed to members of others, and to everybody’s where the menu belongs to none', async () => {
    await expect(open({ businesses: () => ['b2'] }, OWNED)).rejects.toMatchObject({ code: 'ordering.board_denied' });
    await expect(open({ businesses: () => ['b1'] })).rejects.toMatchObject({ code: 'ordering.board_denied' });
  });

  it('is a kitchen’s for who is of the team and does not manage the business, unless the device itself has the right', async () => {
    const access = new BoardAccess(new OneMenu(OWNED), new TwoOrders(), new PlainLinks(), new RaisedOnce());
    const team: BoardCaller = { visitor: undefined, link: undefined, businesses: () => ['b1'], managed: () => [] };
    const kitchen = await access.open(OWNED.shareId, team);
    expect(kitchen.manages).toBe(false);
    expect(() => assertManages(kitchen)).toThrow('owners and managers');
    const manager = await access.open(OWNED.shareId, { ...team, managed: () => ['b1'] });
    expect(manager.manages).toBe(true);
  });

  it('asks to sign in where that may help', async () => {
    await expect(open({ visitor: 'stranger' }, OWNED)).rejects.toMatchObject({ code: 'access.sign_in_needed' });
  });

  it('asks at every look whether somebody is a member still', async () => {
    let businesses: readonly string[] | undefined = ['b1'];
    const access = new BoardAccess(new OneMenu(OWNED), new TwoOrders(), new PlainLinks(), new RaisedOnce());
    const staff: BoardCaller = { visitor: undefined, link: undefined, businesses: () => businesses, managed: () => [] };
    await access.open(OWNED.shareId, staff);
    businesses = undefined;
    await expect(access.open(OWNED.shareId, staff)).rejects.toMatchObject({ code: 'access.sign_in_needed' });
  });
});
