/**
 * Plans of businesses, those of approved ones in the middle of a month, and the charges of the months before. @type
 * {import('../load.mjs').DataSet}
 */
export const billing = {
  name: 'plans and ledger',
  service: 'identity',
  tables: ['subscriptions', 'ledger_entries', 'ledger_months'],
  statements: ({ ledgerEntries, businesses }) => [
    `INSERT INTO subscriptions (business_id, plan, has_begun, is_held, is_closing, month_from, month_until, month_anchor, due_at, version, entries)
     SELECT id, subscription_plan, registration_status = 'approved', false, false, CASE WHEN is_charged THEN current_date - 5 END, CASE WHEN is_charged THEN current_date + 25 END, CASE WHEN is_charged THEN 1 END,
       CASE WHEN is_charged THEN now() + interval '25 days' END, 1, 0
     FROM businesses, LATERAL (SELECT subscription_plan <> 'free' AND registration_status = 'approved' AS is_charged) AS paying WHERE registration_status <> 'incomplete' ON CONFLICT DO NOTHING`,
    `INSERT INTO ledger_entries (id, business_id, number, at, kind, plan, from_day, until_day, amount_minor, balance_minor, collection)
     SELECT pg_temp.id('entry', n), pg_temp.id('business', 1 + n % ${businesses}), 1000 + n / ${businesses}, now() - pg_temp.chance(n, 1) * interval '360 days', kind,
       CASE WHEN pg_temp.chance(n, 2) < 0.8 THEN 'pro' ELSE 'enterprise' END, current_date - 40, current_date - 10, CASE WHEN kind = 'unused' THEN -1450 ELSE 2900 END, 2900, 'beta'
     FROM generate_series(1, ${ledgerEntries}) AS n,
       LATERAL (SELECT CASE WHEN pg_temp.chance(n, 3) < 0.9 THEN 'month' WHEN pg_temp.chance(n, 3) < 0.95 THEN 'unused' WHEN pg_temp.chance(n, 3) < 0.98 THEN 'upgrade' ELSE 'downgrade' END AS kind) AS kinds`,
    `INSERT INTO ledger_months (month, charged_minor, credited_minor, entries)
     SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM'), coalesce(sum(amount_minor) FILTER (WHERE amount_minor > 0), 0), coalesce(-sum(amount_minor) FILTER (WHERE amount_minor < 0), 0), count(*)
     FROM ledger_entries WHERE at < date_trunc('month', now(), 'UTC') GROUP BY 1 ON CONFLICT DO NOTHING`,
  ],
};
