/**
 * Messages to restaurants and customers about the orders of the last month, most of which arrived. @type
 * {import('../load.mjs').DataSet}
 */
export const notifications = {
  name: 'messages sent',
  service: 'notify',
  tables: ['notifications'],
  statements: ({ notifications: count, menus }) => [
    `INSERT INTO notifications (order_id, order_number, share_id, channel, destination, destination_hash, part, subject, body, status, attempts, next_attempt_at, provider, provider_message_id, causation_id, correlation_id,
       created_at, sent_at, audience, purpose, receipt, receipt_at)
     SELECT 'order' || n, 'K' || n, substr(md5('menu ' || (1 + floor(power(pg_temp.chance(n, 1), 3) * ${menus})::int)), 1, 16), channel, '+1' || 2000000000 + n, md5('to ' || n), 1, 'Order', 'An order', status, 1, at,
       'local-outbox', md5('message ' || n), pg_temp.id('cause', n), md5('cause ' || n), at, CASE WHEN status = 'sent' THEN at END, CASE WHEN n % 3 = 0 THEN 'customer' ELSE 'restaurant' END, 'order',
       CASE WHEN status = 'sent' AND channel = 'sms' THEN 'delivered' END, CASE WHEN status = 'sent' AND channel = 'sms' THEN at END
     FROM generate_series(1, ${count}) AS n,
       LATERAL (SELECT pg_temp.pick(ARRAY['sms', 'sms', 'sms', 'email', 'print'], n, 2) AS channel, CASE WHEN pg_temp.chance(n, 3) < 0.97 THEN 'sent' ELSE 'failed' END AS status,
         now() - pg_temp.chance(n, 4) * interval '29 days' AS at) AS told`,
  ],
};
