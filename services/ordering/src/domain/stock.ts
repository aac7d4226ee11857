import type { Order, OrderLine } from './order';
import { OrderError } from './order.errors';

/** Portions by the id of the item. */
export type Portions = ReadonlyMap<string, number>;

/** An item of which an order wants more than there is. */
export interface Shortage {
  readonly itemId: string;
  readonly name: string;
  /** Portions that are left of it. */
  readonly remaining: number;
}

/** Up to so many portions are shown to guests. */
const FEW = 5;

/** Counted portions of menus: a port. An item that is not in a menu's counts is not counted. */
export abstract class Stock {
  /** What is left of the counted items of a menu; empty where it counts none. */
  abstract of(shareId: string): Promise<Portions>;

  /**
   * Says how many are left of an item; undefined: it is not counted any more, and orders hold nothing of it.
   * @returns false when the menu is not known
   */
  abstract count(shareId: string, itemId: string, remaining: number | undefined): Promise<boolean>;
}

/** What an order takes when it is placed, all its lines together. A test order takes nothing. */
export function portionsOf({ lines, test }: Pick<Order, 'lines' | 'test'>): Portions {
  const portions = new Map<string, number>();
  for (const line of test ? [] : lines)
    for (const { itemId, quantity } of dishesOf(line))
      portions.set(itemId, (portions.get(itemId) ?? 0) + quantity * line.quantity);
  return portions;
}

/** The dish of a line and those that are parts of it, with how many of each one portion has. */
function dishesOf({ itemId, name, includes = [] }: OrderLine): NonNullable<OrderLine['includes']> {
  return [{ itemId, name, quantity: 1 }, ...includes];
}

/** The first item of the order of which less is left than it takes; undefined: there is enough of all. */
export function shortageOf(order: Pick<Order, 'lines' | 'test'>, left: Portions): Shortage | undefined {
  return shortageIn(order.lines, portionsOf(order), left);
}

/**
 * What changes in the counts when an order becomes another: positive is taken, negative comes back. Of what it holds
 * at most: portions that it had before they were counted do not come back.
 * @param held what the order has taken of the counted items
 * @param left counted items alone
 */
export function portionsChanged(
  before: Pick<Order, 'lines' | 'test'>,
  after: Pick<Order, 'lines' | 'test' | 'status'>,
  held: Portions,
  left: Portions,
): Portions {
  const gone = after.status === 'rejected' || after.status === 'cancelled';
  const [had, wants] = [portionsOf(before), portionsOf(after)];
  const changed = new Map<string, number>();
  for (const itemId of left.keys()) {
    const holds = held.get(itemId) ?? 0;
    const more = gone ? -holds : Math.max(-holds, (wants.get(itemId) ?? 0) - (had.get(itemId) ?? 0));
    if (more !== 0) changed.set(itemId, more);
  }
  return changed;
}

/** The first item of which a change takes more than is left. */
export function shortageIn(lines: readonly OrderLine[], taken: Portions, left: Portions): Shortage | undefined {
  for (const { itemId, name } of lines.flatMap(dishesOf)) {
    const remaining = left.get(itemId);
    if (remaining !== undefined && (taken.get(itemId) ?? 0) > remaining) return { itemId, name, remaining };
  }
  return undefined;
}

/** Refuses an order that wants more of an item than there is. */
export function notEnoughLeft({ name, remaining }: Shortage): OrderError {
  return new OrderError('ordering.item_not_available', leftInWords(name, remaining), { item: name, remaining });
}

function leftInWords(name: string, remaining: number): string {
  if (remaining === 0) return `“${name}” is sold out. Please remove it from your cart.`;
  return remaining === 1 ? `Only 1 of “${name}” is left.` : `Only ${remaining} of “${name}” are left.`;
}

/**
 * Lets the lines of a cart take portions, one after the other.
 * @returns what takes those of a line: undefined, or what is missing, with how many the line can have; it takes nothing
 * then
 */
export function inTurn(left: Portions): (line: OrderLine) => (Shortage & { readonly forLine: number }) | undefined {
  const now = new Map(left);
  return (line) => {
    const counted = [...portionsOf({ lines: [{ ...line, quantity: 1 }] })].filter(([itemId]) => now.has(itemId));
    const fits = counted.map(([itemId, each]) => Math.floor((now.get(itemId) ?? 0) / each));
    const forLine = Math.min(...fits);
    if (line.quantity <= forLine) {
      for (const [itemId, each] of counted) now.set(itemId, (now.get(itemId) ?? 0) - each * line.quantity);
      return undefined;
    }
    const [itemId] = counted[fits.indexOf(forLine)]!;
    const { name } = dishesOf(line).find((dish) => dish.itemId === itemId)!;
    return { itemId, name, remaining: left.get(itemId) ?? 0, forLine };
  };
}

/** What guests are shown of the counts: items that are sold out or nearly so. */
export function fewLeft(left: Portions): { readonly itemId: string; readonly remaining: number }[] {
  return [...left].filter(([, remaining]) => remaining <= FEW).map(([itemId, remaining]) => ({ itemId, remaining }));
}
