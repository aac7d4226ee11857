import fs from 'node:fs';
import path from 'node:path';
import { commandLine, endLeftover, isAlive } from './processes.mjs';
import { PlatformError } from './workspace.mjs';

/** @typedef {{ name: string, pid: number, script: string }} StartedSlice */

/**
 * Takes a data folder for this process alone.
 * @param {string} dataDir absolute, made when missing
 * @returns {() => void} gives it back
 * @throws {PlatformError} another run has it
 */
export function takeDataDir(dataDir) {
  fs.mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'launcher.json');
  const mine = JSON.stringify({ pid: process.pid, commandLine: commandLine(process.pid) });
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const pid = holderOf(file);
      if (pid !== undefined)
        throw new PlatformError(
          `It is already running on ${dataDir} (process ${pid}): end that one with Ctrl-C, or start another with a DATA_DIR and a PORT of its own.`,
        );
      fs.rmSync(file, { force: true });
    }
  }
  throw new PlatformError(`${dataDir} is being taken by another start: try again.`);
}

/** @param {string} file @returns {number | undefined} the process that holds the folder, when it lives */
function holderOf(file) {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8'));
    // After a restart of the machine or the container the number may belong to somebody else, even to us.
    const isHolder =
      holder.pid !== process.pid && isAlive(holder.pid) && commandLine(holder.pid) === holder.commandLine;
    return isHolder ? holder.pid : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Remembers which slices run, for the start after a kill. @param {string} dataDir @param {readonly StartedSlice[]}
 * slices
 */
export function rememberSlices(dataDir, slices) {
  const file = path.join(dataDir, 'run.json');
  fs.writeFileSync(`${file}.new`, JSON.stringify({ slices }, undefined, 2));
  fs.renameSync(`${file}.new`, file);
}

/**
 * Ends slices that a killed run left behind.
 * @param {string} dataDir @returns {Promise<string[]>} the names of those that still ran
 */
export async function endLeftoverSlices(dataDir) {
  const file = path.join(dataDir, 'run.json');
  if (!fs.existsSync(file)) return [];
  /** @type {StartedSlice[]} */
  let slices = [];
  try {
    slices = JSON.parse(fs.readFileSync(file, 'utf8')).slices;
  } catch {
    // Cut off in the middle of writing: it cannot name anything that still runs without its launcher.
  }
  const ended = await Promise.all(
    slices.map(async ({ name, pid, script }) => ((await endLeftover({ pid, marks: [script] })) ? name : undefined)),
  );
  fs.rmSync(file);
  return ended.filter((name) => name !== undefined);
}
