import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counted portions of items, and what each order has taken of them. A menu's row says whether it counts any: the
 * statement that stores orders reads that row anyway.
 */
export class ItemStock1760004500000 implements MigrationInterface {
  name = 'ItemStock1760004500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE item_stock (share_id text NOT NULL, item_id text NOT NULL, remaining int NOT NULL CHECK (remaining >= 0),
         updated_at timestamptz NOT NULL, PRIMARY KEY (share_id, item_id))`,
    );
    await runner.query(
      `CREATE TABLE stock_holds (order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE, share_id text NOT NULL, item_id text NOT NULL,
         quantity int NOT NULL CHECK (quantity > 0), PRIMARY KEY (order_id, item_id))`,
    );
    await runner.query('CREATE INDEX stock_holds_item ON stock_holds (share_id, item_id)');
    await runner.query('ALTER TABLE menus ADD COLUMN counted boolean NOT NULL DEFAULT false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE menus DROP COLUMN counted');
    await runner.query('DROP TABLE stock_holds');
    await runner.query('DROP TABLE item_stock');
  }
}
