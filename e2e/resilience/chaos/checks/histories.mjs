import { grouped } from './each-once.mjs';
import { statusAfter } from './lifecycle.mjs';

const STATUS_CHANGED = 'ordering.order.status-changed.v1';
const MINUTE_MS = 60_000;
/** @type {Readonly<Record<string, string>>} */
const ACTORS = { board: 'restaurant', link: 'restaurant', sms: 'restaurant', tracking: 'customer', deadline: 'system' };

/** @typedef {import('../books.mjs').StoredOrder} StoredOrder */
/** @typedef {import('../books.mjs').Change} Change */
/** @typedef {import('../guests.mjs').AskedMove} AskedMove */

/**
 * Whether each order is where the moves that were granted have brought it, each of them done and told once, and those
 * that were refused left nothing.
 * @param {readonly import('../guests.mjs').GuestOrder[]} wanted @param {import('../books.mjs').Books} books @returns
 * {string[]}
 */
export function historyDifferences(wanted, { orders, told: published, replies }) {
  const asked = new Map(
    wanted.flatMap((order) => order.acceptances.map(({ orderId }) => /** @type {const} */ ([orderId, order.asked]))),
  );
  const [events, texts] = [grouped(published, ({ orderId }) => orderId), grouped(replies, ({ orderId }) => orderId)];
  return orders.flatMap((order) => {
    const moves = asked.get(order.id) ?? [];
    const found = [
      ...ofSteps(order),
      ...ofMoves(order, moves),
      ...ofSent(order, events.get(order.id) ?? []),
      ...ofReplies(moves, texts.get(order.id) ?? []),
    ];
    return found.map((difference) => `the order ${order.number} of ${order.guest}: ${difference}`);
  });
}

/** Whether one step follows from the other. @param {StoredOrder} order @returns {string[]} */
function ofSteps({ history, status, version, orderType }) {
  /** @type {string[]} */
  const found = [];
  for (const [index, change] of history.entries()) {
    const before = history[index - 1];
    const right = before ? statusAfter({ status: before.status, orderType }, change.move, change.by) : 'placed';
    if (change.version !== index + 1) found.push(`step ${index + 1} has version ${change.version}`);
    if (right !== change.status)
      found.push(
        `${change.move ?? 'nothing'} by the ${change.by} has led from ${before?.status ?? 'nothing'} to ${change.status}`,
      );
    if (before && before.at > change.at) found.push(`${change.move} was before ${before.move ?? 'the placing'}`);
    if (before && ACTORS[change.means] !== change.by)
      found.push(`${change.move} by the ${change.by} came by ${change.means}`);
  }
  const last = history.at(-1);
  if (last?.status !== status || last.version !== version)
    found.push(`is ${status} in version ${version}, and its last step is ${last?.status} in version ${last?.version}`);
  return found;
}

/**
 * Whether what was answered is what was done. @param {StoredOrder} order @param {readonly AskedMove[]} moves @returns
 * {string[]}
 */
function ofMoves(order, moves) {
  const { history } = order;
  const changes = history.slice(1);
  /** @type {string[]} */
  const found = [];
  for (const change of changes) {
    if (change.by === 'system') continue;
    const causes = moves.filter((move) => move.outcome === 'done' && isOf(change, move, history));
    if (causes.length !== 1)
      found.push(`${change.move} by ${change.means} was done, and granted to ${causes.length} who asked`);
  }
  for (const move of moves) {
    const done = changes.filter((change) => isOf(change, move, history)).length;
    if (move.outcome === 'unanswered') found.push(`${said(move)} was never answered`);
    // A text is only on its way when it is answered: somebody else may be first.
    if (move.outcome === 'done' && (move.means === 'sms' ? changes.length === 0 : done !== 1))
      found.push(`${said(move)} was granted, and is done ${done} times`);
    if (move.outcome === 'refused' && done > 0 && move.means !== 'sms')
      found.push(`${said(move)} was refused, and is done`);
    if (move.outcome === 'refused' && !isRightlyRefused(move, order))
      found.push(`${said(move)} was refused without a reason (${move.code ?? 'as text'})`);
  }
  return found;
}

/**
 * Whether a change is what was asked for. @param {Change} change @param {AskedMove} move @param {readonly Change[]}
 * history
 */
function isOf(change, { means, move, version, minutes, reason }, history) {
  if (change.means !== means || change.move !== move || (version !== undefined && change.version !== version + 1))
    return false;
  if (reason !== undefined && change.reason !== reason) return false;
  if (minutes === undefined || change.promisedAt === undefined) return minutes === undefined;
  const from =
    move === 'delay'
      ? history.findLast((earlier) => earlier.version < change.version && earlier.promisedAt !== undefined)?.promisedAt
      : change.at;
  return Date.parse(change.promisedAt) - Date.parse(from ?? change.at) === minutes * MINUTE_MS;
}

/** @param {AskedMove} move @param {StoredOrder} order */
function isRightlyRefused({ means, move, version, code }, { history, orderType }) {
  // Who sees no version is refused when somebody has answered.
  if (version === undefined) return history.length > 1 && (means === 'sms' || code === 'ordering.move_not_allowed');
  if (code === 'ordering.order_changed') return history.length > version;
  const status = history[version - 1]?.status;
  return (
    code === 'ordering.move_not_allowed' &&
    status !== undefined &&
    statusAfter({ status, orderType }, move, 'restaurant') === undefined
  );
}

/**
 * Whether every step was told once, as it was. @param {StoredOrder} order @param {readonly
 * import('../books.mjs').OrderEvent[]} events of the order @returns {string[]}
 */
function ofSent({ history }, events) {
  const changed = events.filter(({ type }) => type === STATUS_CHANGED);
  const right = history
    .slice(1)
    .map(
      ({ version, move, status, by }, index) =>
        `${move} by the ${by} from ${history[index]?.status} to ${status} in version ${version}`,
    );
  const published = grouped(
    changed.map(
      ({ version, move, before, status, by }) =>
        `${move} by the ${by} from ${before} to ${status} in version ${version}`,
    ),
    (text) => text,
  );
  return [
    ...right.flatMap((text) =>
      published.get(text)?.length === 1 ? [] : [`${text} was told ${published.get(text)?.length ?? 0} times`],
    ),
    ...[...published.keys()]
      .filter((text) => !right.includes(text))
      .map((text) => `${text} was told, and was not done`),
    ...(events.some(({ type }) => type.includes('corrected')) ? ['was told as corrected, which nobody asked for'] : []),
  ];
}

/**
 * Whether every text that was taken was told once. @param {readonly AskedMove[]} moves @param {readonly { reply: string
 * }[]} texts @returns {string[]}
 */
function ofReplies(moves, texts) {
  const taken = moves.filter(({ means, outcome }) => means === 'sms' && outcome === 'done').length;
  return taken === texts.length ? [] : [`${taken} texts were taken, and ${texts.length} told`];
}

/** @param {AskedMove} move */
const said = ({ means, move, version }) =>
  `${move} by ${means}${version === undefined ? '' : ` on version ${version}`}`;
