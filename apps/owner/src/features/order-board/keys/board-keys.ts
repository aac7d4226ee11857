import type { OrderMove } from '@chalkboard/contracts/order-lifecycle';

/** What a key of the board does. */
export type BoardKey =
  | { readonly kind: 'go'; readonly way: Way }
  | { readonly kind: 'chip'; readonly index: number }
  /** The first of these that can be done to the order. */
  | { readonly kind: 'move'; readonly moves: readonly OrderMove[] }
  | { readonly kind: 'details' | 'help' };

/** `next` and `previous` follow the sequence of the tickets, the others the screen. */
export type Way = 'next' | 'previous' | 'left' | 'right' | 'up' | 'down';

const KEYS: Readonly<Record<string, BoardKey>> = {
  j: { kind: 'go', way: 'next' },
  k: { kind: 'go', way: 'previous' },
  ArrowRight: { kind: 'go', way: 'right' },
  ArrowLeft: { kind: 'go', way: 'left' },
  ArrowDown: { kind: 'go', way: 'down' },
  ArrowUp: { kind: 'go', way: 'up' },
  '1': { kind: 'chip', index: 0 },
  '2': { kind: 'chip', index: 1 },
  '3': { kind: 'chip', index: 2 },
  '4': { kind: 'chip', index: 3 },
  s: { kind: 'move', moves: ['start'] },
  r: { kind: 'move', moves: ['ready', 'dispatch'] },
  c: { kind: 'move', moves: ['complete'] },
  x: { kind: 'move', moves: ['reject', 'cancel'] },
  d: { kind: 'details' },
  '?': { kind: 'help' },
};

interface PressedKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly target: EventTarget | null;
}

/** Where keys have a meaning of their own. */
const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"], [role="tablist"], [role="menu"]';

/** What a key does on the board; undefined: nothing, and nothing at all while somebody types or answers a question. */
export function boardKeyOf({ key, altKey, ctrlKey, metaKey, target }: PressedKey): BoardKey | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (target instanceof Element && target.closest(TAKEN)) return undefined;
  return KEYS[key.length === 1 ? key.toLowerCase() : key];
}

/** Where a ticket is on the screen. */
export interface TicketPlace {
  readonly left: number;
  readonly top: number;
}

/**
 * The ticket to go to, as an index of `places`; undefined: there is none that way. From nowhere it is the first.
 * @param places all tickets in their sequence
 * @param from index of the one that has the focus, -1: none
 */
export function ticketAt(places: readonly TicketPlace[], from: number, way: Way): number | undefined {
  const here = places[from];
  if (!here) return places.length > 0 ? 0 : undefined;
  if (way === 'next' || way === 'previous') {
    const to = from + (way === 'next' ? 1 : -1);
    return places[to] && to;
  }
  const sideways = way === 'left' || way === 'right';
  const sign = way === 'right' || way === 'down' ? 1 : -1;
  let best: { readonly index: number; readonly distance: number } | undefined;
  places.forEach((place, index) => {
    const across = place.left - here.left;
    const down = place.top - here.top;
    const along = sign * (sideways ? across : down);
    if (along <= 1) return;
    // What is straight ahead comes first, though something aside were nearer.
    const distance = along + 4 * Math.abs(sideways ? down : across);
    if (!best || distance < best.distance) best = { index, distance };
  });
  return best?.index;
}
