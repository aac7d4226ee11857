import type { Part } from './menu-parts';
import type { TaggedPrint, TaggedToken } from './tagged-print';

/** What tokens are by how the whole menu is laid out: a role for each that was taken for something else. */
export type OtherRoles = ReadonlyMap<TaggedToken, number>;

/** The print with other roles for some tokens. */
export function withRoles(tagged: TaggedPrint, roles: OtherRoles): TaggedPrint {
  const tokens = tagged.tokens.map((token) => ({ ...token, role: roles.get(token) ?? token.role }));
  return {
    ...tagged,
    tokens,
    bySegment: new Map(
      [...tagged.bySegment].map(([segment, own]) => [segment, own.map(({ index }) => tokens[index]!)]),
    ),
  };
}

/** The same role for some tokens. */
export const asRole = (tokens: readonly TaggedToken[], role: number): [TaggedToken, number][] =>
  tokens.map((token) => [token, role]);

/** What a menu does so often, and in this share of the cases, is how it is laid out. */
export const ENOUGH = 3;
const MOST = 0.75;

/** How many names there are of each kind, and which of them are what is looked for. */
export class Counts {
  private readonly kinds = new Map<string, { all: number; found: Part[] }>();

  add(kind: string, found?: Part): void {
    const own = this.kinds.get(kind) ?? { all: 0, found: [] };
    if (found) own.found.push(found);
    else own.all++;
    this.kinds.set(kind, own);
  }

  mostly(): readonly Part[] {
    return [...this.kinds.values()].flatMap(({ all, found }) =>
      found.length >= Math.max(ENOUGH, MOST * all) ? found : [],
    );
  }
}
