import { WORDS } from './words.mjs';

/** Messages of the contact form and referrals, with what staff did about them. @type {import('../load.mjs').DataSet} */
export const inbox = {
  name: 'messages and referrals',
  service: 'identity',
  tables: ['contact_messages', 'contact_message_steps', 'referrals', 'referral_steps'],
  statements: ({ messages: count }) => [
    `INSERT INTO contact_messages (id, name, email, subject, category, message, received_at, state, handled_by, handled_at)
     SELECT pg_temp.id('message', n), pg_temp.pick(${WORDS.first}, n, 1) || ' ' || pg_temp.pick(${WORDS.last}, n, 2), 'guest' || n || '@example.com', pg_temp.pick(${WORDS.nouns}, n, 3),
       pg_temp.pick(ARRAY['general', 'support', 'bug', 'feature', 'business', 'feedback'], n, 4), pg_temp.pick(${WORDS.sentences}, n, 5) || ' ' || pg_temp.pick(${WORDS.sentences}, n, 6),
       now() - pg_temp.chance(n, 7) * interval '700 days', state, CASE WHEN state <> 'new' THEN 'Ada Byron' END, CASE WHEN state <> 'new' THEN now() END
     FROM generate_series(1, ${count}) AS n, LATERAL (SELECT CASE WHEN pg_temp.chance(n, 8) < 0.1 THEN 'new' WHEN pg_temp.chance(n, 8) < 0.7 THEN 'answered' ELSE 'closed' END AS state) AS standing`,
    `INSERT INTO contact_message_steps (id, message_id, before, state, note, staff_id, staff_name, at)
     SELECT gen_random_uuid(), id, 'new', state, '', pg_temp.id('staff', 1), handled_by, handled_at FROM contact_messages WHERE state <> 'new'`,
    `INSERT INTO referrals (id, referrer_email, restaurant_email, status, submitted_at, changed_at, reward_minor, credit_minor)
     SELECT pg_temp.id('referral', n), 'referrer' || floor(power(pg_temp.chance(n, 9), 2) * ${count} / 4)::int || '@example.com', 'restaurant' || n || '@example.com',
       CASE WHEN pg_temp.chance(n, 10) < 0.4 THEN 'sent' WHEN pg_temp.chance(n, 10) < 0.75 THEN 'contacted' WHEN pg_temp.chance(n, 10) < 0.85 THEN 'signed_up' WHEN pg_temp.chance(n, 10) < 0.93 THEN 'set_up' ELSE 'paid' END,
       now() - pg_temp.chance(n, 11) * interval '700 days', now() - pg_temp.chance(n, 11) * interval '650 days', 10000, 5000
     FROM generate_series(1, ${count}) AS n`,
    `INSERT INTO referral_steps (id, referral_id, before, status, staff_name, at)
     SELECT gen_random_uuid(), id, NULL, 'sent', NULL, submitted_at FROM referrals UNION ALL SELECT gen_random_uuid(), id, 'sent', status, 'Ada Byron', changed_at FROM referrals WHERE status <> 'sent'`,
  ],
};
