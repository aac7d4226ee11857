import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMS = ['contact', 'referral', 'review', 'review-vote', 'privacy-code', 'privacy-try'];
const LOOKS = ['privacy-look', 'privacy-copy'];

/** How often what is kept of somebody is looked at and fetched is counted too. */
export class PrivacyLooks1760003000000 implements MigrationInterface {
  name = 'PrivacyLooks1760003000000';

  async up(runner: QueryRunner): Promise<void> {
    await check(runner, [...FORMS, ...LOOKS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM submission_counts WHERE form IN (${list(LOOKS)})`);
    await check(runner, FORMS);
  }
}

async function check(runner: QueryRunner, forms: readonly string[]): Promise<void> {
  await runner.query('ALTER TABLE submission_counts DROP CONSTRAINT submission_counts_form_check');
  await runner.query(
    `ALTER TABLE submission_counts ADD CONSTRAINT submission_counts_form_check CHECK (form IN (${list(forms)}))`,
  );
}

function list(forms: readonly string[]): string {
  return forms.map((form) => `'${form}'`).join(', ');
}
