import { badgesBehind } from './badges-behind-names';
import { behindCapitals, isCapitals } from './capitals-of-names';
import type { Part } from './menu-parts';
import { asRole, ENOUGH, type OtherRoles } from './other-roles';
import { smallerBehind } from './smaller-behind-names';
import type { TaggedPrint, TaggedToken } from './tagged-print';
import { ROLE } from './token-roles';
import { isSameFont } from './tokens';

/** Finds what stands behind names in their lines, and was taken for a part of them. */
export function cutNames(names: readonly Part[], tagged: TaggedPrint): OtherRoles {
  return new Map([
    ...afterDashes(names).flatMap((tokens) => asRole(tokens, ROLE.description)),
    ...otherFont(names, tagged).flatMap((tokens) => asRole(tokens, ROLE.description)),
    ...smallerBehind(names),
    ...badgesBehind(names),
    ...behindCapitals(names, tagged).flatMap((tokens) => asRole(tokens, ROLE.description)),
    ...forOne(names).flatMap((tokens) => asRole(tokens, ROLE.label)),
  ]);
}

const DASH = /^[-–—]$|[\p{L})][-–—]$/u;

/**
 * What stands behind the dash in names that begin in capitals, where it goes on in small letters: "MALAWACH – pan fried
 * eggs".
 */
function afterDashes(names: readonly Part[]): readonly TaggedToken[][] {
  const found = names.flatMap(({ tokens }) => {
    const at = tokens.findIndex(({ token }) => DASH.test(token.text));
    const [before, after] = [tokens.slice(0, at + 1), tokens.slice(at + 1)];
    const lettered = before.filter(({ token }) => /\p{L}/u.test(token.text));
    return at >= 0 &&
      lettered.length > 0 &&
      lettered.every(isCapitals) &&
      after.length > 0 &&
      after.every((token) => !isCapitals(token))
      ? [after]
      : [];
  });
  return found.length >= ENOUGH ? found : [];
}

/** What stands in the line of a name behind a change of font, where this change ends the names of the menu. */
function otherFont(names: readonly Part[], { bySegment }: TaggedPrint): readonly TaggedToken[][] {
  const kinds = new Map<string, { ends: number; within: TaggedToken[][] }>();
  for (const { tokens, page } of names) {
    if (page.source !== 'text-layer') continue;
    tokens.forEach((before, index) => {
      const after = bySegment.get(before.segment)![before.at + 1];
      if (!after || after.role === ROLE.price || isSameFont(before.token, after.token)) return;
      const key = `${fontOf(before)} ${fontOf(after)}`;
      const kind = kinds.get(key) ?? { ends: 0, within: [] };
      kinds.set(key, kind);
      if (tokens[index + 1] === after) kind.within.push(tokens.slice(index + 1));
      else kind.ends++;
    });
  }
  return [...kinds.values()].flatMap(({ ends, within }) => (ends >= Math.max(ENOUGH, within.length) ? within : []));
}

function fontOf({ token }: TaggedToken): string {
  const { fontName, bold, italic } = token.words[0]!;
  return `${fontName} ${bold ? 'bold' : ''} ${italic ? 'italic' : ''}`;
}

/**
 * What says of a price that it is for one person or portion, and names no dish. Bare words are portions only: "Couvert"
 * by itself is bread and olives.
 */
const FOR_ONE =
  /^\W*(?:(?:price|pris|preis|prezzo|prix|precio|preço|prijs)\s+)?(?:(?:per|pr|pro|par|por|a|à|p|je|la|le|al|el|the)(?!\p{L})\.?\s?(?:pers(?:on[ae]?|onne|oon)?|pessoa|pax|head|kuvert|couvert|gast|guest|part|pièce|pezzo|pieza|piece|stück|stk|portion|portie|porzione|porción|ración)|portion|portie|porzione|porción|ración|stück|stk)\W*$/iu;

/** Words of names that say what a price is for: whole names, and what stands behind a price in the line of a name. */
function forOne(names: readonly Part[]): readonly TaggedToken[][] {
  return names.flatMap(({ tokens }) => {
    const after = tokens.findLastIndex((token, at) => {
      const before = tokens[at - 1];
      return !before || (before.segment === token.segment && before.at < token.at - 1);
    });
    const last = tokens.slice(after);
    return FOR_ONE.test(last.map(({ token }) => token.text).join(' ')) ? [last] : [];
  });
}
