import type { MenuAtHome } from '../../shared/browser-menus/read-menus';

/** What an owner should look at, most pressing first. */
export const NEEDS = [
  'unseen',
  'undelivered',
  'smsDown',
  'printerDown',
  'uncertain',
  'noPhone',
  'unconfirmed',
  'notPublished',
] as const;
export type NeedKind = (typeof NEEDS)[number];

export interface Need {
  readonly kind: NeedKind;
  readonly count: number;
  /** Where it is settled. */
  readonly to: string;
}

const PAGES: Readonly<Record<NeedKind, string>> = {
  unseen: 'orders',
  undelivered: 'orders',
  smsDown: 'edit',
  printerDown: 'edit',
  uncertain: 'review',
  noPhone: 'edit',
  unconfirmed: 'edit',
  notPublished: 'review',
};

/** What of a menu needs its owner, as far as the services tell. */
export function needsOf({ shareId, status: menuStatus, uncertain, hasPhone, board, channels }: MenuAtHome): Need[] {
  const counts: Readonly<Record<NeedKind, number>> = {
    unseen: board?.orders.filter(({ status, seenAt }) => status === 'placed' && !seenAt).length ?? 0,
    undelivered:
      board?.orders.flatMap(({ messages }) => messages).filter(({ status }) => status === 'failed').length ?? 0,
    smsDown: isSmsDown(channels) ? 1 : 0,
    printerDown: brokenPrinters(channels),
    uncertain,
    noPhone: hasPhone ? 0 : 1,
    unconfirmed: isUnconfirmed(channels) ? 1 : 0,
    notPublished: menuStatus === 'published' ? 0 : 1,
  };
  return NEEDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    kind,
    count: counts[kind],
    to: `/menu/${shareId}/${PAGES[kind]}`,
  }));
}

/** Are text messages switched on, and do not arrive? */
function isSmsDown(channels: MenuAtHome['channels']): boolean {
  return (
    channels !== undefined && channels.sms.on && (channels.sms.stopped || channels.sms.lastOrder?.state === 'failed')
  );
}

/** To a number that nobody confirmed few messages go in a day. */
function isUnconfirmed(channels: MenuAtHome['channels']): boolean {
  return (
    channels !== undefined &&
    channels.sms.on &&
    channels.sms.number !== undefined &&
    !channels.sms.confirmed &&
    !channels.sms.stopped
  );
}

/** Printers that say what is the matter with them, or did not print the last ticket. */
function brokenPrinters(channels: MenuAtHome['channels']): number {
  return channels?.print.on
    ? channels.print.printers.filter(({ trouble, lastOrder }) => trouble !== undefined || lastOrder?.state === 'failed')
        .length
    : 0;
}

export const FIRST_STEPS = ['menu', 'check', 'phone', 'publish', 'share'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/**
 * How far a newcomer has come, by the menu that is furthest; undefined when there is nothing left to do first.
 * @param isShared has a menu been shared from this browser?
 */
export function firstSteps(
  menus: readonly MenuAtHome[],
  isShared: (shareId: string) => boolean,
): { readonly next: FirstStep; readonly done: readonly FirstStep[]; readonly shareId?: string } | undefined {
  if (menus.length === 0) return { next: 'menu', done: [] };
  const [furthest] = menus
    .map((menu) => ({ shareId: menu.shareId, done: doneWith(menu, isShared) }))
    .sort((a, b) => b.done.length - a.done.length);
  const next = furthest && FIRST_STEPS.find((step) => !furthest.done.includes(step));
  // Whoever has published and shared is no newcomer, whatever else there is to do; nor who has orders already.
  if (!furthest || !next || (furthest.done.includes('publish') && furthest.done.includes('share'))) return undefined;
  return { next, ...furthest };
}

/** Orders show that somebody has the link; test orders do not. */
function doneWith(menu: MenuAtHome, isShared: (shareId: string) => boolean): FirstStep[] {
  const open = needsOf(menu).map(({ kind }) => kind);
  const hasOrders =
    menu.board !== undefined && (menu.board.orders.some(({ test }) => !test) || menu.board.today.orders > 0);
  const isDone: Readonly<Record<FirstStep, boolean>> = {
    menu: true,
    check: !open.includes('uncertain'),
    phone: !open.includes('noPhone'),
    publish: menu.status === 'published',
    share: menu.status === 'published' && (hasOrders || isShared(menu.shareId)),
  };
  return FIRST_STEPS.filter((step) => isDone[step]);
}
