import { CART_POLL_MS } from '@chalkboard/contracts/limits';

/**
 * Calls `changed` when what is kept in this browser may have changed: at once when another tab says so, and each
 * second, since not every browser does.
 * @returns what ends it
 */
export function watchStorage(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  const poll = setInterval(changed, CART_POLL_MS);
  return () => {
    window.removeEventListener('storage', changed);
    clearInterval(poll);
  };
}
