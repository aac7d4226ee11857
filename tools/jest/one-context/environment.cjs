const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** @typedef {Pick<import('@jest/environment').JestEnvironmentConfig, 'projectConfig'>} Config */

/** Of a stack that is read in a failure. */
const STACK_FRAMES = 100;

/**
 * Tests of a worker run in Node's own context, one file after the other, and not in a new one each: what was compiled
 * stays compiled (`runtime.cjs`), globals are found as fast as in the product, and arrays are of the kind that native
 * packages take. Modules are still loaded anew for each file. What a file changes of the globals and of the process,
 * its environment, folder and listeners, is put back when it ends.
 */
module.exports = class OneContext {
  /** @param {Config} config */
  constructor({ projectConfig }) {
    /** @type {typeof globalThis | null} */
    this.global = globalThis;
    this.before = stateOfProcess();
    this.moduleMocker = new ModuleMocker(globalThis);
    /** @type {LegacyFakeTimers<unknown> | null} */
    this.fakeTimers = new LegacyFakeTimers({
      config: projectConfig,
      global: globalThis,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (/** @type {number} */ id) => id, refToId: (/** @type {number} */ id) => id },
    });
    /** @type {ModernFakeTimers | null} */
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    Error.stackTraceLimit = STACK_FRAMES;
  }

  async setup() {}

  async teardown() {
    this.fakeTimers?.dispose();
    this.fakeTimersModern?.dispose();
    this.fakeTimers = this.fakeTimersModern = null;
    putBack(this.before);
    this.global = null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return this.global;
  }
};

function stateOfProcess() {
  return {
    globals: propertiesOf(globalThis),
    ofProcess: propertiesOf(process),
    env: { ...process.env },
    folder: process.cwd(),
    listeners: new Map(process.eventNames().map((name) => [name, process.rawListeners(name)])),
  };
}

/** Without those by which Node keeps listeners, which have their own way back. @param {object} holder */
function propertiesOf(holder) {
  const keys = Reflect.ownKeys(holder).filter((key) => key !== '_events' && key !== '_eventsCount');
  return new Map(keys.map((key) => [key, Object.getOwnPropertyDescriptor(holder, key)]));
}

/** @param {ReturnType<typeof stateOfProcess>} before */
function putBack({ globals, ofProcess, env, folder, listeners }) {
  putPropertiesBack(globalThis, globals);
  putPropertiesBack(process, ofProcess);
  putListenersBack(listeners);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  if (process.cwd() !== folder) process.chdir(folder);
}

/** @param {ReturnType<typeof stateOfProcess>['listeners']} before */
function putListenersBack(before) {
  /** @typedef {(...values: unknown[]) => void} Listener */
  for (const name of new Set([...process.eventNames(), ...before.keys()])) {
    const now = /** @type {Listener[]} */ (process.rawListeners(name));
    const kept = /** @type {Listener[]} */ (before.get(name) ?? []);
    for (const listener of now) if (!kept.includes(listener)) process.removeListener(name, listener);
    for (const listener of kept) if (!now.includes(listener)) process.on(name, listener);
  }
}

/**
 * Some are there for good, such as what Node keeps for itself.
 * @param {object} holder @param {ReturnType<typeof propertiesOf>} before
 */
function putPropertiesBack(holder, before) {
  for (const key of propertiesOf(holder).keys()) if (!before.has(key)) Reflect.deleteProperty(holder, key);
  for (const [key, property] of before) {
    const now = Object.getOwnPropertyDescriptor(holder, key);
    if (property && (now?.value !== property.value || now?.get !== property.get))
      Reflect.defineProperty(holder, key, property);
  }
}
