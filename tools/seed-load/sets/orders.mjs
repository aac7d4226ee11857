/**
 * Orders of the last 700 days: some restaurants have tens of thousands, most a few. @type
 * {import('../load.mjs').DataSet}
 */
export const orders = {
  name: 'orders',
  service: 'identity',
  tables: ['order_facts'],
  statements: ({ orders: count, menus }) => [
    `INSERT INTO order_facts (order_id, share_id, total_minor, currency, placed_at, status, total_version, status_version)
     SELECT 'order' || n, substr(md5('menu ' || (1 + floor(power(pg_temp.chance(n, 1), 3) * ${menus})::int)), 1, 16), 800 + floor(pg_temp.chance(n, 2) * 8000)::int,
       CASE WHEN pg_temp.chance(n, 3) < 0.95 THEN 'USD' ELSE 'EUR' END, now() - pg_temp.chance(n, 4) * interval '700 days',
       CASE WHEN pg_temp.chance(n, 5) < 0.88 THEN 'completed' WHEN pg_temp.chance(n, 5) < 0.94 THEN 'cancelled' WHEN pg_temp.chance(n, 5) < 0.97 THEN 'rejected' ELSE 'placed' END, 1, 2
     FROM generate_series(1, ${count}) AS n`,
  ],
};
