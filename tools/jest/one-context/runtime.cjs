const { Script } = require('node:vm');
const { handlePotentialSyntaxError } = require('@jest/transform');
const Runtime = require('jest-runtime').default;

/**
 * By file, for as long as the worker runs: to be run again for the next file of tests, in whatever context that has.
 * @type {Map<string, { source: string, script: Script }>}
 */
const compiled = new Map();

/** Compiles each module once in a worker, and runs it anew for each file of tests. */
module.exports = class CompilingOnce extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    const environment = options[1];
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
      return context === globalThis ? known.script.runInThisContext() : known.script.runInContext(context);
    };
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
