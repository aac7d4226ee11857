import type { Condition } from './keyset-page';

export { Search1760002200000 } from './migrations/1760002200000-search';

/** More words find no less, and each costs a look into the index. */
const MAX_WORDS = 6;

/**
 * Conditions of a list that hold where every word of `search` stands somewhere in `column`, a text that `search_key`
 * has folded and whose `search_grams` are in a GIN index. None where nothing is looked for. The service lists the
 * migration `Search1760002200000`.
 */
export function searchConditions(column: string, search: string | undefined): Condition[] {
  // Postgres keeps no NUL in a text.
  const words = (search ?? '')
    .replaceAll('\u0000', '')
    .split(/\s+/)
    .filter((word) => word !== '');
  return [...new Set(words)]
    .slice(0, MAX_WORDS)
    .map((word) => [
      `search_grams(${column}) @> search_parts(search_key(?)) AND strpos(${column}, search_key(?)) > 0`,
      word,
      word,
    ]);
}
