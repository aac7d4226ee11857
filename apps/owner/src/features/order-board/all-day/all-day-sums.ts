import type { BoardOrder } from '@chalkboard/contracts';
import { linesOfStation, type ScreenStation } from '../station/screen-station';

/** A ticket that wants a dish. */
export interface TicketPart {
  readonly orderId: string;
  readonly orderNumber: string;
  readonly quantity: number;
}

/** One way in which a dish is wanted: with these options and this note. */
export interface WayOfDish {
  readonly options: readonly string[];
  readonly notes?: string;
  readonly count: number;
  /** In the sequence in which they are due. */
  readonly tickets: readonly TicketPart[];
}

export interface DishSum {
  readonly name: string;
  readonly count: number;
  /** What is wanted most stands first. */
  readonly ways: readonly WayOfDish[];
}

type Line = BoardOrder['lines'][number];

const IN_WORK: readonly BoardOrder['status'][] = ['accepted', 'preparing'];

/**
 * What has to be cooked for all orders that are accepted and not ready: each dish once, by options and notes. What is
 * wanted most stands first.
 * @param orders in the sequence in which they are due
 * @param station of a screen that is for some categories: what it makes is told apart from what others make
 */
export function allDaySums(
  orders: readonly BoardOrder[],
  station: ScreenStation,
): { readonly own: readonly DishSum[]; readonly others: readonly DishSum[] } {
  const inWork = orders.filter(({ status }) => IN_WORK.includes(status));
  const of = (which: 'own' | 'others') =>
    summed(inWork.flatMap((order) => linesOfStation(order.lines, station)[which].map((line) => ({ order, line }))));
  return { own: of('own'), others: of('others') };
}

function summed(parts: readonly { readonly order: BoardOrder; readonly line: Line }[]): DishSum[] {
  const dishes = grouped(parts, ({ line }) => line.name);
  return [...dishes]
    .map(([name, ofDish]) => {
      const ways = [...grouped(ofDish, ({ line }) => JSON.stringify([line.options, line.notes ?? '']))]
        .map(([, ofWay]) => wayOf(ofWay))
        .sort((a, b) => b.count - a.count);
      return { name, count: total(ways), ways };
    })
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function wayOf(parts: readonly { readonly order: BoardOrder; readonly line: Line }[]): WayOfDish {
  const tickets = new Map<string, TicketPart>();
  for (const { order, line } of parts) {
    const quantity = (tickets.get(order.orderId)?.quantity ?? 0) + line.quantity;
    tickets.set(order.orderId, { orderId: order.orderId, orderNumber: order.orderNumber, quantity });
  }
  const { options, notes } = parts[0]!.line;
  return {
    options,
    ...(notes && { notes }),
    count: parts.reduce((sum, { line }) => sum + line.quantity, 0),
    tickets: [...tickets.values()],
  };
}

function total(counted: readonly { readonly count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
