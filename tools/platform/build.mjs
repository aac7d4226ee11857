import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { NX, NX_ENV, runNode, tail } from './run.mjs';
import { cacheDir, PlatformError, ROOT } from './workspace.mjs';

const SOURCES = ['apps', 'services', 'libs', 'tools/build', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const NOT_SOURCE = new Set(['node_modules', 'dist', 'dist-dev', '.cache', 'coverage']);
const MARKS = path.join(ROOT, 'node_modules/.cache/slices-built');

/**
 * Builds what changed since its last build: every slice, or one and no more. When nothing at all changed, Nx is not
 * even asked: its own look around costs seconds.
 * @param {{ only?: { project: string, dir: string }, signal?: AbortSignal }} [options] `only`: a project's name and
 * folder
 * @returns {Promise<'built' | 'unchanged'>}
 */
export async function ensureBuilt({ only, signal } = {}) {
  const mark = path.join(MARKS, only ? path.basename(only.dir) : 'all');
  const before = fingerprint();
  const outputs = (only ? [path.join(ROOT, only.dir)] : dirsWithBuild()).map((dir) => path.join(dir, 'dist'));
  const isBuilt =
    fs.existsSync(mark) &&
    fs.readFileSync(mark, 'utf8') === before &&
    outputs.every((dist) => fs.existsSync(dist) && fs.readdirSync(dist).length > 0);
  if (isBuilt) return 'unchanged';

  const file = path.join(cacheDir(), 'build.log');
  const selection = only ? [`--projects=${only.project}`] : [];
  const code = await runNode([NX, 'run-many', '-t', 'build', ...selection, '--outputStyle=static'], {
    output: file,
    env: NX_ENV,
    signal,
  });
  if (code !== 0)
    throw new PlatformError(
      `${only ? only.project : 'The slices'} could not be built. The whole output is ${file}; it ends with:\n${tail(file, 25)}`,
    );
  fs.mkdirSync(MARKS, { recursive: true });
  // As it was before: what was changed during the build is built next time.
  fs.writeFileSync(mark, before);
  return 'built';
}

/** Changes with every change of a source. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) add(path.join(ROOT, source), hash);
  return hash.digest('hex');
}

/** @param {string} file @param {import('node:crypto').Hash} hash */
function add(file, hash) {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
    return;
  }
  for (const name of fs.readdirSync(file).sort()) if (!NOT_SOURCE.has(name)) add(path.join(file, name), hash);
}

/** The folders of all that is built. */
function dirsWithBuild() {
  const dirs = ['apps', 'services', 'apps/shell', 'apps/storefront'].flatMap((parent) =>
    fs.readdirSync(path.join(ROOT, parent)).map((name) => path.join(ROOT, parent, name)),
  );
  return dirs.filter((dir) => {
    const manifest = path.join(dir, 'package.json');
    return fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, 'utf8')).scripts?.build;
  });
}
