/**
 * One request and its answer. `service` counts for itself. Times are milliseconds since 1970.
 * @typedef {{ kind: Kind, key: string, service: 'ordering' | 'menu', instance: number, address: string,
 *   expects: Expectation, begun: number, ended: number, status: number, code?: string, limit?: string,
 *   policy?: string, retryAfter?: string, type?: string, cache?: string, leak?: string }} Exchange
 */
/** @typedef {'valid' | 'poor' | 'revoked' | 'expiring' | 'expired' | 'unknown'} Kind */
/** What a good key gets for it: its own, or what does not exist for it. @typedef {200 | 403 | 404} Expectation */

const MINUTE_MS = 60_000;

/**
 * `ends`: by key, from when it may be refused, and from when it has to be.
 * @typedef {{ perMinute: number, unknownPerMinute: number, instances: number,
 *   ends: ReadonlyMap<string, { from: number, until: number }> }} Rules
 */

/** @param {readonly Exchange[]} exchanges @param {Rules} rules @returns {string[]} what is not as it should be */
export function faultsOf(exchanges, rules) {
  return [
    ...exchanges.flatMap((exchange) => faultsOfOne(exchange, rules)),
    ...[...groups(exchanges.filter(isCounted), windowOf)].flatMap(([window, counted]) =>
      faultsOfWindow(window, counted, rules),
    ),
    ...faultsOfUnknown(exchanges, rules),
  ];
}

/** A key, a service and a minute of the clock: what the limit is of. @param {Exchange} exchange */
export function windowOf({ key, service, ended, limit = '' }) {
  const seconds = Number(/;t=(\d+)$/.exec(limit)?.[1]);
  // `t` is rounded up, so this is within the second after the minute's end.
  return `${key} ${service} ${Math.floor((ended + seconds * 1000) / MINUTE_MS)}`;
}

/** Whether it was counted against the limit of its key. @param {Exchange} exchange */
export function isCounted({ limit }) {
  return limit !== undefined;
}

/** @template Item @param {readonly Item[]} items @param {(item: Item) => string} of */
export function groups(items, of) {
  /** @type {Map<string, Item[]>} */
  const found = new Map();
  for (const item of items) {
    const group = found.get(of(item));
    if (group) group.push(item);
    else found.set(of(item), [item]);
  }
  return found;
}

/** @param {Exchange} exchange @param {Rules} rules */
function faultsOfOne(exchange, rules) {
  const { kind, status, code, type, cache, leak } = exchange;
  return [
    ...(status >= 500 || status === 0 ? [`${status} ${code}`] : []),
    ...(leak ? [`says ${leak}, which is another business's`] : []),
    ...(status >= 400 && !type?.startsWith('application/problem+json') ? [`${status} as ${type}`] : []),
    ...(cache === 'no-store' ? [] : [`cache-control: ${cache}`]),
    ...(isCounted(exchange) ? faultsOfCounted(exchange, rules) : faultsOfRefused(exchange)),
    ...faultsOfEnd(exchange, rules),
  ].map((fault) => `${kind} key: ${fault}`);
}

/** @param {Exchange} exchange @param {Rules} rules */
function faultsOfCounted({ status, code, expects, limit, policy, retryAfter }, { perMinute }) {
  const faults = [];
  const seconds = Number(/^"minute";r=\d+;t=(\d+)$/.exec(limit ?? '')?.[1]);
  if (!(seconds >= 1 && seconds <= 61)) faults.push(`ratelimit: ${limit}`);
  if (policy !== `"minute";q=${perMinute};w=60`) faults.push(`ratelimit-policy: ${policy}`);
  if (status !== 429 && status !== expects) faults.push(`${status} instead of ${expects}`);
  if (status === 429 && code !== 'access.too_many_requests') faults.push(`429 ${code}`);
  if (status === 429 && retryAfter !== String(seconds)) faults.push(`retry-after ${retryAfter} beside ${limit}`);
  return faults;
}

/** A key that does not work, or one that was not looked at. @param {Exchange} exchange */
function faultsOfRefused({ kind, status, code, retryAfter }) {
  if (status === 401) return code === 'access.key_invalid' ? [] : [`401 ${code}`];
  if (kind !== 'unknown' || status !== 429 || code !== 'access.too_many_unknown_keys')
    return [`${status} ${code} without a limit`];
  const seconds = Number(retryAfter);
  return seconds >= 1 && seconds <= 60 ? [] : [`retry-after: ${retryAfter}`];
}

/** A key works until it ends, and not after. @param {Exchange} exchange @param {Rules} rules */
function faultsOfEnd(exchange, { ends }) {
  const { kind, key, status, begun, ended } = exchange;
  if (kind === 'unknown') return [];
  const end = ends.get(key);
  if (!isCounted(exchange) && (!end || ended < end.from)) return [`${status} though it works`];
  return end && begun > end.until && status !== 401
    ? [`${status}, ${Math.round(begun - end.until)} ms after its end`]
    : [];
}

/** @param {string} window @param {readonly Exchange[]} counted @param {Rules} rules */
function faultsOfWindow(window, counted, { perMinute }) {
  const faults = [];
  const answered = counted.filter(({ status }) => status !== 429);
  const allowed = Math.min(perMinute, counted.length);
  if (answered.length !== allowed)
    faults.push(`${window}: ${answered.length} of ${counted.length} were answered, not ${allowed}`);
  // Each answer says another number of those that are left, and none is missing.
  const left = answered.map(({ limit }) => Number(/r=(\d+)/.exec(limit ?? '')?.[1])).sort((one, other) => other - one);
  if (left.some((number, index) => number !== perMinute - 1 - index))
    faults.push(`${window}: the numbers left have gaps`);
  if (counted.some(({ status, limit }) => status === 429 && !limit?.includes('r=0;')))
    faults.push(`${window}: a refusal says that some are left`);
  return faults;
}

/** @param {readonly Exchange[]} exchanges @param {Rules} rules */
function faultsOfUnknown(exchanges, { unknownPerMinute, instances }) {
  const unknown = exchanges.filter(({ kind }) => kind === 'unknown');
  return [...groups(unknown, ({ address }) => address)].flatMap(([address, sent]) => {
    const minutes =
      Math.floor(Math.max(...sent.map(({ ended }) => ended)) / MINUTE_MS) -
      Math.floor(Math.min(...sent.map(({ begun }) => begun)) / MINUTE_MS) +
      1;
    const asked = sent.filter(({ status }) => status === 401).length;
    const most = unknownPerMinute * instances * minutes;
    return asked > most ? [`${asked} unknown keys of ${address} were looked at, of ${most} allowed`] : [];
  });
}
