import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tax, service charge and delivery zone of an order; the total has them in it. Older builds write none. */
export class OrderCharges1760004000000 implements MigrationInterface {
  name = 'OrderCharges1760004000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE orders ADD COLUMN charges jsonb,
        DROP CONSTRAINT orders_check,
        ADD CONSTRAINT orders_total CHECK (total = subtotal + delivery_fee + coalesce((charges #>> '{serviceCharge,amount}')::bigint, 0)
          + CASE WHEN charges #>> '{tax,included}' = 'false' THEN (charges #>> '{tax,amount}')::bigint ELSE 0 END)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE orders DROP CONSTRAINT orders_total, DROP COLUMN charges, ADD CONSTRAINT orders_check CHECK (total = subtotal + delivery_fee) NOT VALID',
    );
  }
}
