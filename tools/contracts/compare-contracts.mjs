import { faultsOf, fieldOf } from './schema-compat.mjs';

/** @typedef {import('./contract-shapes.mjs').Shape} Shape */
/** @typedef {import('./contract-shapes.mjs').RouteBody} RouteBody */
/** @typedef {import('./contract-shapes.mjs').RouteShape} RouteShape */
/** @typedef {import('./contract-shapes.mjs').ContractShapes} ContractShapes */
/** @typedef {import('./schema-compat.mjs').Fault} Fault */

/** Bodies that clients send; all others are answers, or parts of both. */
const SENT = /(Request|Query|Fields|Draft|Filter)$|\/Edited/;

/**
 * What of the contracts as they are now breaks what was released, each as a sentence that says what to do.
 *
 * Events, replies and answers are read by builds of before and after: both must be able to read both. What is sent must
 * still be taken; who sends what only the new build takes waits until that is everywhere.
 *
 * @param {ContractShapes} released @param {ContractShapes} current @returns {string[]}
 */
export function breaksOf(released, current) {
  return [
    ...compared(
      'event',
      released.events,
      current.events,
      (was, is) => [...takenFaults(was, is), ...readFaults(was, is)],
      besideIt,
    ),
    ...compared('call', released.calls, current.calls, callFaults, besideIt),
    ...compared(
      'body',
      released.bodies,
      current.bodies,
      (was, is, name) => [...takenFaults(was, is), ...(SENT.test(name) ? [] : readFaults(was, is))],
      () => 'give the new one a name of its own',
    ),
    ...compared(
      'route',
      released.routes,
      current.routes,
      (was, is) => routeFaults(was, is, { released, current }),
      () => 'add a route beside it',
    ),
  ];
}

/**
 * @template T @param {string} kind @param {Record<string, T>} released @param {Record<string, T>} current
 * @param {(was: T, is: T, name: string) => string[]} faults @param {(name: string) => string} instead what else can be
 * done
 */
function compared(kind, released, current, faults, instead) {
  return Object.entries(released).flatMap(([name, was]) => {
    const is = current[name];
    if (is === undefined)
      return [`${name}: the ${kind} is gone, and what was released needs it. Keep it until no running build does.`];
    return [...new Set(faults(was, is, name))].map((fault) => `${name}: ${fault}, or ${instead(name)}.`);
  });
}

/** "a.b.v1" → a v2. @param {string} name */
function besideIt(name) {
  return `add ${name.replace(/v(\d+)$/, (_, version) => `v${Number(version) + 1}`)} beside it`;
}

/** @param {{ request: Shape, reply: Shape }} was @param {{ request: Shape, reply: Shape }} is */
function callFaults(was, is) {
  return [
    ...takenFaults(was.request, is.request, 'request'),
    ...takenFaults(was.reply, is.reply, 'reply'),
    ...readFaults(was.reply, is.reply, 'reply'),
  ];
}

/**
 * Pages of the release call the services of these sources, and pages of these sources are opened while services of the
 * release run.
 * @param {RouteShape} was @param {RouteShape} is @param {{ released: ContractShapes, current: ContractShapes }} of
 */
function routeFaults(was, is, { released, current }) {
  /**
   * A body that has a name is compared by itself. @param {RouteBody | undefined} before @param {RouteBody | undefined}
   * now @param {(was: Shape, is: Shape) => string[]} faults @param {string} what
   */
  const bodyFaults = (before, now, faults, what) => {
    if (before === now) return [];
    const [one, other] = [shapeIn(before, released), shapeIn(now, current)];
    if (one && other) return faults(one, other);
    return [
      `${what} was ${one ? 'JSON' : (before ?? 'nothing')} and is ${other ? 'JSON' : (now ?? 'nothing')} now. Leave it`,
    ];
  };
  /** @param {Shape} one @param {Shape} other */
  const answerFaults = (one, other) => [...takenFaults(one, other, 'answer'), ...readFaults(one, other, 'answer')];
  const answers = Object.entries(was.answers).flatMap(([status, answer]) =>
    is.answers[status] === undefined
      ? [`it does not answer ${status} any more, which pages of the release wait for. Keep it`]
      : bodyFaults(answer, is.answers[status], answerFaults, `the answer ${status}`),
  );
  return [
    ...(was.method === is.method && was.path === is.path
      ? []
      : [`it is ${is.method} ${is.path} now, and pages of the release call ${was.method} ${was.path}. Leave it`]),
    ...(was.access === is.access || is.access === 'open'
      ? []
      : [`it was for "${was.access}" and is for "${is.access}" now: pages of the release may be refused. Leave it`]),
    ...takenFaults(was.query ?? {}, is.query ?? {}, 'query'),
    ...(was.body === undefined && is.body === undefined
      ? []
      : bodyFaults(was.body, is.body, (one, other) => takenFaults(one, other, 'body'), 'the body')),
    ...(was.form === is.form || is.form === `${was.form} or json`
      ? []
      : [`its body was sent as ${was.form ?? 'JSON'} and is ${is.form ?? 'JSON'} now. Leave it`]),
    ...answers,
    ...Object.keys(is.answers).flatMap((status) =>
      was.answers[status] === undefined
        ? [`it may answer ${status} now, which pages of the release do not know. Leave it`]
        : [],
    ),
  ];
}

/**
 * @param {RouteBody | undefined} body @param {ContractShapes} shapes @returns {Shape | undefined} undefined: it is not
 * JSON
 */
function shapeIn(body, { bodies }) {
  return typeof body === 'string' ? bodies[body] : body;
}

/**
 * What was written by the release and cannot be read now. @param {Shape} was @param {Shape} is @param {string} [at]
 * @returns {string[]}
 */
function takenFaults(was, is, at = '') {
  const gone = removedFields(was, is, at);
  const lacking = faultsOf(is, was, at).map(({ at: field, kind, detail }) => {
    if (kind === 'missing') return `"${field}" is required, and what was released has none. Make it optional`;
    if (kind === 'unknown-field') return `"${field}" is refused, and what was released has it. Take it`;
    if (kind === 'limit') return `"${field}" takes less than the release does (${detail}). Leave the limit`;
    return `"${field}" does not take ${detail} any more, which the release writes. Take it still`;
  });
  return [...gone, ...lacking];
}

/**
 * What is written now and cannot be read by the release. @param {Shape} was @param {Shape} is @param {string} [at]
 * @returns {string[]}
 */
function readFaults(was, is, at = '') {
  const gone = new Set(removedPaths(was, is, at).map(({ field }) => field));
  return faultsOf(was, is, at).flatMap(({ at: field, kind, detail }) => {
    if (gone.has(field)) return [];
    if (kind === 'missing')
      return [`"${field}" may be missing now, and readers of the release need it. Leave it required`];
    if (kind === 'limit')
      return [`"${field}" may be beyond what readers of the release take (${detail}). Leave the limit`];
    return [`"${field}" may be ${detail || 'there'} now, which readers of the release do not know. Leave it as it was`];
  });
}

/** @param {Shape} was @param {Shape} is @param {string} at @returns {string[]} */
function removedFields(was, is, at) {
  return removedPaths(was, is, at).map(
    ({ field, renamed }) =>
      `"${field}" is gone${renamed ? ` ("${renamed}" is new: another name is another field)` : ''}, and what was released has readers of it. Keep it`,
  );
}

/**
 * Fields that the release has and the sources do not. @param {Shape} was @param {Shape} is @param {string} at @returns
 * {{ field: string, renamed: string | undefined }[]}
 */
function removedPaths(was, is, at) {
  const [fields, now] = [was.properties ?? {}, is.properties ?? {}];
  const added = Object.keys(now).filter((name) => !fields[name]);
  const own = Object.keys(fields).flatMap((name) => {
    if (now[name]) return removedPaths(fields[name], now[name], fieldOf(at, name));
    return [
      {
        field: fieldOf(at, name),
        renamed: added.find((other) => JSON.stringify(now[other]) === JSON.stringify(fields[name])),
      },
    ];
  });
  const inItems = was.items && is.items ? removedPaths(was.items, is.items, `${at}[]`) : [];
  const [choices, left] = [was.anyOf ?? was.oneOf ?? [], is.anyOf ?? is.oneOf ?? []];
  const inChoices =
    choices.length === left.length
      ? choices.flatMap((/** @type {Shape} */ choice, /** @type {number} */ index) =>
          removedPaths(choice, left[index], at),
        )
      : [];
  return [...(is.properties ? own : []), ...inItems, ...inChoices];
}
