/**
 * What a microphone in a quiet room gives, and what a voice near it gives at its loudest; decibels below full scale.
 */
const QUIET_DB = -55;
const LOUD_DB = -12;

/**
 * How loud a moment is to an ear, from 0 to 1.
 * @param samples the wave, each from -1 to 1
 */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(samples.length, 1);
  const decibels = 10 * Math.log10(power || Number.MIN_VALUE);
  return Math.min(Math.max((decibels - QUIET_DB) / (LOUD_DB - QUIET_DB), 0), 1);
}
