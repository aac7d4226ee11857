import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters with accents, and what people type for them; one letter each. */
const ACCENTED = 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyy';

/**
 * Functions by which a text is found by any part of it, case and accents aside: `search_key` folds it, `search_grams`
 * gives its runs of one to three letters, for a GIN index, and `search_parts` those of what is looked for. A trigram
 * extension would do the same where a service may create one. The bodies are parsed here: they hold whatever the search
 * path is while an index is built.
 */
export class Search1760002200000 implements MigrationInterface {
  name = 'Search1760002200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN translate(lower(given), '${ACCENTED}', '${PLAIN}')`);
    await runner.query(`
      CREATE FUNCTION search_grams(key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN ARRAY(SELECT DISTINCT substr(key, place, size) FROM generate_series(1, length(key)) AS place, generate_series(1, least(3, length(key) - place + 1)) AS size)`);
    await runner.query(`
      CREATE FUNCTION search_parts(key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN CASE WHEN length(key) < 4 THEN ARRAY[key] ELSE ARRAY(SELECT DISTINCT substr(key, place, 3) FROM generate_series(1, length(key) - 2) AS place) END`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['search_parts', 'search_grams', 'search_key'])
      await runner.query(`DROP FUNCTION ${name}(text)`);
  }
}
