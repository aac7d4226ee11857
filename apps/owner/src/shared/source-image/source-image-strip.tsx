import type { SourcePage, SourceRegion } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { RegionMark } from './region-mark';
import { cutAround, type StripContent } from './strip-cut';

const percent = (share: number) => `${share * 100}%`;

interface PaperStripProps {
  readonly page: SourcePage;
  readonly content: StripContent;
  /** Readings to be marked in it. */
  readonly marks: readonly SourceRegion[];
  /** What pressing it shows, in words. */
  readonly label: string;
  onOpen(): void;
}

/** A line of the menu as it stands on the paper, with what is around it; a tap shows more of the page. */
export function PaperStrip({ page, content, marks, label, onOpen }: PaperStripProps) {
  const cut = cutAround(content, page);
  // At the foot of a page the line stands low in its strip: the corner below it is not free.
  const isLow = content.region.y + content.region.height / 2 > cut.y + cut.height * 0.6;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onOpen}
      className="relative block w-full overflow-hidden rounded-card border border-hairline bg-sheet"
      style={{ aspectRatio: String((cut.width * page.width) / (cut.height * page.height)) }}
    >
      <img
        src={page.url}
        alt=""
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: percent(1 / cut.width),
          height: percent(1 / cut.height),
          left: percent(-cut.x / cut.width),
          top: percent(-cut.y / cut.height),
        }}
      />
      {marks.map((region) => (
        <RegionMark key={`${region.x} ${region.y}`} region={region} within={cut} />
      ))}
      <span
        aria-hidden
        className={clsx('absolute right-1 rounded-card bg-surface/90 p-1 text-ink', isLow ? 'top-1' : 'bottom-1')}
      >
        <Maximize2 className="size-4" />
      </span>
    </button>
  );
}
