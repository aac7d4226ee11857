import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a vote came from, as a hash of address, review and day: for how many votes of a day are counted from one
 * address.
 */
export class VoteOrigins1760003720000 implements MigrationInterface {
  name = 'VoteOrigins1760003720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review_votes ADD COLUMN origin text');
    await runner.query(
      'CREATE INDEX review_votes_by_origin ON review_votes (review_id, origin) WHERE origin IS NOT NULL',
    );
    await runner.query('CREATE INDEX review_votes_with_origin ON review_votes (voted_at) WHERE origin IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE review_votes DROP COLUMN origin');
  }
}
