import type { CartLine } from '@chalkboard/contracts';
import { parseCart } from './cart';
import { changeCart } from './use-cart';

const HANDED = /^#cart=(.+)$/;

/**
 * Where a framed menu's cart is ordered: checkout is shown in no frame of another site. What a browser keeps for a
 * framed page it keeps apart from the page itself, so the cart goes along in the fragment, which no server sees.
 */
export function checkoutWith(shareId: string, lines: readonly CartLine[]): string {
  return `/checkout/${shareId}#cart=${encodeURIComponent(JSON.stringify(lines))}`;
}

/** Keeps the cart that came in the address as this menu's, once. */
export function takeHandedCart(shareId: string): void {
  const [, handed] = HANDED.exec(window.location.hash) ?? [];
  if (handed === undefined) return;
  const lines = parseCart(decoded(handed));
  if (lines.length > 0) changeCart(shareId, () => lines);
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
