import type { MigrationInterface, QueryRunner } from 'typeorm';

const FORMS = ['contact', 'referral'];
const REVIEW_FORMS = ['review', 'review-vote'];

/** Reviews and votes are counted like what else anybody sends. */
export class ReviewForms1760002400000 implements MigrationInterface {
  name = 'ReviewForms1760002400000';

  async up(runner: QueryRunner): Promise<void> {
    await check(runner, [...FORMS, ...REVIEW_FORMS]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM submission_counts WHERE form IN (${list(REVIEW_FORMS)})`);
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
