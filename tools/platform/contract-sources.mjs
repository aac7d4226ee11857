import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from './workspace.mjs';

/** Where the contracts' TypeScript lies. */
export const CONTRACTS = path.join(ROOT, 'libs/contracts/src');

/**
 * Evaluates TypeScript modules as CommonJS, in memory: these tools run before anything is built.
 * @returns {(file: string) => unknown} each module once, by its path
 */
export function evaluator() {
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
    const require = (request) => {
      if (request.startsWith('.')) return evaluate(path.resolve(path.dirname(file), `${request}.ts`));
      return request.startsWith('@chalkboard/') ? evaluate(fromPackages.resolve(request)) : fromPackages(request);
    };
    new Function('module', 'exports', 'require', code)(module, module.exports, require);
    return module.exports;
  };
}
