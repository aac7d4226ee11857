/**
 * Loaded into the measured processes (`--import`): SIGUSR2 has them collect their garbage, so that what they hold can
 * be told from what they have not cleared yet. V8 with a lot of memory at hand puts clearing off for long.
 */
import v8 from 'node:v8';
import vm from 'node:vm';

v8.setFlagsFromString('--expose-gc');
const collect = /** @type {() => void} */ (vm.runInNewContext('gc'));
process.on('SIGUSR2', () => collect());
