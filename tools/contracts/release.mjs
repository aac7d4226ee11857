// Records the contracts as released, and what each is for in docs/contracts.md: npm run contracts:release [-- --retire
// NAME…] What no running build needs any more is taken from the sources and named after --retire.
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../platform/workspace.mjs';
import { breaksOf } from './compare-contracts.mjs';
import { currentShapes } from './contract-shapes.mjs';
import { describeContracts } from './describe.mjs';
import { keptReleases, record, releasedShapes } from './released.mjs';

const shapes = currentShapes();
const retired = process.argv.slice(2).filter((argument) => argument !== '--retire');
const breaks = keptReleases().length > 0 ? breaksOf(withoutRetired(releasedShapes()), shapes) : [];
if (breaks.length > 0) {
  for (const sentence of breaks) console.error(`  ✗ ${sentence}`);
  process.exitCode = 1;
} else {
  const release = record(shapes);
  fs.writeFileSync(path.join(ROOT, 'docs/contracts.md'), describeContracts());
  console.log(`  ✓ release ${release} is recorded`);
}

/**
 * @param {import('./contract-shapes.mjs').ContractShapes} shapes @returns
 * {import('./contract-shapes.mjs').ContractShapes}
 */
function withoutRetired({ events, calls, bodies, routes }) {
  /** @template T @param {Record<string, T>} all @returns {Record<string, T>} */
  const kept = (all) => Object.fromEntries(Object.entries(all).filter(([name]) => !retired.includes(name)));
  return { events: kept(events), calls: kept(calls), bodies: kept(bodies), routes: kept(routes) };
}
