import type { SourcePage, SourceRegion } from '@chalkboard/contracts';
import { Dialog } from '@chalkboard/ui';
import { useState } from 'react';
import { texts } from '../../texts';
import { PaperStrip } from '../paper-strip/paper-strip';
import { RegionMark } from '../paper-strip/region-mark';
import type { StripContent } from '../paper-strip/strip-cut';

const t = texts.update.list;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };

/** The place on the new paper where a change stands, marked; a tap shows the page around it. */
export function PaperPlace({ page, region, known, name }: { readonly page: SourcePage; readonly region: SourceRegion; readonly known: StripContent['known']; readonly name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PaperStrip page={page} content={{ region, lineHeight: region.height, known }} marks={[region]} label={t.onPaper(name)} onOpen={() => setOpen(true)} />
      {open && (
        <Dialog open onOpenChange={setOpen} title={name} description={t.paperPage(page.page)}>
          <div className="max-h-[60dvh] overflow-auto rounded-card bg-sheet" tabIndex={0} role="group" aria-label={t.onPaper(name)}>
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
