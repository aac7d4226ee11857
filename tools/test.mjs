import './platform/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runTests } from './jest/run-tests.mjs';
import { ensureInstalled } from './platform/install.mjs';
import { NX, NX_ENV, runNode } from './platform/run.mjs';
import { seconds } from './platform/steps.mjs';
import { NAME, PlatformError, ROOT } from './platform/workspace.mjs';

const PACKAGES = path.join(ROOT, 'node_modules');
/** More of them would ask for more memory and ports than a machine for development has. */
const CORES = Math.max(2, Math.min(3, os.availableParallelism()));
const totals = { passed: 0, failed: 0 };
const interruption = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, () => interruption.abort(new PlatformError('Stopped.')));

/** @param {string} target */
const ofAllProjects = (target) => [NX, 'run-many', '-t', target, '--parallel=2', '--outputStyle=static'];

/**
 * What reads the sources alone: programs that run one after the other. ESLint reads all projects at once, which takes
 * half of what it takes by project; who may import whom it asks the graph of projects that Nx has kept.
 * @type {Record<string, readonly (readonly string[])[]>}
 */
const CHECKS = {
  format: [[path.join(PACKAGES, 'prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  lint: [
    [NX, 'show', 'projects'],
    [path.join(PACKAGES, 'eslint/bin/eslint.js'), '.'],
  ],
  typecheck: [ofAllProjects('typecheck')],
};
/** What a rule of ESLint prints that lacks what it asks for: it would find nothing, and nobody would hear of it. */
const RULE_SKIPPED = /rule will be skipped/;

/**
 * What is run after them, in this order: what fails fast comes first.
 * @type {Record<string, () => Promise<number>>}
 */
const STEPS = {
  // By itself Jest would leave one core idle; a few of these wait for a clock.
  unit: () => jest('unit', [`--maxWorkers=${CORES + 1}`]),
  build: () => runNode(ofAllProjects('build'), { output: 'inherit', env: NX_ENV, signal: interruption.signal }),
  // Mostly they wait for a database, a broker or a clock. With more of them the process that reads menus, which gives
  // way to all others, gets no time.
  integration: () => jest('integration', [`--maxWorkers=${CORES * 2}`]),
  e2e: browserTests,
};

/** Servers that are killed and replaced under load: each has the machine for itself. */
const ALONE = '/e2e/resilience/(kill-a-service|release|two-of-each)';

/** One file more at a time than there are cores, since a browser waits for its page. */
async function browserTests() {
  const failures = [
    await jest('e2e', [`--maxWorkers=${CORES + 1}`, `--testPathIgnorePatterns=${ALONE}`]),
    await jest('e2e', ['--runInBand', `--testPathPatterns=${ALONE}`]),
  ];
  return Math.max(...failures);
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

/** @param {readonly string[]} asked @returns {readonly string[]} */
function chosenSteps(asked) {
  const known = [...Object.keys(CHECKS), ...Object.keys(STEPS)];
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new PlatformError(`There is no step "${unknown.join('", "')}": choose among ${known.join(', ')}.`);
  // The browser tests run what was built.
  const wanted = new Set(asked.includes('e2e') ? [...asked, 'build'] : asked);
  return known.filter((name) => wanted.size === 0 || wanted.has(name));
}

/**
 * Runs checks at the same time, since each alone leaves a core idle; what one prints is shown when it ends.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether all found nothing
 */
async function runChecks(names) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${NAME}-checks-`));
  try {
    const codes = await Promise.all(names.map((name) => runCheck(name, path.join(folder, name))));
    return codes.every((code) => code === 0);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} name @param {string} output a file @returns {Promise<number>} 0 when it found nothing */
async function runCheck(name, output) {
  const started = performance.now();
  let code = 0;
  let printed = '';
  for (const program of CHECKS[name] ?? []) {
    if (code !== 0) break;
    code = await runNode(program, { output, env: NX_ENV, signal: interruption.signal });
    printed = fs.readFileSync(output, 'utf8');
  }
  if (RULE_SKIPPED.test(printed)) code ||= 1;
  process.stdout.write(`\n— ${name}\n${printed}`);
  tell(name, code, started);
  return code;
}

/** @param {string} name @param {number} code @param {number} started */
function tell(name, code, started) {
  const took = seconds(performance.now() - started);
  console.log(code === 0 ? `  ✓ ${name} (${took})` : `  ✗ ${name} failed (${took})`);
}

async function main() {
  const names = chosenSteps(process.argv.slice(2));
  await ensureInstalled({ log: console.log, signal: interruption.signal });
  if (!(await runChecks(names.filter((name) => name in CHECKS)))) return 1;
  for (const [name, run] of Object.entries(STEPS)) {
    if (!names.includes(name)) continue;
    const started = performance.now();
    console.log(`\n— ${name}`);
    const code = await run();
    tell(name, code, started);
    if (code !== 0) return 1;
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
