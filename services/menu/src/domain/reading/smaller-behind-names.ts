import type { Part } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** What is set at most so large, as a share of the size of the name, is no part of it. */
const SMALLER = 0.94;
/** Sizes of one type differ by less than this share. */
const ALIKE = 0.04;
/** So many of the names tell that they are not set in small capitals, where only the first word of one may be large. */
const MOSTLY_TELL = 0.5;
const WORD = /\p{L}{3}/u;
const SMALL_LETTERS = /\p{Ll}{2}/u;

/**
 * What stands in the line of a name, set smaller than it up to the end, where names of the menu are mostly written so:
 * "ESCARGOTS AU BEURRE" in large capitals and "LA DOUZAINE" in small ones. Letters of allergens between the two are
 * neither. Only a text layer tells sizes exactly.
 */
export function smallerBehind(names: readonly Part[]): OtherRoles {
  const heads = names.flatMap(({ tokens, page }) => {
    const { size } = tokens[0]!.token;
    const end = tokens.findLastIndex(({ token }) => isAlike(token.size, size)) + 1;
    return page.source === 'text-layer' ? [{ tokens, size, end }] : [];
  });
  // In small capitals short words between others are set small too, and at the end of a name.
  const within = heads.flatMap(({ tokens, size, end }) =>
    tokens.slice(0, end).flatMap(({ token }) => (isAlike(token.size, size) ? [] : [token.size])),
  );
  const found = heads.flatMap(({ tokens, size, end }) => {
    const isInside = ({ token }: TaggedToken): boolean => within.some((other) => isAlike(token.size, other));
    const behind = tokens.slice(end).findIndex((token) => !isInside(token));
    const at = behind < 0 ? tokens.length : end + behind;
    const [head, rest] = [tokens.slice(0, at), tokens.slice(at)];
    const isSmaller = rest.every(({ token }) => token.size <= SMALLER * size);
    const isInLine = rest[0]?.segment === head.at(-1)!.segment;
    return isSmaller && isInLine && [head, rest].every(hasWord) ? [{ head, rest }] : [];
  });
  const telling = found.filter(
    ({ head }) => head.filter(isWord).length > 1 || head.some(({ token }) => SMALL_LETTERS.test(token.text)),
  ).length;
  if (telling < Math.max(ENOUGH, MOSTLY_TELL * found.length)) return new Map();
  return new Map(
    found.flatMap(({ rest }) => {
      const text = rest.findIndex(isWord);
      return [...asRole(rest.slice(0, text), ROLE.other), ...asRole(rest.slice(text), ROLE.description)];
    }),
  );
}

const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= ALIKE * b;
const isWord = ({ token }: TaggedToken): boolean => WORD.test(token.text);
const hasWord = (tokens: readonly TaggedToken[]): boolean => tokens.some(isWord);
