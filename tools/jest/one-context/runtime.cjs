const { compileFunction } = require('node:vm');
const Runtime = require('jest-runtime').default;

/**
 * By file, for as long as the worker runs: only to be run again for the next file of tests.
 * @type {Map<string, { source: string, compiled: Function }>}
 */
const compiled = new Map();

/**
 * Packages that keep nothing of the tests that use them: loaded once in a worker. One more is named here when its
 * loading takes a second.
 */
const LOADED_ONCE = new Set(['playwright-core']);

/** For tests in Node's own context (`environment.cjs`); those with a window have a context each, as Jest makes it. */
module.exports = class OneContextRuntime extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const environment = options[1];
    this.inOneContext = environment.getVmContext() === globalThis;
    if (!this.inOneContext) return;
    /** @type {{ compile: Function, injectedModuleParameters: string[] }} */
    const executor = this['executor'];
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      // Nothing is loaded after the end of a file.
      if (!environment.global) return null;
      const known = compiled.get(filename);
      if (known?.source === source) return known.compiled;
      const made = compileFunction(source, executor.injectedModuleParameters, { filename });
      compiled.set(filename, { source, compiled: made });
      return made;
    };
  }

  /** @override @param {string} from @param {string} [name] @param {...any} rest */
  requireModule(from, name, ...rest) {
    if (this.inOneContext && name !== undefined && LOADED_ONCE.has(name)) return require(name);
    return super.requireModule(from, name, ...rest);
  }
};
