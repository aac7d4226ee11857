import os from 'node:os';

/** A share of the cores that others may use without being felt. */
const CALM = 0.5;

/**
 * A sentence when the machine has other things to do, so that nobody compares its times; empty otherwise. Not known on
 * Windows.
 */
export function busyNote() {
  const [load = 0] = os.loadavg();
  const cores = os.availableParallelism();
  return load > CALM * cores
    ? `The machine is busy (load ${load.toFixed(1)} on ${cores} cores): its times are not to be compared with others.\n`
    : '';
}
