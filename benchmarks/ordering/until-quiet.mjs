import { setTimeout as sleep } from 'node:timers/promises';

const WITHIN_MS = 180_000;
const OPEN =
  "SELECT (SELECT count(*) FROM ordering.outbox WHERE published_at IS NULL) + (SELECT count(*) FROM notify.outbox WHERE published_at IS NULL) + (SELECT count(*) FROM notify.notifications WHERE is_open) + (SELECT count(*) FROM ordering.orders) - (SELECT count(*) FROM notify.notifications WHERE purpose = 'order' AND part = 1) AS count";

/**
 * Until what follows from all orders is done: events published, messages sent. @param {(query: string) =>
 * Promise<import('pg').QueryResultRow[]>} rows
 */
export async function untilQuiet(rows) {
  const deadline = Date.now() + WITHIN_MS;
  while (Number((await rows(OPEN))[0]?.count) > 0) {
    if (Date.now() > deadline) throw new Error(`messages were not all sent within ${WITHIN_MS / 1000} s`);
    await sleep(250);
  }
}
