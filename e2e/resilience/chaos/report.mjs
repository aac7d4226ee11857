const MAX_SHOWN = 40;

/**
 * @typedef {object} Run
 * @property {number} seed @property {number} menus
 * @property {readonly import('./guests.mjs').GuestOrder[]} orders
 * @property {ReadonlyMap<string, number>} lived orders by what became of them
 * @property {readonly { kind: string, times: number, hits: number }[]} faults
 * @property {readonly { calls: number, repeats: number }[]} calls
 * @property {{ placedS: number, livedS: number, settledS: number, caughtUpS: number }} took
 * @property {import('./books.mjs').Books} books
 * @property {readonly string[]} found
 */

/** Prints what was done in a run, and what came of it. @param {Run} run */
export function printReport({ seed, menus, orders, lived, faults, calls, took, books, found }) {
  console.log(`${counted(faults, ({ times }) => times)} faults`);
  for (const { kind, times, hits } of faults) line(times, hits === times ? kind : `${kind} (${hits})`);

  if (took.caughtUpS > 0)
    console.log(`rebuilt and caught up ${took.caughtUpS.toFixed(1)} s after the broker lost its disk`);

  const answers = orders.flatMap(({ acceptances }) => acceptances);
  const accepted = orders.filter(({ acceptances }) => acceptances.length > 0).length;
  const wrong = orders.filter(({ refused }) => refused).length;
  console.log(
    `${accepted} orders of ${menus} menus accepted in ${took.placedS.toFixed(1)} s, ${wrong} with a wrong total sent besides; ${answers.filter(({ status }) => status === 200).length} answered as known before`,
  );
  for (const [kind, times] of lived) line(times, kind);
  const moves = orders.flatMap(({ asked }) => asked);
  const outcomes = (/** @type {string} */ outcome) => moves.filter((move) => move.outcome === outcome).length;
  console.log(
    `${moves.length} moves asked for until ${took.livedS.toFixed(1)} s: ${outcomes('done')} granted, ${outcomes('refused')} refused; ${counted(calls, (each) => each.calls)} calls, ${counted(calls, (each) => each.repeats)} of them without an answer`,
  );

  console.log(
    `quiet ${took.settledS.toFixed(1)} s later: ${books.orders.length} orders, ${books.told.length} events (${books.published.length} in the stream), ${books.counted.length} counted`,
  );
  for (const [status, times] of tally(books.orders, ({ status }) => status)) line(times, status);
  console.log(
    `${books.orders.reduce((sum, { history }) => sum + history.length - 1, 0)} steps, ${books.replies.length} replies by text, ${books.deadlines.filter(({ takenAt }) => takenAt !== null).length} escalation steps taken, ${books.skipped.length} skipped`,
  );
  for (const [step, times] of tally(
    books.deadlines.filter(({ takenAt }) => takenAt !== null),
    (escalationStep) => escalationStep.step,
  ))
    line(times, step);
  const withdrawn = books.notifications.filter(({ status }) => status === 'failed').length;
  console.log(`${books.messages.length} messages in the outbox, ${withdrawn} withdrawn`);
  for (const [purpose, times] of tally(
    books.notifications,
    (one) => `${one.purpose} to the ${one.audience} by ${one.channel}`,
  ))
    line(times, purpose);

  for (const difference of found.slice(0, MAX_SHOWN)) console.log(`  ! ${difference}`);
  if (found.length > MAX_SHOWN) console.log(`  ! and ${found.length - MAX_SHOWN} more`);
  console.log(found.length === 0 ? `no difference (seed ${seed})` : `${found.length} differences (seed ${seed})`);
}

/** @param {number} times @param {string} what */
function line(times, what) {
  console.log(`  ${String(times).padStart(5)} × ${what}`);
}

/** @template T @param {readonly T[]} values @param {(value: T) => number} of */
function counted(values, of) {
  return values.reduce((total, value) => total + of(value), 0);
}

/** @template T @param {readonly T[]} values @param {(value: T) => string} by */
function tally(values, by) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const value of values) counts.set(by(value), (counts.get(by(value)) ?? 0) + 1);
  return counts;
}
