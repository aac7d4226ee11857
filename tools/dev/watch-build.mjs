import { rspack } from '@rspack/core';

/** Editors write a file in more than one step. */
const SETTLED_AFTER_MS = 20;
/** What builds write themselves. */
const NOT_SOURCES = /[\\/](node_modules|dist|dist-dev)[\\/]/;

/**
 * @typedef {object} WatchedBuild
 * @property {Promise<void>} first resolves when it was built without errors for the first time
 * @property {() => Promise<void>} close
 */

/**
 * Builds now and after each change. A build with errors writes nothing: its errors are printed, and what was built
 * before stays.
 * @param {object} options
 * @param {string} options.name in messages
 * @param {import('@rspack/core').Configuration} options.config
 * @param {import('../platform/steps.mjs').Log} options.log
 * @param {(hash: string, isFirst: boolean) => void} options.onBuilt after each build that differs from the one before
 * @returns {WatchedBuild}
 */
export function watchBuild({ name, config, log, onBuilt }) {
  const compiler = rspack({ ...config, optimization: { ...config.optimization, emitOnErrors: false } });
  /** @type {string | undefined} */
  let last;
  /** @type {() => void} */
  let built = () => undefined;
  /** @type {Promise<void>} */
  const first = new Promise((resolve) => (built = resolve));
  const watching = compiler.watch({ aggregateTimeout: SETTLED_AFTER_MS, ignored: NOT_SOURCES }, (error, stats) => {
    if (error || !stats || stats.hasErrors()) {
      const text = error?.message ?? stats?.toString({ all: false, errors: true, colors: false }) ?? '';
      log(
        `  ✗ ${name} does not build${last === undefined ? '; waiting for a change' : '; the build before goes on running'}:\n${indented(text)}`,
      );
      return;
    }
    const hash = stats.hash ?? '';
    if (hash === last) return;
    const isFirst = last === undefined;
    last = hash;
    onBuilt(hash, isFirst);
    built();
  });
  return { first, close: () => new Promise((resolve) => watching?.close(() => compiler.close(() => resolve()))) };
}

/** @param {string} text */
function indented(text) {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
