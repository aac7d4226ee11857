// jsdom hides Node's web APIs; react-router's data routers need them (TextEncoder already at import time).
const { TestEnvironment } = require('jest-environment-jsdom');

const WEB_APIS = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of WEB_APIS) if (globalThis[name]) this.global[name] = globalThis[name];
  }
};
