import path from 'node:path';
import { CONTRACTS, evaluator } from './contract-sources.mjs';
import { ROOT } from './workspace.mjs';

/** @typedef {typeof import('@chalkboard/contracts/topology')} Table */
/** @typedef {Table & import('./testing.mjs').BrokerNames} Topology */

/** @type {Topology | undefined} */
let loaded;

/**
 * The table of who publishes and consumes what, and the names of it on the broker.
 * @returns {Topology}
 */
export function loadTopology() {
  if (loaded) return loaded;
  const evaluate = evaluator();
  const table = /** @type {Table} */ (evaluate(path.join(CONTRACTS, 'topology.ts')));
  const names = /** @type {import('./testing.mjs').BrokerNames} */ (
    evaluate(path.join(ROOT, 'libs/service-kit/src/messaging/broker-names.ts'))
  );
  loaded = { ...table, ...names };
  return loaded;
}
