import './platform/node-version.mjs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from './jest/run-tests.mjs';
import { ensureInstalled } from './platform/install.mjs';
import { NX, NX_ENV, runNode } from './platform/run.mjs';
import { seconds } from './platform/steps.mjs';
import { PlatformError, ROOT } from './platform/workspace.mjs';

const PRETTIER = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
/** More of them would ask for more memory and ports than a machine for development has. */
const CORES = Math.max(2, Math.min(3, os.availableParallelism()));
const totals = { passed: 0, failed: 0 };
const interruption = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => interruption.abort(new PlatformError('Stopped.')));

/**
 * What is run, in this order: what fails fast comes first.
 * @type {Record<string, () => Promise<number>>}
 */
const STEPS = {
  format: () =>
    runNode([PRETTIER, '--check', '--log-level', 'warn', '.'], { output: 'inherit', signal: interruption.signal }),
  lint: () => nx('lint'),
  typecheck: () => nx('typecheck'),
  // By itself it would leave one core idle.
  unit: () => jest('unit', [`--maxWorkers=${CORES}`]),
  build: () => nx('build'),
  // Mostly they wait for a database, a broker or a clock.
  integration: () => jest('integration', [`--maxWorkers=${CORES * 2}`]),
  e2e: browserTests,
};

/**
 * Journeys in which time counts: sound that is recorded, a reading that is watched, servers that are killed under load.
 * Each has the machine for itself.
 */
const ALONE = ['resilience/', 'journeys/feedback-voice', 'journeys/first-ten-minutes', 'journeys/live-reading'];

/**
 * One more at a time than there are cores, since a browser also waits for its page; then those that must not be
 * disturbed.
 */
async function browserTests() {
  const alone = `/e2e/(${ALONE.join('|')})`;
  const together = await jest('e2e', [`--maxWorkers=${CORES + 1}`, `--testPathIgnorePatterns=${alone}`]);
  const apart = await jest('e2e', ['--runInBand', `--testPathPatterns=${alone}`]);
  return together || apart;
}

/** @param {string} target */
function nx(target) {
  return runNode([NX, 'run-many', '-t', target, '--parallel=2', '--outputStyle=static'], {
    output: 'inherit',
    env: NX_ENV,
    signal: interruption.signal,
  });
}

/** @param {string} project @param {readonly string[]} selection @returns {Promise<number>} 0 when all passed */
async function jest(project, selection) {
  const { passed, failed } = await runTests({
    project: ['--selectProjects', project],
    selection,
    // On one's own machine nothing is tried twice.
    triedAgain: Boolean(process.env.CI),
    signal: interruption.signal,
  });
  totals.passed += passed;
  totals.failed += failed;
  return failed === 0 ? 0 : 1;
}

/** @param {readonly string[]} asked @returns {string[]} */
function chosenSteps(asked) {
  const unknown = asked.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new PlatformError(
      `There is no step "${unknown.join('", "')}": choose among ${Object.keys(STEPS).join(', ')}.`,
    );
  // The browser tests run what was built.
  const wanted = new Set(asked.includes('e2e') ? [...asked, 'build'] : asked);
  return Object.keys(STEPS).filter((name) => wanted.size === 0 || wanted.has(name));
}

async function main() {
  const names = chosenSteps(process.argv.slice(2));
  await ensureInstalled({ log: console.log, signal: interruption.signal });
  for (const name of names) {
    const started = performance.now();
    console.log(`\n— ${name}`);
    const code = await /** @type {() => Promise<number>} */ (STEPS[name])();
    const took = seconds(performance.now() - started);
    if (code !== 0) {
      console.log(`  ✗ ${name} failed (${took})`);
      return 1;
    }
    console.log(`  ✓ ${name} (${took})`);
  }
  return 0;
}

main()
  .catch((error) => {
    console.error(error instanceof PlatformError ? error.message : error);
    return 1;
  })
  .then((code) => {
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
    process.exitCode = code;
  });
