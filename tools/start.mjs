import './platform/node-version.mjs';
import { runSystem } from './platform/system-command.mjs';

// Not before everything is installed: what it imports uses installed packages.
runSystem(async (options) => (await import('./platform/system.mjs')).startPlatform(options));
