import type { SourceRegion } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { memo } from 'react';
import type { PlacedReading } from '../draft/source-places';

/** Room between the letters and the line around them, in fractions of the page. */
const AIR = 0.003;

/** Where readings stand, drawn over the page's picture; lines keep their width however large the page is. */
export const SourceImageBoxes = memo(function SourceImageBoxes({
  readings,
  spot,
  page,
  selected,
}: {
  readonly readings: readonly PlacedReading[];
  /** Where something is to be added. */ readonly spot?: SourceRegion;
  readonly page: number;
  readonly selected: string | undefined;
}) {
  const here = readings.filter(({ region }) => region.page === page);
  return (
    <svg aria-hidden viewBox="0 0 1 1" preserveAspectRatio="none" className="absolute inset-0 size-full">
      {here
        .filter(({ itemId }) => itemId !== selected)
        .map(({ itemId, part, region, uncertain }, index) => (
          <Box
            key={`${itemId} ${part} ${index}`}
            region={region}
            width={1.5}
            className={
              part === 'print'
                ? 'fill-sheet-uncertain/25 stroke-sheet-uncertain [stroke-dasharray:4_3]'
                : uncertain
                  ? part === 'price'
                    ? 'fill-sheet-uncertain/12 stroke-sheet-uncertain'
                    : 'fill-transparent stroke-sheet-uncertain/70'
                  : 'fill-transparent stroke-sheet-quiet opacity-0 transition-opacity duration-(--duration-quick) in-[[data-paper]:hover]:opacity-35'
            }
          />
        ))}
      {here
        .filter(({ itemId }) => itemId === selected)
        .map(({ part, region }, index) => (
          <Box
            key={`${part} ${index}`}
            region={region}
            width={part === 'price' ? 2.5 : 1.5}
            place
            className={clsx('stroke-accent', part === 'price' ? 'fill-accent/15' : 'fill-transparent')}
          />
        ))}
      {spot && <Box region={spot} width={2} className="fill-accent/10 stroke-accent [stroke-dasharray:3_3]" />}
    </svg>
  );
});

function Box({
  region: { x, y, width, height },
  className,
  width: line,
  place,
}: {
  readonly region: SourceRegion;
  readonly className: string;
  readonly width: number;
  readonly place?: boolean;
}) {
  return (
    <rect
      x={x - AIR}
      y={y - AIR}
      width={width + 2 * AIR}
      height={height + 2 * AIR}
      vectorEffect="non-scaling-stroke"
      style={{ strokeWidth: `calc(${line}px / var(--paper-scale, 1))` }}
      className={className}
      data-paper-place={place || undefined}
    />
  );
}
