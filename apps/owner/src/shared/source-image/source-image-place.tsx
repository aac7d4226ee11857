import type { SourcePage, SourceRegion } from '@chalkboard/contracts';
import { Dialog } from '@chalkboard/ui';
import { useState } from 'react';
import { RegionMark } from './region-mark';
import { PaperStrip } from './source-image-strip';
import type { StripContent } from './strip-cut';

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

interface PaperPlaceProps {
  readonly page: SourcePage;
  readonly region: SourceRegion;
  readonly known: StripContent['known'];
  /** What stands there. */
  readonly name: string;
  /** The same with the paper named, for those who hear it. */
  readonly label: string;
  /** Which page it is. */
  readonly caption: string;
}

/** The place on the paper where something stands, marked; a tap shows the page around it. */
export function PaperPlace({ page, region, known, name, label, caption }: PaperPlaceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PaperStrip
        page={page}
        content={{ region, lineHeight: region.height, known }}
        marks={[region]}
        label={label}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <Dialog open onOpenChange={setOpen} title={name} description={caption}>
          <div
            className="max-h-[60dvh] overflow-auto rounded-card bg-sheet"
            tabIndex={0}
            role="group"
            aria-label={label}
          >
            <div className="relative w-full sm:w-[40rem]" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
              <img src={page.url} alt="" className="size-full" />
              <RegionMark region={region} within={WHOLE} inSight />
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
