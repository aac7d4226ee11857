import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language something was sent: its acknowledgement is in it. */
export class SubmissionLanguages1760008700300 implements MigrationInterface {
  name = 'SubmissionLanguages1760008700300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages ADD COLUMN language text');
    await runner.query('ALTER TABLE referrals ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact_messages DROP COLUMN language');
    await runner.query('ALTER TABLE referrals DROP COLUMN language');
  }
}
