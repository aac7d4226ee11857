import { HOT_PATH } from '../build/hot-places.mjs';

/** Address of `before-react.js`. */
export const BEFORE_REACT = `${HOT_PATH}before-react.js`;
/** A style element is let through by the hash of its text. */
const STYLES = /(<style>.*?<\/style>)/s;

/**
 * A page, or the list of remotes, with the development builds of these remotes in the place of the released ones.
 * @param {string} text @param {readonly string[]} remotes @returns {string}
 */
export function withHotRemotes(text, remotes) {
  // Without a remote: the shell alone, and nothing that this would match.
  const released = `/remotes/(${remotes.join('|') || '-'})/[0-9a-f]{12}/`;
  const preloads = new RegExp(`<link rel="preload"[^>]* href="${released}[^>]*>`, 'g');
  const addresses = new RegExp(released, 'g');
  return text
    .split(STYLES)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(preloads, '').replace(addresses, `${HOT_PATH}$1/`)))
    .join('')
    .replace('<head>', `<head><script src="${BEFORE_REACT}"></script>`);
}
