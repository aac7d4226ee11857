import path from 'node:path';
import { CONTRACTS, evaluator } from './contract-sources.mjs';

/** @typedef {typeof import('@chalkboard/contracts/topology')} Topology */

/** @type {Topology | undefined} */
let loaded;

/**
 * The table of who says what to whom.
 * @returns {Topology}
 */
export function loadTopology() {
  loaded ??= /** @type {Topology} */ (evaluator()(path.join(CONTRACTS, 'topology.ts')));
  return loaded;
}
