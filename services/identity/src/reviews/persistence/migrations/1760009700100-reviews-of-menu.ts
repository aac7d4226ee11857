import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The published reviews of one menu, newest first. */
export class ReviewsOfMenu1760009700100 implements MigrationInterface {
  name = 'ReviewsOfMenu1760009700100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX reviews_of_menu ON reviews (share_id, created_at, id) WHERE share_id IS NOT NULL AND is_published',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX reviews_of_menu');
  }
}
