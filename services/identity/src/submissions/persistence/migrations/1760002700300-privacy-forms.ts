import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMS = ['contact', 'referral', 'review', 'review-vote'];
const PRIVACY_FORMS = ['privacy-code', 'privacy-try'];

/** Codes to see what is kept of somebody, and tries of them, are counted like what else anybody sends. */
export class PrivacyForms1760002700300 implements MigrationInterface {
  name = 'PrivacyForms1760002700300';

  async up(runner: QueryRunner): Promise<void> {
    await check(runner, [...FORMS, ...PRIVACY_FORMS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM submission_counts WHERE form IN (${list(PRIVACY_FORMS)})`);
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
