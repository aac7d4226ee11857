import { oneLine } from './one-line';

const QUOTE_MAX_LENGTH = 80;
/** What mail programs make a link of. */
const LIKE_A_LINK = /[/@]|\w\.\w/;

/**
 * A stranger's words, where they can be repeated: a form can be filled in with anybody's address, and must not carry
 * advertisements to it.
 */
export function quotable(text: string | undefined): string | undefined {
  const line = oneLine(text ?? '');
  return line === '' || line.length > QUOTE_MAX_LENGTH || LIKE_A_LINK.test(line) ? undefined : line;
}
