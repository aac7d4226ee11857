import { WORDS } from './words.mjs';

/**
 * Reviews of menus, most of them published and kind, a third of a real order, with votes; and how many of them staff
 * took away. @type {import('../load.mjs').DataSet}
 */
export const reviews = {
  name: 'reviews',
  service: 'identity',
  tables: ['reviews', 'review_removals', 'review_summaries'],
  statements: ({ reviews: count, menus }) => [
    `INSERT INTO reviews (id, customer_name, email, restaurant_name, rating, comment, share_id, order_id, ordered_at, order_type, status, is_published, published_at, helpful, not_helpful, transcript_state, created_at)
     SELECT pg_temp.id('review', n), pg_temp.pick(${WORDS.first}, n, 1) || ' ' || pg_temp.pick(${WORDS.last}, n, 2), CASE WHEN n % 3 = 0 THEN 'guest' || n || '@example.com' END,
       pg_temp.pick(${WORDS.adjectives}, menu, 3) || ' ' || pg_temp.pick(${WORDS.nouns}, menu, 4) || ' ' || pg_temp.pick(${WORDS.kinds}, menu, 5),
       CASE WHEN chance < 0.5 THEN 5 WHEN chance < 0.75 THEN 4 WHEN chance < 0.87 THEN 3 WHEN chance < 0.94 THEN 2 ELSE 1 END,
       pg_temp.pick(${WORDS.verdicts}, n, 6) || ' ' || pg_temp.pick(${WORDS.verdicts}, n, 7), substr(md5('menu ' || menu), 1, 16),
       CASE WHEN is_real THEN 'reviewed order ' || n END, CASE WHEN is_real THEN at - interval '2 hours' END, CASE WHEN is_real THEN pg_temp.pick(ARRAY['pickup', 'delivery'], n, 8) END,
       CASE WHEN pg_temp.chance(n, 9) < 0.85 THEN 'approved' WHEN pg_temp.chance(n, 9) < 0.97 THEN 'pending' ELSE 'flagged' END, is_published, CASE WHEN is_published THEN at + interval '1 day' END,
       floor(power(pg_temp.chance(n, 10), 4) * 60)::int, floor(power(pg_temp.chance(n, 11), 6) * 20)::int, 'none', at
     FROM generate_series(1, ${count}) AS n,
       LATERAL (SELECT 1 + floor(power(pg_temp.chance(n, 12), 3) * ${menus})::int AS menu, pg_temp.chance(n, 13) AS chance, pg_temp.chance(n, 14) < 0.33 AS is_real, pg_temp.chance(n, 15) < 0.88 AS is_published,
         now() - pg_temp.chance(n, 16) * interval '700 days' AS at) AS drawn`,
    `INSERT INTO review_removals (review_id, reason, removed_at)
     SELECT pg_temp.id('removed review', n), pg_temp.pick(ARRAY['spam', 'offensive', 'not_about_restaurant', 'personal_data', 'duplicate', 'other'], n, 17), now() FROM generate_series(1, ${count} / 100) AS n`,
    'INSERT INTO review_summaries (share_id, count, ratings, version) SELECT share_id, count(*), sum(rating), count(*) FROM reviews WHERE is_published GROUP BY share_id',
  ],
};
