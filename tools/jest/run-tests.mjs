import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNode } from '../platform/run.mjs';
import { seconds } from '../platform/steps.mjs';
import { NAME, ROOT } from '../platform/workspace.mjs';

const JEST = path.join(ROOT, 'node_modules/jest/bin/jest.js');
/** Files of tests whose time is printed after each run. */
const LONGEST_PRINTED = 15;
/** Where more files failed, it is not the machine. */
const MOST_TRIED_AGAIN = 8;

/**
 * @typedef {object} FileOfTests
 * @property {string} name its path
 * @property {'passed' | 'failed' | 'skipped' | 'focused'} status
 * @property {string} message empty unless it failed
 * @property {number} startTime @property {number} endTime in ms
 * @property {readonly { status: string }[]} assertionResults none where the file could not be loaded
 */

/**
 * Runs tests of one size. Where a few files fail, they may be tried once more, alone and from a new start: on a shared
 * machine a process is left waiting for seconds. What failed first is printed all the same, and is a defect to look at.
 * @param {object} options
 * @param {readonly string[]} options.project jest's options that say where the tests are and how they are prepared
 * @param {readonly string[]} options.selection those that say which are run, and how many files at once
 * @param {boolean} options.triedAgain whether files that failed get another try
 * @param {AbortSignal} [options.signal] ends the run
 * @param {string} [options.output] a file for what jest prints; the terminal's error stream unless told
 * @returns {Promise<{ passed: number, failed: number }>} tests; a file that could not be loaded counts as one
 */
export async function runTests({ project, selection, triedAgain, signal, output = 'stderr' }) {
  const first = await jest([...project, ...selection], { output, signal });
  printLongest(first);
  const failed = first.filter(hasFailed);
  if (!triedAgain || failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return counted(first);

  const names = failed.map(({ name }) => name);
  console.log('  failed, and tried once more, alone:');
  for (const name of names) console.log(`    ${path.relative(ROOT, name)}`);
  const second = await jest([...project, '--runInBand', '--runTestsByPath', ...names], { output, signal });
  return counted([...first.filter((file) => !hasFailed(file)), ...second]);
}

/**
 * @param {readonly string[]} options @param {{ output: string, signal?: AbortSignal }} how
 * @returns {Promise<readonly FileOfTests[]>}
 */
async function jest(options, how) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${NAME}-report-`));
  const report = path.join(folder, 'report.json');
  try {
    const code = await runNode(
      [JEST, '--ci', '--passWithNoTests', '--json', `--outputFile=${report}`, ...options],
      how,
    );
    /** @type {readonly FileOfTests[]} */
    const files = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')).testResults : [];
    if (code === 0 || files.some(hasFailed)) return files;
    throw new Error('The tests could not be run to their end.');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {FileOfTests} file */
const hasFailed = ({ status }) => status === 'failed';

/** @param {readonly FileOfTests[]} files */
function counted(files) {
  const results = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => results.filter((result) => result.status === status).length;
  const notLoaded = files.filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailedTest)).length;
  return { passed: count('passed'), failed: count('failed') + notLoaded };
}

/** @param {{ status: string }} test */
const hasFailedTest = ({ status }) => status === 'failed';

/**
 * What a run waits for, so that it does not grow unnoticed (`longest-first.cjs` starts these first).
 * @param {readonly FileOfTests[]} files
 */
function printLongest(files) {
  const times = files
    .map(({ name, startTime, endTime }) => ({ name: path.relative(ROOT, name), took: endTime - startTime }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, LONGEST_PRINTED);
  console.log('  longest files:');
  for (const { name, took } of times) console.log(`    ${seconds(took).padStart(12)}  ${name}`);
}
