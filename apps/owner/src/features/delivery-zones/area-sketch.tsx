import type { GeoPoint } from '@chalkboard/contracts';

const SIZE = 160;
const MARGIN = 8;

/** The corners as they are typed, to see whether they go around. For the eye: the list of corners says the same. */
export function AreaSketch({ points }: { readonly points: readonly GeoPoint[] }) {
  if (points.length < 3) return null;
  // A degree of longitude gets shorter towards the poles.
  const narrowing = Math.cos(((points[0]?.lat ?? 0) * Math.PI) / 180);
  const xs = points.map(({ lon }) => lon * narrowing);
  const ys = points.map(({ lat }) => -lat);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - left, Math.max(...ys) - top) || 1;
  const scale = (SIZE - 2 * MARGIN) / extent;
  const corners = points.map((_, index) => [MARGIN + (xs[index]! - left) * scale, MARGIN + (ys[index]! - top) * scale]);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      className="size-40 rounded-card border border-hairline bg-sunken text-accent"
    >
      <polygon
        points={corners.map((corner) => corner.join(',')).join(' ')}
        fill="currentColor"
        fillOpacity={0.2}
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {corners.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r={3} fill="currentColor" />
      ))}
    </svg>
  );
}
