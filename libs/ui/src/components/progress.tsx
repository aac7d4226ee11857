/**
 * How far something has come.
 * @param max defaults to 100
 * @throws RangeError when `max` is not a number above 0
 */
export function Progress({
  value,
  max = 100,
  label,
}: {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
}) {
  if (!(Number.isFinite(max) && max > 0)) throw new RangeError(`Progress: max must be a number above 0, got ${max}`);
  const now = Math.min(Math.max(value, 0), max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.round(now)}
      className="h-2 overflow-hidden rounded-full bg-hairline"
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-(--duration-calm) ease-settle"
        style={{ transform: `scaleX(${now / max})` }}
      />
    </div>
  );
}
