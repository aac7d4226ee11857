import type { Part } from './menu-parts';
import { ENOUGH } from './other-roles';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { isOpenEnd } from './token-facts';
import { ROLE } from './token-roles';

/** Whether a token has letters, all of them capitals. */
export const isCapitals = ({ token: { text } }: TaggedToken): boolean =>
  text === text.toUpperCase() && text !== text.toLowerCase();

/** A word in small letters; its first may be a capital. */
const SMALL_WORD = /^\P{L}*\p{L}?\p{Ll}{2}/u;
const STARTS_SMALL = /^[^\p{L}\p{N}]*\p{Ll}{2}/u;
const LONG_WORD = /\p{L}{3}/u;
/** So many names that are written so throughout, for one that goes on in small letters. */
const LEAST_PURE = { capitals: 0.7, initials: 1 } as const;

/** Where most names go on so behind one word, that is how names are written ("Svenska klassikern"). */
const MOSTLY_TELL = 0.5;

/**
 * What stands in the line of a name behind its capitals, in small letters, where names of the menu are written in
 * capitals and their descriptions follow so: "PATATAS BRAVAS salsa brava y alioli"; and the same behind words that
 * begin with capitals: "Caesar Salad anchovy, croutons".
 */
export function behindCapitals(names: readonly Part[], tagged: TaggedPrint): readonly TaggedToken[][] {
  const capitals = names.flatMap((name) => {
    const end = name.tokens.findLastIndex(isCapitals) + 1;
    const lettered = name.tokens.slice(0, end).filter(({ token }) => /\p{L}/u.test(token.text));
    return lettered.every(isCapitals) && lettered.some(({ token }) => LONG_WORD.test(token.text))
      ? [{ name, end, tells: true }]
      : [];
  });
  const found = behindHeads(capitals, LEAST_PURE.capitals, SMALL_WORD, tagged);
  return found.length > 0 ? found : behindHeads(withInitials(names, tagged), LEAST_PURE.initials, STARTS_SMALL, tagged);
}

/** The words of names up to the first that is small, where no word that connects stands before it. */
function withInitials(names: readonly Part[], { print }: TaggedPrint): Head[] {
  return names.flatMap((name) => {
    const isContent = ({ token, segment, at }: TaggedToken): boolean =>
      LONG_WORD.test(token.text) && !print.facts.get(segment)![at]!.isConnector && !isOpenEnd(token.text);
    const isSmall = ({ token }: TaggedToken): boolean => STARTS_SMALL.test(token.text);
    const { tokens } = name;
    const small = tokens.findIndex((token) => isContent(token) && isSmall(token));
    const end = small < 0 ? tokens.length : small;
    const isWhole =
      end > 0 && isContent(tokens[end - 1]!) && tokens.slice(end).every((token) => !isContent(token) || isSmall(token));
    // One word alone begins with a capital in any menu.
    const content = tokens.slice(0, end).filter(isContent);
    return isWhole ? [{ name, end, tells: content.length > 1 || isCapitals(content[0]!) }] : [];
  });
}

/** A name, and where the words end that are written alike. */
interface Head {
  readonly name: Part;
  readonly end: number;
  /** Whether this shows how the menu writes names. */
  readonly tells: boolean;
}

function behindHeads(
  heads: readonly Head[],
  leastPure: number,
  follows: RegExp,
  { bySegment }: TaggedPrint,
): readonly TaggedToken[][] {
  const found: (Head & { readonly rest: TaggedToken[] })[] = [];
  let [pure, followed] = [0, 0];
  for (const head of heads) {
    const last = head.name.tokens[head.end - 1]!;
    const rest = head.name.tokens.slice(head.end);
    if (rest.some(({ token }) => SMALL_WORD.test(token.text))) {
      if (rest[0]!.segment === last.segment) found.push({ ...head, rest });
      continue;
    }
    const after = bySegment.get(last.segment)![last.at + 1];
    if (after?.role === ROLE.description && follows.test(after.token.text)) followed++;
    if (head.tells) pure++;
  }
  const isUsual =
    followed >= ENOUGH &&
    pure >= leastPure * found.length &&
    found.filter(({ tells }) => tells).length >= MOSTLY_TELL * found.length;
  return isUsual ? found.map(({ rest }) => rest) : [];
}
