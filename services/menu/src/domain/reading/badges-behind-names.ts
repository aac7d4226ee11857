import { median } from './box';
import type { Part } from './menu-parts';
import { asRole, type OtherRoles } from './other-roles';
import type { TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';

/** Print on a ground of its own is seen as one thick stroke: so many times as thick as that of the name. */
const THICKER = 1.9;
/** Words of a badge at most. */
const LONGEST = 3;
/** A single one may be a smudge. */
const FEWEST = 2;
const WORD = /\p{L}{2}/u;

/**
 * Badges behind names in pictures ("Pappardelle al Ragù [NOVITÀ]"): their letters stand in a field of colour, which
 * takes the whole height of the line.
 */
export function badgesBehind(names: readonly Part[]): OtherRoles {
  const badges = names.flatMap(({ tokens }) => {
    const start = tokens.findIndex((_, at) => areThicker(tokens.slice(at), tokens.slice(0, at)));
    const badge = start < 0 ? [] : tokens.slice(start);
    return badge.length > 0 && badge.length <= LONGEST && tokens.slice(0, start).some(isWord) ? [badge] : [];
  });
  return new Map(badges.length >= FEWEST ? badges.flatMap((badge) => asRole(badge, ROLE.other)) : []);
}

/** Whether each of some words is that much thicker than those before them in their line. */
function areThicker(tokens: readonly TaggedToken[], before: readonly TaggedToken[]): boolean {
  const { segment } = tokens[0]!;
  const usual = median(before.flatMap((token) => (token.segment === segment ? strokeOf(token) : [])));
  return usual > 0 && tokens.every((token) => token.segment === segment && strokeOf(token) >= THICKER * usual);
}

const strokeOf = ({ token }: TaggedToken): number => token.words[0]!.stroke ?? 0;
const isWord = ({ token }: TaggedToken): boolean => WORD.test(token.text);
