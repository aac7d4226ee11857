import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from './workspace.mjs';

const ENTRY = path.join(ROOT, 'libs/contracts/src/topology.ts');

/** @typedef {typeof import('@chalkboard/contracts/topology')} Topology */

/** @type {Topology | undefined} */
let loaded;

/**
 * The table of who says what to whom, read from its TypeScript source: these tools run before anything is built.
 * @returns {Topology}
 */
export function loadTopology() {
  loaded ??= /** @type {Topology} */ (evaluator()(ENTRY));
  return loaded;
}

/** Evaluates TypeScript modules as CommonJS, in memory. @returns {(file: string) => unknown} */
function evaluator() {
  /** @type {Map<string, { exports: unknown }>} */
  const modules = new Map();

  /** @param {string} file @returns {unknown} */
  return function evaluate(file) {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
      filename: file,
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    const fromPackages = createRequire(file);
    /** @param {string} request */
    const require = (request) => (request.startsWith('.') ? evaluate(path.resolve(path.dirname(file), `${request}.ts`)) : fromPackages(request));
    new Function('module', 'exports', 'require', code)(module, module.exports, require);
    return module.exports;
  };
}
