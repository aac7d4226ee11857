import { faultsOf, fieldOf } from './schema-compat.mjs';

/** @typedef {import('./contract-shapes.mjs').Shape} Shape */
/** @typedef {import('./contract-shapes.mjs').ContractShapes} ContractShapes */
/** @typedef {import('./schema-compat.mjs').Fault} Fault */

/** Bodies that clients send; all others are answers, or parts of both. */
const SENT = /(Request|Query|Fields|Draft|Filter)$|\/Edited/;

/**
 * What of the contracts as they are now breaks what was released, each as a sentence that says what to do.
 *
 * Events, replies and answers are read by builds of before and after: both must be able to read both. What is sent must still be taken;
 * who sends what only the new build takes waits until that is everywhere.
 *
 * @param {ContractShapes} released @param {ContractShapes} current @returns {string[]}
 */
export function breaksOf(released, current) {
  return [
    ...compared('event', released.events, current.events, (was, is) => [...takenFaults(was, is), ...readFaults(was, is)], besideIt),
    ...compared('call', released.calls, current.calls, callFaults, besideIt),
    ...compared('body', released.bodies, current.bodies, (was, is, name) => [...takenFaults(was, is), ...(SENT.test(name) ? [] : readFaults(was, is))], () => 'give the new one a name of its own'),
  ];
}

/**
 * @template T @param {string} kind @param {Record<string, T>} released @param {Record<string, T>} current
 * @param {(was: T, is: T, name: string) => string[]} faults @param {(name: string) => string} instead what else can be done
 */
function compared(kind, released, current, faults, instead) {
  return Object.entries(released).flatMap(([name, was]) => {
    const is = current[name];
    if (is === undefined) return [`${name}: the ${kind} is gone, and what was released needs it. Keep it until no running build does.`];
    return [...new Set(faults(was, is, name))].map((fault) => `${name}: ${fault}, or ${instead(name)}.`);
  });
}

/** "a.b.v1" → a v2. @param {string} name */
function besideIt(name) {
  return `add ${name.replace(/v(\d+)$/, (_, version) => `v${Number(version) + 1}`)} beside it`;
}

/** @param {{ request: Shape, reply: Shape }} was @param {{ request: Shape, reply: Shape }} is */
function callFaults(was, is) {
  return [...takenFaults(was.request, is.request, 'request'), ...takenFaults(was.reply, is.reply, 'reply'), ...readFaults(was.reply, is.reply, 'reply')];
}

/** What was written by the release and cannot be read now. @param {Shape} was @param {Shape} is @param {string} [at] @returns {string[]} */
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

/** What is written now and cannot be read by the release. @param {Shape} was @param {Shape} is @param {string} [at] @returns {string[]} */
function readFaults(was, is, at = '') {
  const gone = new Set(removedPaths(was, is, at).map(({ field }) => field));
  return faultsOf(was, is, at).flatMap(({ at: field, kind, detail }) => {
    if (gone.has(field)) return [];
    if (kind === 'missing') return [`"${field}" may be missing now, and readers of the release need it. Leave it required`];
    if (kind === 'limit') return [`"${field}" may be beyond what readers of the release take (${detail}). Leave the limit`];
    return [`"${field}" may be ${detail || 'there'} now, which readers of the release do not know. Leave it as it was`];
  });
}

/** @param {Shape} was @param {Shape} is @param {string} at @returns {string[]} */
function removedFields(was, is, at) {
  return removedPaths(was, is, at).map(({ field, renamed }) => `"${field}" is gone${renamed ? ` ("${renamed}" is new: another name is another field)` : ''}, and what was released has readers of it. Keep it`);
}

/** Fields that the release has and the sources do not. @param {Shape} was @param {Shape} is @param {string} at @returns {{ field: string, renamed: string | undefined }[]} */
function removedPaths(was, is, at) {
  const [fields, now] = [was.properties ?? {}, is.properties ?? {}];
  const added = Object.keys(now).filter((name) => !fields[name]);
  const own = Object.keys(fields).flatMap((name) => {
    if (now[name]) return removedPaths(fields[name], now[name], fieldOf(at, name));
    return [{ field: fieldOf(at, name), renamed: added.find((other) => JSON.stringify(now[other]) === JSON.stringify(fields[name])) }];
  });
  const inItems = was.items && is.items ? removedPaths(was.items, is.items, `${at}[]`) : [];
  const [choices, left] = [was.anyOf ?? was.oneOf ?? [], is.anyOf ?? is.oneOf ?? []];
  const inChoices = choices.length === left.length ? choices.flatMap((/** @type {Shape} */ choice, /** @type {number} */ index) => removedPaths(choice, left[index], at)) : [];
  return [...(is.properties ? own : []), ...inItems, ...inChoices];
}
