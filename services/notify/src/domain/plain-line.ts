import { oneLine } from './one-line';

/** Letters that are not seen: they would keep an address from being noticed here, and not by a telephone. */
const UNSEEN = /\p{Cf}/gu;
/** "https:", "tel:", "mailto:" before something. */
const SCHEME = /(\p{L}):(?=\S)/gu;
/**
 * A dot that telephones take for that of an address: a letter follows at once. All dots that names of hosts can be
 * written with.
 */
const DOT = /(?<=[\p{L}\p{N}_-])([.。．｡])(?=\p{L})/gu;
const NUMBERED_HOST = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/**
 * What strangers write, on one line and without anything that a telephone or a mail program makes a link of: "evil.com"
 * becomes "evil. com".
 */
export function plainLine(text: string): string {
  return oneLine(text.replace(UNSEEN, ''))
    .replace(SCHEME, '$1: ')
    .replace(DOT, '$1 ')
    .replace(NUMBERED_HOST, (host) => host.replaceAll('.', '. '));
}

/** A number as somebody wrote it, dots included: it is there to be dialled. */
export function phoneLine(written: string): string {
  return /\p{L}/u.test(written) ? plainLine(written) : oneLine(written);
}
