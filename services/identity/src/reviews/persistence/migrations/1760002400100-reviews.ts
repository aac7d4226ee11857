import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Letters of a comment that are searched, from its beginning: each costs its place in the index. */
const SEARCHED_LETTERS = 1000;
const REASONS = "('spam', 'offensive', 'not_about_restaurant', 'personal_data', 'duplicate', 'other')";

/** By rating is sorted through the lists of one rating: theirs is the next column. */
const SORTS = { age: 'created_at, id', helpful: 'helpful, created_at, id' };
const FILTERS = {
  all: [],
  status: ['status'],
  rating: ['rating'],
  status_and_rating: ['status', 'rating'],
  published: ['is_published'],
  published_and_status: ['is_published', 'status'],
  published_and_rating: ['is_published', 'rating'],
  published_status_and_rating: ['is_published', 'status', 'rating'],
};
const LISTS = Object.entries(FILTERS).flatMap(([filter, columns]) =>
  Object.entries(SORTS).map(([sort, keys]) => ({
    name: `reviews_${filter}_by_${sort}`,
    columns: [...columns, keys].join(', '),
  })),
);

/**
 * What customers think of restaurants, who found it helpful, what they said, and what staff took away; with an index
 * for each filter and sort of the lists.
 */
export class Reviews1760002400100 implements MigrationInterface {
  name = 'Reviews1760002400100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        id uuid PRIMARY KEY,
        customer_name text NOT NULL,
        email text,
        restaurant_name text NOT NULL,
        rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
        comment text NOT NULL,
        share_id text,
        order_id text UNIQUE,
        ordered_at timestamptz,
        order_type text CHECK (order_type IN ('pickup', 'delivery')),
        status text NOT NULL CHECK (status IN ('approved', 'pending', 'flagged')),
        status_reason text CHECK (status_reason IN ${REASONS}),
        is_published boolean NOT NULL,
        published_at timestamptz,
        helpful int NOT NULL DEFAULT 0 CHECK (helpful >= 0),
        not_helpful int NOT NULL DEFAULT 0 CHECK (not_helpful >= 0),
        recording_type text CHECK (recording_type IN ('audio/webm', 'audio/mp4', 'audio/ogg')),
        recording_seconds real,
        transcript_state text NOT NULL CHECK (transcript_state IN ('none', 'pending', 'done', 'failed')),
        transcript text,
        created_at timestamptz NOT NULL,
        search_text text NOT NULL GENERATED ALWAYS AS (search_key(customer_name || E'\\n' || restaurant_name || E'\\n' || left(comment, ${SEARCHED_LETTERS}))) STORED
      )`);
    for (const { name, columns } of LISTS) await runner.query(`CREATE INDEX ${name} ON reviews (${columns})`);
    await runner.query('CREATE INDEX reviews_search ON reviews USING gin (search_grams(search_text))');
    await runner.query(
      'CREATE TABLE review_recordings (review_id uuid PRIMARY KEY REFERENCES reviews (id) ON DELETE CASCADE, bytes bytea NOT NULL)',
    );
    // Sound does not get smaller, and of what is not compressed a part can be read by itself.
    await runner.query('ALTER TABLE review_recordings ALTER COLUMN bytes SET STORAGE EXTERNAL');
    await runner.query(`
      CREATE TABLE transcript_jobs (
        review_id uuid PRIMARY KEY REFERENCES reviews (id) ON DELETE CASCADE,
        tries int NOT NULL DEFAULT 0,
        due_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX transcript_jobs_due ON transcript_jobs (due_at)');
    await runner.query(`
      CREATE TABLE review_votes (
        review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        visitor text NOT NULL,
        vote text NOT NULL CHECK (vote IN ('helpful', 'not_helpful')),
        voted_at timestamptz NOT NULL,
        PRIMARY KEY (review_id, visitor)
      )`);
    // Outlives the review: what was removed is counted in public.
    await runner.query(
      `CREATE TABLE review_removals (review_id uuid PRIMARY KEY, reason text NOT NULL CHECK (reason IN ${REASONS}), removed_at timestamptz NOT NULL)`,
    );
    await runner.query(
      'CREATE TABLE review_summaries (share_id text PRIMARY KEY, count int NOT NULL, ratings int NOT NULL, version int NOT NULL)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'review_summaries',
      'review_removals',
      'review_votes',
      'transcript_jobs',
      'review_recordings',
      'reviews',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
