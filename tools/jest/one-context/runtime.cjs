const { Script } = require('node:vm');
const { handlePotentialSyntaxError } = require('@jest/transform');
const Runtime = require('jest-runtime').default;

/**
 * By file, for as long as the worker runs: to be run again for the next file of tests, in whatever context that has.
 * @type {Map<string, { source: string, script: Script }>}
 */
const compiled = new Map();

/**
 * Packages that keep nothing of the tests that use them: loaded once in a worker. One more is named here when its
 * loading takes a second.
 */
const LOADED_ONCE = new Set(['playwright-core']);

/** Compiles each module once in a worker, and runs it anew for each file of tests. */
module.exports = class CompilingOnce extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const environment = options[1];
    this.inOneContext = environment.getVmContext() === globalThis;
    /** @type {{ compile: Function, injectedModuleParameters: string[] }} */
    const executor = this['executor'];
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (/** @type {string} */ source, /** @type {string} */ filename) => {
      const context = environment.getVmContext();
      // Nothing is loaded after the end of a file.
      if (!environment.global || !context) return null;
      let known = compiled.get(filename);
      if (known?.source !== source) {
        known = { source, script: scriptOf(`${head}${source}\n})`, { filename, columnOffset: -head.length }) };
        compiled.set(filename, known);
      }
      return this.inOneContext ? known.script.runInThisContext() : known.script.runInContext(context);
    };
  }

  /** @override @param {string} from @param {string} [name] @param {...any} rest */
  requireModule(from, name, ...rest) {
    if (this.inOneContext && name !== undefined && LOADED_ONCE.has(name)) return require(name);
    return super.requireModule(from, name, ...rest);
  }
};

/** @param {string} code @param {import('node:vm').ScriptOptions} options @throws where it is wrong, as Jest says it */
function scriptOf(code, options) {
  try {
    return new Script(code, options);
  } catch (error) {
    throw handlePotentialSyntaxError(/** @type {Error} */ (error));
  }
}
