import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const SUFFIX = process.platform === 'win32' ? '.exe' : '';

/** The file name of a program on this system. @param {string} name @returns {string} */
export function program(name) {
  return name + SUFFIX;
}

/** Whether a file exists and may be executed. @param {string} file @returns {boolean} */
export function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Every place on PATH (and in `extraDirs`, which come last) that holds one of the programs, in order.
 * @param {readonly string[]} names @param {readonly string[]} [extraDirs] @returns {string[]} absolute paths
 */
export function findAllOnPath(names, extraDirs = []) {
  const dirs = [...(process.env.PATH ?? '').split(path.delimiter), ...extraDirs].filter(Boolean);
  return names.flatMap((name) => dirs.map((dir) => path.resolve(dir, program(name)))).filter(isExecutable);
}

/** Whether a program answers `--version`. @param {string} file @returns {boolean} */
export function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/**
 * The version that a program says it has. @param {string} file @returns {number[]} such as [2, 9, 10]; empty where it
 * says none
 */
export function versionOf(file) {
  const said = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const [, version = ''] = /(\d+(?:\.\d+)+)/.exec(`${said.stdout ?? ''}${said.stderr ?? ''}`) ?? [];
  return version === '' ? [] : version.split('.').map(Number);
}

/** @param {readonly number[]} version @param {readonly number[]} than */
export function isOlder(version, than) {
  for (let part = 0; part < Math.max(version.length, than.length); part++) {
    const difference = (version[part] ?? 0) - (than[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
