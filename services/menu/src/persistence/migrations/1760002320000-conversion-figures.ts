import type { MigrationInterface, QueryRunner } from 'typeorm';

const COUNTS = [
  'menus',
  'updates',
  'failed',
  'pages',
  'timed',
  'total_ms',
  'published',
  'items_read',
  'items_kept',
  'names_corrected',
  'prices_corrected',
  'details_corrected',
  'items_removed',
  'items_added',
];

/** How many menus were read a day, how long that took, and what owners corrected. Nobody is named in it. */
export class ConversionFigures1760002320000 implements MigrationInterface {
  name = 'ConversionFigures1760002320000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [what, time] of [
      ['day', 'day'],
      ['month', 'month'],
    ]) {
      await runner.query(
        `CREATE TABLE conversion_${what}_figures (${time} date PRIMARY KEY, ${COUNTS.map((count) => `${count} bigint NOT NULL DEFAULT 0`).join(', ')})`,
      );
      // 0: longer than all the others.
      await runner.query(
        `CREATE TABLE reading_${what}_times (${time} date NOT NULL, up_to_seconds int NOT NULL, readings bigint NOT NULL, PRIMARY KEY (${time}, up_to_seconds))`,
      );
    }
    // Of what was read before, as much as is known: a menu was made when its reading ended; when that of an update did
    // was not kept.
    await runner.query(`
      INSERT INTO conversion_day_figures (day, menus, updates, failed, pages, timed, total_ms)
      SELECT (coalesce(menus.created_at, jobs.created_at) AT TIME ZONE 'UTC')::date, count(menus.share_id), count(*) FILTER (WHERE status = 'done' AND jobs.updates IS NOT NULL),
        count(*) FILTER (WHERE jobs.status = 'failed'), coalesce(sum((pages->>'total')::int) FILTER (WHERE jobs.status = 'done'), 0), count(menus.share_id),
        coalesce(sum(extract(epoch FROM menus.created_at - jobs.created_at) * 1000)::bigint, 0)
      FROM (SELECT id, status, updates, pages, share_id, created_at FROM extraction_jobs) AS jobs LEFT JOIN (SELECT share_id, created_at FROM menus) AS menus USING (share_id)
      WHERE jobs.status IN ('done', 'failed') GROUP BY 1`);
    await runner.query(`
      INSERT INTO reading_day_times (day, up_to_seconds, readings)
      SELECT (menus.created_at AT TIME ZONE 'UTC')::date, coalesce((SELECT min(span) FROM unnest(ARRAY[5, 10, 20, 30, 45, 60, 90, 120, 180, 300, 600]) AS span
        WHERE menus.created_at - jobs.created_at <= make_interval(secs => span)), 0), count(*)
      FROM extraction_jobs AS jobs JOIN menus USING (share_id) WHERE jobs.status = 'done' GROUP BY 1, 2`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const what of ['day', 'month'])
      for (const table of [`reading_${what}_times`, `conversion_${what}_figures`])
        await runner.query(`DROP TABLE ${table}`);
  }
}
