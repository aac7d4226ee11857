import './platform/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled } from './platform/install.mjs';
import { NX, NX_ENV, runNode } from './platform/run.mjs';
import { seconds } from './platform/steps.mjs';
import { NAME, PlatformError, ROOT } from './platform/workspace.mjs';

const PRETTIER = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
/** More of them would ask for more memory and ports than a machine for development has. */
const CORES = Math.max(2, Math.min(3, os.availableParallelism()));
/** Files of tests whose time is printed after each run. */
const LONGEST_PRINTED = 15;
const reports = fs.mkdtempSync(path.join(os.tmpdir(), `${NAME}-reports-`));
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
  const apart = await jest('e2e', ['--runInBand', `--testPathPatterns=${alone}`], 'e2e-alone');
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

/** @param {string} project @param {readonly string[]} options @param {string} [name] of the report: one a run */
async function jest(project, options, name = project) {
  const report = path.join(reports, `${name}.json`);
  const args = [
    JEST,
    ...options,
    '--ci',
    '--json',
    `--outputFile=${report}`,
    '--passWithNoTests',
    '--selectProjects',
    project,
  ];
  const code = await runNode(args, { output: 'stderr', signal: interruption.signal });
  if (fs.existsSync(report)) {
    const run = JSON.parse(fs.readFileSync(report, 'utf8'));
    totals.passed += run.numPassedTests;
    // A file that could not even be loaded counts as one.
    totals.failed += run.numFailedTests + run.numRuntimeErrorTestSuites;
    printLongest(run.testResults);
  }
  return code;
}

/**
 * What a run waits for, so that it does not grow unnoticed (`jest/longest-first.cjs` starts these first).
 * @param {readonly { name: string, startTime: number, endTime: number }[]} files
 */
function printLongest(files) {
  const times = files
    .map(({ name, startTime, endTime }) => ({ name: path.relative(ROOT, name), took: endTime - startTime }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, LONGEST_PRINTED);
  console.log('  longest files:');
  for (const { name, took } of times) console.log(`    ${seconds(took).padStart(12)}  ${name}`);
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
    fs.rmSync(reports, { recursive: true, force: true });
    console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
    process.exitCode = code;
  });
