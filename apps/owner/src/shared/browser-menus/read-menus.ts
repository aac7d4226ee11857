import type { Board, BusinessMenu, Channels, Menu } from '@chalkboard/contracts';
import { readAccessRoute, readMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { listBusinessMenusRoute } from '@chalkboard/contracts/api/menu/rights.routes';
import { showChannelsRoute } from '@chalkboard/contracts/api/notify/channels.routes';
import { showBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { call, hasStatus } from '@chalkboard/web-kit';
import { browserMenus } from './browser-menus';

/** A menu as the home of an owner shows it. */
export interface MenuAtHome extends Pick<
  BusinessMenu,
  'shareId' | 'restaurantName' | 'status' | 'items' | 'uncertain' | 'hasPhone'
> {
  /** It belongs to this device alone, and could become a business's; one that was opened by an edit link could not. */
  readonly unclaimed: boolean;
  /** The one signed in works on its orders alone: nothing of it is changed. */
  readonly boardOnly?: true;
  /** Its orders; undefined where they may not be seen, or could not be read. */
  readonly board?: Board;
  /** By what its orders are told of; undefined where that could not be read. */
  readonly channels?: Channels;
}

export interface MenusAtHome {
  readonly menus: readonly MenuAtHome[];
  /** Some could not be read. */
  readonly incomplete: boolean;
}

/**
 * The menus of these businesses, and after them those that this browser has worked on and that are of no business; each
 * with what is known of its orders.
 */
export async function readMenus(businessIds: readonly string[]): Promise<MenusAtHome> {
  const listed = await Promise.all(businessIds.map(readBusiness));
  const owned = listed.flatMap((menus) => menus ?? []);
  const others = await readMenusOfDevice(
    browserMenus.ids().filter((id) => !owned.some(({ shareId }) => shareId === id)),
  );
  return {
    menus: await Promise.all([...owned, ...others.menus].map(withOrders)),
    incomplete: listed.includes(undefined) || others.incomplete,
  };
}

/** Of these menus, in their order, those that this browser may change; without what is known of their orders. */
export async function readMenusOfDevice(shareIds: readonly string[]): Promise<MenusAtHome> {
  const read = await Promise.all(shareIds.map(readOwn));
  return {
    menus: read.filter((one): one is MenuAtHome => typeof one === 'object'),
    incomplete: read.includes('failed'),
  };
}

/** Undefined: they could not be read. */
async function readBusiness(businessId: string): Promise<MenuAtHome[] | undefined> {
  try {
    const { menus } = await call(listBusinessMenusRoute, { params: { businessId } });
    return menus.map((menu) => ({ ...menu, unclaimed: false }));
  } catch {
    return undefined;
  }
}

/** A menu that is gone is erased; one that this device may change no more is another's. */
async function readOwn(shareId: string): Promise<MenuAtHome | 'not here' | 'failed'> {
  try {
    const access = await readAccess(shareId);
    if (!access.canEdit) return 'not here';
    return {
      ...summaryOf(await call(readMenuRoute, { params: { shareId } })),
      unclaimed: access.mayShare === true && !access.claimed,
    };
  } catch (error) {
    if (!hasStatus(error, 404) && !hasStatus(error, 410)) return 'failed';
    browserMenus.discard(shareId);
    return 'not here';
  }
}

/** What the list of a business would tell of a menu. */
export function summaryOf({
  shareId,
  restaurantName,
  status,
  restaurantPhone,
  categories,
  currencyAssumed,
}: Menu): Omit<MenuAtHome, 'unclaimed' | 'boardOnly' | 'board' | 'channels'> {
  const items = categories.flatMap((category) => category.items);
  return {
    shareId,
    restaurantName,
    status,
    items: items.length,
    uncertain: items.filter(({ uncertain }) => uncertain).length + (currencyAssumed ? 1 : 0),
    hasPhone: Boolean(restaurantPhone),
  };
}

/** With its orders, and how it is told of them. */
async function withOrders(menu: MenuAtHome): Promise<MenuAtHome> {
  const { shareId } = menu;
  const access = await readAccess(shareId).catch(() => undefined);
  if (!access?.canEdit) return access ? { ...menu, boardOnly: true } : menu;
  const [board, channels] = await Promise.all([
    call(showBoardRoute, { params: { shareId } }).catch(() => undefined),
    call(showChannelsRoute, { params: { shareId } }).catch(() => undefined),
  ]);
  return { ...menu, ...(board && { board }), ...(channels && { channels }) };
}

const readAccess = (shareId: string) => call(readAccessRoute, { params: { shareId } });
