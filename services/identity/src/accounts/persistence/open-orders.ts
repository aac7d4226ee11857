import type { OpenOrders } from '@chalkboard/contracts';
import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { z } from 'zod';

/** Numbers that are named; of the others the count is enough. */
const NAMED = 10;

const Row = z.object({ total: z.int(), numbers: z.array(z.string()) });

/**
 * Orders of a business that are under way, as ordering's events told of them. Test orders are none.
 * @param source a connection, or the transaction's manager
 */
export async function openOrdersOf(source: Queryable, businessId: string): Promise<OpenOrders> {
  const [row] = rowsOf(
    Row,
    await source.query(
      `WITH open AS (
         SELECT order_number, placed_at FROM order_facts
         WHERE share_id = ANY (ARRAY(SELECT share_id FROM menu_facts WHERE business_id = $1))
           AND placed_at IS NOT NULL AND status NOT IN ('completed', 'rejected', 'cancelled'))
       SELECT (SELECT count(*) FROM open) AS total,
         ARRAY(SELECT order_number FROM open WHERE order_number IS NOT NULL ORDER BY placed_at, order_number LIMIT $2) AS numbers`,
      [businessId, NAMED],
    ),
  );
  return row ?? { total: 0, numbers: [] };
}
