import { grouped } from './each-once.mjs';

const ESCALATED = 'ordering.order.escalated.v1';
const MINUTE_MS = 60_000;
/** Later than this after its time an escalation step was held up by an outage, and may be skipped. */
const LATE_MS = MINUTE_MS;

/** @typedef {import('../books.mjs').Books} Books */
/** @typedef {{ shareId: string, settings: import('@chalkboard/contracts').OrderingSettings }} Settled */

/**
 * Whether each step of an order's escalation was taken when it was due and told once; all of them where nobody
 * answered, none after somebody did. One that an outage held up may have been skipped for a higher one.
 * @param {readonly Settled[]} restaurants @param {Books} books @returns {string[]}
 */
export function escalationDifferences(restaurants, { orders, deadlines, skipped, told: published, boards }) {
  const settings = new Map(restaurants.map((restaurant) => [restaurant.shareId, restaurant.settings]));
  const [byOrder, passedOver] = [
    grouped(deadlines, ({ orderId }) => orderId),
    grouped(skipped, ({ orderId }) => orderId),
  ];
  const events = grouped(
    published.filter(({ type }) => type === ESCALATED),
    ({ orderId }) => orderId,
  );
  const shown = new Map(
    boards.flatMap((board) =>
      board.orders.map(
        ({ orderId, escalations }) => /** @type {const} */ ([orderId, escalations.map(({ step }) => step)]),
      ),
    ),
  );
  return orders.flatMap((order) => {
    const steps = settings.get(order.shareId);
    const taken = (byOrder.get(order.id) ?? []).filter(({ takenAt }) => takenAt !== null);
    const found = [
      ...ofClimbing(order, steps ? escalationStepsOf(steps) : [], { taken, skipped: passedOver.get(order.id) ?? [] }),
      ...ofSkipping(passedOver.get(order.id) ?? [], taken),
      ...ofSent(
        taken.map(({ step }) => step),
        (events.get(order.id) ?? []).map(({ step }) => step ?? 'nothing'),
      ),
      ...ofBoard(
        taken.map(({ step }) => step),
        shown.get(order.id) ?? [],
      ),
    ];
    return found.map((difference) => `the order ${order.number} of ${order.guest}: ${difference}`);
  });
}

/**
 * Rungs with their minutes. @param {import('@chalkboard/contracts').OrderingSettings} settings @returns {readonly {
 * step: string, minutes: number }[]}
 */
function escalationStepsOf({ escalateAfter, autoRejectMinutes, backupPhone, backupEmail }) {
  return [
    { step: 'second_message', minutes: escalateAfter.secondMessage },
    ...(backupPhone || backupEmail ? [{ step: 'backup', minutes: escalateAfter.backup }] : []),
    { step: 'tell_customer', minutes: escalateAfter.tellCustomer },
    ...(autoRejectMinutes === null ? [] : [{ step: 'auto_reject', minutes: autoRejectMinutes }]),
  ];
}

/**
 * @param {import('../books.mjs').StoredOrder} order @param {readonly { step: string, minutes: number }[]} escalation
 * @param {{ taken: readonly import('../books.mjs').Deadline[], skipped: Books['skipped'] }} steps
 * @returns {string[]}
 */
function ofClimbing({ placedAt, history, status }, escalation, { taken, skipped }) {
  /** @type {string[]} */
  const found = [];
  const [, answer] = history;
  for (const { step, takenAt } of taken) {
    const escalationStep = escalation.find((one) => one.step === step);
    if (!escalationStep) found.push(`${step} was taken, which the restaurant has not asked for`);
    else if (Date.parse(takenAt ?? '') < Date.parse(placedAt) + escalationStep.minutes * MINUTE_MS)
      found.push(`${step} was taken before its time`);
    if (answer && step !== 'auto_reject' && answer.at < (takenAt ?? ''))
      found.push(`${step} was taken after somebody had answered`);
  }
  const escalated = new Set(taken.map(({ step }) => step));
  const isEndedByIt = history.some(({ by }) => by === 'system');
  if (escalated.has('auto_reject') !== isEndedByIt)
    found.push(isEndedByIt ? 'was turned down without its deadline' : 'has not been turned down by its deadline');
  // Whoever was waited for to the end was asked in every way.
  const passed = new Set(skipped.map(({ step }) => step));
  if (status === 'placed' || isEndedByIt)
    found.push(
      ...escalation
        .filter(({ step }) => !escalated.has(step) && !passed.has(step))
        .map(({ step }) => `${step} was never taken`),
    );
  return found;
}

/** @param {Books['skipped']} skipped @param {readonly import('../books.mjs').Deadline[]} taken @returns {string[]} */
function ofSkipping(skipped, taken) {
  // One that was held up takes those after it along.
  const [first] = [...skipped].sort((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  return [
    ...(first && Date.parse(first.skippedAt) - Date.parse(first.dueAt) <= LATE_MS
      ? [`${first.step} was skipped though nothing had held it up`]
      : []),
    ...skipped
      .filter(({ skippedAt }) => !taken.some(({ takenAt }) => takenAt === skippedAt))
      .map(({ step }) => `${step} was skipped for no other`),
    ...skipped
      .filter(({ step }) => taken.some((one) => one.step === step))
      .map(({ step }) => `${step} was skipped, and taken`),
  ];
}

/**
 * A rejection has an event of its own.
 * @param {readonly string[]} taken @param {readonly string[]} published @returns {string[]}
 */
function ofSent(taken, published) {
  const counts = grouped(published, (step) => step);
  const right = taken.filter((step) => step !== 'auto_reject');
  return [
    ...right.flatMap((step) =>
      counts.get(step)?.length === 1 ? [] : [`${step} was told ${counts.get(step)?.length ?? 0} times`],
    ),
    ...[...counts.keys()].filter((step) => !right.includes(step)).map((step) => `${step} was told, and was not taken`),
  ];
}

/** @param {readonly string[]} taken @param {readonly string[]} shown @returns {string[]} */
function ofBoard(taken, shown) {
  const [right, seen] = [[...taken].sort().join(', '), [...shown].sort().join(', ')];
  return right === seen ? [] : [`the board shows the rungs “${seen}” instead of “${right}”`];
}
