/** @typedef {{ shareId: string, orderIds: readonly string[] }} Restaurant */

const SHARE_ID = 'demo';

/**
 * Gives a business a menu with orders in ordering, copies of the demo restaurant's.
 * @param {import('pg').Client} database with ordering's schema @param {string} businessId @param {number} orders
 * @returns {Promise<Restaurant>}
 */
export async function giveRestaurant(database, businessId, orders) {
  const shareId = `of-${businessId.slice(0, 8)}`;
  await database.query(
    `INSERT INTO menus SELECT (jsonb_populate_record(NULL::menus, to_jsonb(menu) || jsonb_build_object('share_id', $2::text,
       'snapshot', menu.snapshot || jsonb_build_object('shareId', $2::text, 'businessId', $3::text)))).*
     FROM menus AS menu WHERE share_id = $1`,
    [SHARE_ID, shareId, businessId],
  );
  const { rows } = await database.query(
    `INSERT INTO orders SELECT (jsonb_populate_record(NULL::orders, to_jsonb(first) || jsonb_build_object('id', gen_random_uuid(),
       'share_id', $2::text, 'number', 'L' || n, 'placed_at', now() - n * interval '1 minute'))).*
     FROM (SELECT * FROM orders WHERE share_id = $1 LIMIT 1) AS first, generate_series(1, $3::int) AS n RETURNING id`,
    [SHARE_ID, shareId, orders],
  );
  return { shareId, orderIds: rows.map(({ id }) => id) };
}
