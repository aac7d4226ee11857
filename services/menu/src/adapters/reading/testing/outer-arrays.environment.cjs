const { TestEnvironment } = require('jest-environment-node');

/** Native packages take arrays of Node's own kind only; tests run in a context that has kinds of its own. */
module.exports = class OuterArrays extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Float32Array = Float32Array;
  }
};
