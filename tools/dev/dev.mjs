// npm run dev -- NAME…: the whole system as by `npm start`, in which what is named is built anew and replaced on each
// change.
import '../platform/node-version.mjs';
import { runSystem } from '../platform/system-command.mjs';

/** @type {readonly string[]} */
let debuggers = [];

runSystem(
  async (options) => {
    // Not before everything is installed: what it imports uses installed packages.
    const { startDevSystem } = await import('./dev-system.mjs');
    const system = await startDevSystem({ ...options, names: process.argv.slice(2) });
    debuggers = Object.entries(system.inspectors).map(([slice, port]) => `    ${slice.padEnd(18)}127.0.0.1:${port}`);
    return system;
  },
  { more: () => (debuggers.length > 0 ? ['', '  Debuggers may attach to', ...debuggers] : []) },
);
