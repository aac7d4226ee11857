import { WORDS } from './words.mjs';

/** @param {string} label of what an id belongs to @param {string} number SQL */
const id = (label, number = 'n') => `pg_temp.id('${label}', ${number})`;

/**
 * Businesses of the last 700 days, with the accounts that own them (whose owners can sign in), locations, menus and
 * notes. @type {import('../load.mjs').DataSet}
 */
export const businesses = {
  name: 'businesses',
  service: 'identity',
  tables: [
    'businesses',
    'accounts',
    'account_contacts',
    'business_members',
    'business_locations',
    'menu_facts',
    'business_notes',
  ],
  statements: ({ businesses: count, menus }) => [
    `INSERT INTO businesses (id, business_name, owner_name, email, phone, registration_status, subscription_plan, monthly_revenue_minor, created_at, approved_at,
       address, city, state, zip_code, business_type, seating_capacity, average_order_value_minor, monthly_orders)
     SELECT ${id('business')},
       CASE WHEN n % 3 = 0 THEN 'The ' ELSE '' END || pg_temp.pick(${WORDS.adjectives}, n, 1) || ' ' || pg_temp.pick(${WORDS.nouns}, n, 2) || ' ' || pg_temp.pick(${WORDS.kinds}, n, 3),
       pg_temp.pick(${WORDS.first}, n, 4) || ' ' || pg_temp.pick(${WORDS.last}, n, 5), 'owner' || n || '@' || lower(pg_temp.pick(${WORDS.last}, n, 5)) || n % 997 || '.example', '+1' || 2000000000 + n,
       CASE WHEN pg_temp.chance(n, 6) < 0.8 THEN 'approved' WHEN pg_temp.chance(n, 6) < 0.9 THEN 'pending' WHEN pg_temp.chance(n, 6) < 0.95 THEN 'rejected' ELSE 'incomplete' END,
       CASE WHEN pg_temp.chance(n, 7) < 0.5 THEN 'free' WHEN pg_temp.chance(n, 7) < 0.9 THEN 'pro' ELSE 'enterprise' END,
       CASE WHEN pg_temp.chance(n, 8) < 0.3 THEN 0 ELSE floor(pg_temp.chance(n, 9) * 5000000)::bigint END,
       now() - pg_temp.chance(n, 10) * interval '700 days',
       CASE WHEN pg_temp.chance(n, 6) < 0.8 THEN now() - pg_temp.chance(n, 10) * interval '690 days' END,
       n || ' Main Street', pg_temp.pick(${WORDS.cities}, n, 11), pg_temp.pick(${WORDS.states}, n, 12), lpad((n % 99999)::text, 5, '0'), 'restaurant', 20 + n % 120, 1500 + n % 4000, n % 900
     FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO accounts (id, name, created_at) SELECT ${id('account')}, owner_name, created_at FROM generate_series(1, ${count}) AS n JOIN businesses ON businesses.id = ${id('business')}`,
    `INSERT INTO account_contacts (account_id, kind, value, contact_hash)
     SELECT ${id('account')}, kind, value, encode(sha256(convert_to(kind || ':' || value, 'UTF8')), 'hex')
     FROM generate_series(1, ${count}) AS n JOIN businesses ON businesses.id = ${id('business')}, LATERAL (VALUES ('email', email), ('phone', phone)) AS contact (kind, value)`,
    `INSERT INTO business_members (id, business_id, account_id, role, invited_at, joined_at)
     SELECT ${id('member')}, ${id('business')}, ${id('account')}, 'owner', now(), now() FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO business_locations (id, business_id, name, address, time_zone, created_at)
     SELECT ${id('location')}, id, business_name, address || ', ' || city, 'America/New_York', created_at FROM generate_series(1, ${count}) AS n JOIN businesses ON businesses.id = ${id('business')}`,
    // The first ones have some menus more than one.
    `INSERT INTO menu_facts (share_id, business_id, restaurant_name, status, items, currency, version, first_seen_at, changed_at)
     SELECT substr(md5('menu ' || n), 1, 16), ${id('business', `1 + n % ${count}`)}, 'Menu ' || n, CASE WHEN pg_temp.chance(n, 20) < 0.7 THEN 'published' ELSE 'extracted' END, 10 + n % 120, 'USD', 1 + n % 9,
       now() - pg_temp.chance(n, 21) * interval '700 days', now() - pg_temp.chance(n, 21) * interval '100 days'
     FROM generate_series(1, ${menus}) AS n`,
    `INSERT INTO business_notes (id, business_id, text, author_id, author_name, at)
     SELECT ${id('note')}, ${id('business', `1 + floor(power(pg_temp.chance(n, 22), 3) * ${count})::int`)}, pg_temp.pick(${WORDS.sentences}, n, 23), ${id('staff', 'n % 20')}, pg_temp.pick(${WORDS.first}, n, 24), now() - pg_temp.chance(n, 25) * interval '600 days'
     FROM generate_series(1, ${Math.floor(count / 2)}) AS n`,
  ],
};
