import type { MigrationInterface, QueryRunner } from 'typeorm';

const SORTS = {
  rating: 'rating_times_100, review_count, share_id',
  reviews: 'review_count, rating_times_100, share_id',
  name: 'name_key, share_id',
};
const FILTERS = {
  all: [],
  cuisine: ['cuisine'],
  state: ['state'],
  price: ['price_range'],
  cuisine_and_state: ['cuisine', 'state'],
};
const LISTS = Object.entries(FILTERS).flatMap(([filter, columns]) =>
  Object.entries(SORTS).map(([sort, keys]) => ({
    name: `directory_${filter}_by_${sort}`,
    columns: [...columns, keys].join(', '),
  })),
);

/** What stands between words, or would make one of several: a "St.Louis" is no host's name here. */
const BETWEEN_WORDS = ['.', '/', '-', '_', '@', ':', '&', '+', '#', "''", '’'];

/**
 * The directory of restaurants: what is shown of each, an index for each filter with each sort, search by the
 * beginnings of words, and what reviews told of menus.
 */
export class Directory1760002500000 implements MigrationInterface {
  name = 'Directory1760002500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE review_summaries (
        share_id text PRIMARY KEY,
        rating_times_100 int NOT NULL,
        review_count int NOT NULL,
        version int NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE directory_entries (
        share_id text PRIMARY KEY,
        business_id uuid NOT NULL,
        content jsonb NOT NULL,
        rating_times_100 int NOT NULL DEFAULT 0,
        review_count int NOT NULL DEFAULT 0,
        cuisine text NOT NULL GENERATED ALWAYS AS (content->>'cuisine') STORED,
        state text GENERATED ALWAYS AS (content->>'state') STORED,
        price_range text GENERATED ALWAYS AS (content->>'priceRange') STORED,
        name_key text NOT NULL GENERATED ALWAYS AS (left(search_key(content->>'name'), 100)) STORED,
        search_words tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(search_key(
          (content->>'name') || E'\\n' || (content->>'cuisine') || E'\\n' || (content->>'address') || E'\\n' || coalesce(content->>'state', '') || E'\\n' || coalesce(content->>'description', '')
        ), '${BETWEEN_WORDS.join('')}', '${' '.repeat(BETWEEN_WORDS.length)}'))) STORED
      )`);
    for (const { name, columns } of LISTS) await runner.query(`CREATE INDEX ${name} ON directory_entries (${columns})`);
    await runner.query('CREATE INDEX directory_of_business ON directory_entries (business_id)');
    await runner.query('CREATE INDEX directory_search ON directory_entries USING gin (search_words)');
    // Menus whose entry has to be worked out: those that were published before there was a directory.
    await runner.query('CREATE TABLE directory_due (share_id text PRIMARY KEY)');
    await runner.query(
      "INSERT INTO directory_due SELECT share_id FROM menus WHERE status = 'published' AND business_id IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['directory_due', 'directory_entries', 'review_summaries'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
