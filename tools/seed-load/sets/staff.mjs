import { WORDS } from './words.mjs';

const ACTIONS =
  "ARRAY['staff.signed_in', 'staff.signed_out', 'staff.sign_in_failed', 'business.status_changed', 'business.note_added', 'contact.message_handled', 'referral.status_changed', 'billing.plan_changed']";
const SERVICES = "ARRAY['identity', 'identity', 'identity', 'menu', 'ordering', 'notify']";

/** Employees, none of whom can sign in, and what they did. @type {import('../load.mjs').DataSet} */
export const staff = {
  name: 'employees and audit log',
  service: 'identity',
  tables: ['staff_members', 'audit_log'],
  statements: ({ employees, auditEntries }) => [
    `INSERT INTO staff_members (id, email, first_name, last_name, role, password_hash, is_active, last_login_at, created_at)
     SELECT pg_temp.id('staff', n), 'employee' || n || '@staff.example', pg_temp.pick(${WORDS.first}, n, 1), pg_temp.pick(${WORDS.last}, n, 2), pg_temp.pick(ARRAY['admin', 'support', 'support', 'billing'], n, 3), '',
       pg_temp.chance(n, 4) < 0.9, CASE WHEN pg_temp.chance(n, 5) < 0.8 THEN now() - pg_temp.chance(n, 6) * interval '90 days' END, now() - pg_temp.chance(n, 7) * interval '700 days'
     FROM generate_series(1, ${employees}) AS n`,
    `INSERT INTO audit_log (at, service, action, staff_id, actor, address, subject, before, after)
     SELECT now() - (${auditEntries} - n) * interval '3 minutes', pg_temp.pick(${SERVICES}, n, 8), pg_temp.pick(${ACTIONS}, n, 9), pg_temp.id('staff', who), 'employee' || who || '@staff.example', '203.0.113.' || n % 250,
       pg_temp.id('business', 1 + floor(power(pg_temp.chance(n, 10), 3) * 50000)::int)::text, '{"registrationStatus": "pending"}'::jsonb, '{"registrationStatus": "approved"}'::jsonb
     FROM generate_series(1, ${auditEntries}) AS n, LATERAL (SELECT 1 + floor(power(pg_temp.chance(n, 11), 2) * ${employees})::int AS who) AS actor`,
  ],
};
