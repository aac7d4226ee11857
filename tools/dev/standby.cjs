// node standby.cjs SCRIPT INSPECTOR_PORT: has the packages of a service loaded before the service is needed, and runs
// it when it is told to. Most of what a service takes to start is the loading of its packages, which do not change
// while one works on it.
const fs = require('node:fs');
const inspector = require('node:inspector');
const { createRequire } = require('node:module');

const [script = '', port] = process.argv.slice(2);
const fromScript = createRequire(script);

function start() {
  process.off('disconnect', end);
  inspector.open(Number(port), '127.0.0.1');
  process.argv.splice(1, process.argv.length - 1, script);
  fromScript(script);
}

// Whoever started it is gone.
const end = () => process.exit(0);
process.once('disconnect', end);
process.once('message', start);

for (const [, name = ''] of fs.readFileSync(script, 'utf8').matchAll(/= require\("([^"]+)"\)/g)) {
  try {
    fromScript(name);
  } catch {
    // The service says it better, when it needs it.
  }
}
