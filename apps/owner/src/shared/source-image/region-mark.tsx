import type { SourceRegion } from '@chalkboard/contracts';
import { useEffect, useRef } from 'react';
import type { Cut } from './strip-cut';

const percent = (share: number) => `${share * 100}%`;

/**
 * A frame around a region of the page of which `within` is shown; `inSight` scrolls what is around it until it is seen,
 * and with it the line that it ends.
 */
export function RegionMark({
  region,
  within,
  inSight = false,
}: {
  readonly region: SourceRegion;
  readonly within: Cut;
  readonly inSight?: boolean;
}) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (inSight) mark.current?.scrollIntoView?.({ block: 'center', inline: 'end' });
  }, [inSight]);
  const place = {
    left: percent((region.x - within.x) / within.width),
    top: percent((region.y - within.y) / within.height),
    width: percent(region.width / within.width),
    height: percent(region.height / within.height),
  };
  return (
    <span
      ref={mark}
      aria-hidden
      className="absolute -m-1 box-content scroll-m-6 rounded-[3px] border-2 border-accent p-[2px]"
      style={place}
    />
  );
}
