import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the checkout showed the allergy notice: who did not confirm it is told apart from who was not asked. */
export class AllergyAnswers1760003700000 implements MigrationInterface {
  name = 'AllergyAnswers1760003700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN allergy_asked boolean NOT NULL DEFAULT false');
    // Of older orders only this is known.
    await runner.query('UPDATE orders SET allergy_asked = true WHERE allergy_confirmed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN allergy_asked');
  }
}
