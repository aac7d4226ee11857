import type { AdminAuditEntry } from '@chalkboard/contracts';
import { rowsOf, type Queryable } from '@chalkboard/service-kit';
import { z } from 'zod';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Ids of menus and orders: letters, digits, - and _. */
const SHORT_ID = /^[\w-]{6,64}$/;

const Named = z.object({ id: z.string(), name: z.string().nullable() });

/** What can be named: of each table its id, and by what people know the row. */
const BY_UUID = `
  SELECT id::text AS id, trim(first_name || ' ' || last_name) AS name FROM staff_members WHERE id = ANY ($1::uuid[])
  UNION ALL SELECT id::text, business_name FROM businesses WHERE id = ANY ($1::uuid[])
  UNION ALL SELECT id::text, customer_name || ', ' || restaurant_name FROM reviews WHERE id = ANY ($1::uuid[])
  UNION ALL SELECT id::text, coalesce(nullif(subject, ''), name) FROM contact_messages WHERE id = ANY ($1::uuid[])
  UNION ALL SELECT id::text, restaurant_email FROM referrals WHERE id = ANY ($1::uuid[])`;
const BY_SHORT_ID = `
  SELECT share_id AS id, restaurant_name AS name FROM menu_facts WHERE share_id = ANY ($2::text[])
  UNION ALL SELECT order_id, order_number FROM order_facts WHERE order_id = ANY ($2::text[])`;

/**
 * Gives entries the names of what they are about, as they are now: of staff, businesses, menus, orders, reviews,
 * messages and referrals. What is gone keeps its id.
 * @param source a connection
 */
export async function withNames(source: Queryable, entries: readonly AdminAuditEntry[]): Promise<AdminAuditEntry[]> {
  const ids = [...new Set(entries.flatMap(idsIn))];
  if (ids.length === 0) return [...entries];
  const rows = rowsOf(
    Named,
    await source.query(`${BY_UUID} UNION ALL ${BY_SHORT_ID}`, [
      ids.filter((id) => UUID.test(id)),
      ids.filter((id) => SHORT_ID.test(id)),
    ]),
  );
  const names = new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])));
  return entries.map((entry) => {
    const own = idsIn(entry).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name] as const];
    });
    return own.length > 0 ? { ...entry, names: Object.fromEntries(own) } : entry;
  });
}

/** All that may be an id: who did it, to what, and the values of what was changed. */
function idsIn({ staffId, subject, before = {}, after = {} }: AdminAuditEntry): string[] {
  return [staffId, subject, ...Object.values(before), ...Object.values(after)].filter(
    (value): value is string => typeof value === 'string' && (UUID.test(value) || SHORT_ID.test(value)),
  );
}
