import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders with their idempotency keys, the projection of menus, and what became of each order's messages. */
export class Orders1760000100000 implements MigrationInterface {
  name = 'Orders1760000100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE orders (
        id uuid PRIMARY KEY,
        number text NOT NULL,
        share_id text NOT NULL,
        version int NOT NULL CHECK (version > 0),
        status text NOT NULL,
        order_type text NOT NULL CHECK (order_type IN ('pickup', 'delivery')),
        payment_method text NOT NULL CHECK (payment_method IN ('card', 'cash')),
        currency char(3) NOT NULL,
        lines jsonb NOT NULL,
        subtotal bigint NOT NULL CHECK (subtotal >= 0),
        delivery_fee bigint NOT NULL CHECK (delivery_fee >= 0),
        total bigint NOT NULL CHECK (total = subtotal + delivery_fee),
        customer jsonb NOT NULL,
        allergy_confirmed boolean NOT NULL,
        channels jsonb NOT NULL,
        placed_at timestamptz NOT NULL,
        UNIQUE (share_id, number)
      )`);
    await runner.query('CREATE INDEX orders_of_menu ON orders (share_id, placed_at DESC)');
    await runner.query(`
      CREATE TABLE idempotency_keys (
        share_id text NOT NULL,
        visitor text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        order_id uuid NOT NULL REFERENCES orders (id) DEFERRABLE INITIALLY DEFERRED,
        created_at timestamptz NOT NULL,
        PRIMARY KEY (share_id, visitor, key)
      )`);
    await runner.query('CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)');
    await runner.query('CREATE TABLE menus (share_id text PRIMARY KEY, version int NOT NULL, snapshot jsonb NOT NULL)');
    await runner.query(`
      CREATE TABLE order_notifications (
        notification_id text PRIMARY KEY,
        order_id uuid NOT NULL,
        channel text NOT NULL,
        status text NOT NULL,
        settled_at timestamptz NOT NULL
      )`);
    await runner.query('CREATE INDEX order_notifications_of_order ON order_notifications (order_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['order_notifications', 'menus', 'idempotency_keys', 'orders'])
      await runner.query(`DROP TABLE ${table}`);
  }
}
