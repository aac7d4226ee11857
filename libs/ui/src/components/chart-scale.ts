const LINES = 3;

/**
 * Round values from 0 up to at least `max`, for the lines behind a chart: 0, 20, 40, 60 for 53. Of nothing but zeros
 * there is the one line. `isWhole`: halves mean nothing, as of counts.
 */
export function chartTicks(max: number, { isWhole = false } = {}): readonly number[] {
  if (!(max > 0)) return [0];
  const rough = max / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const part =
    [1, 2, 2.5, 5, 10].find((size) => size * power >= rough && (!isWhole || Number.isInteger(size * power))) ?? 10;
  const step = part * power;
  const count = Math.ceil(max / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Runs of neighbouring points that have a value, as `[index, value]`: a line is broken where nothing is known. */
export function chartRuns(values: readonly (number | null)[]): readonly (readonly (readonly [number, number])[])[] {
  const runs: [number, number][][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const before = index > 0 ? values[index - 1] : null;
    if (before === null || before === undefined) runs.push([]);
    runs.at(-1)!.push([index, value]);
  });
  return runs;
}
