import type { SourcePage, SourcePages, SourceRegion } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import { ChevronLeft, ChevronRight, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { texts } from '../../../texts';
import { readingAt, type PlacedReading } from '../draft/source-places';
import { SourceImageBoxes } from './source-image-boxes';
import { SpotBar } from './spot-bar';
import { useSourceImageView, type SourceImageTarget } from './use-source-image-view';

const t = texts.review.paper;

export interface SourceImageProps {
  readonly source: SourcePages;
  readonly readings: readonly PlacedReading[];
  /** Id of what is looked at. */
  readonly selected: string | undefined;
  readonly target: SourceImageTarget | undefined;
  onSelect(reading: PlacedReading): void;
  /** A dish or a heading stands here that nothing was read of. */
  onAdd(kind: 'dish' | 'heading', place: SourceRegion): void;
  onMove?(calmly: boolean): void;
}

/** The paper: one page at a time, to be moved and enlarged; what is looked at comes to the middle. */
export function SourceImagePane({ source, readings, selected, target, onSelect, onAdd, onMove }: SourceImageProps) {
  const [number, setNumber] = useState(target?.region.page ?? 1);
  useEffect(() => {
    if (target) setNumber(target.region.page);
  }, [target]);
  const page = source.pages.find((one) => one.page === number) ?? source.pages[0]!;
  const here = target?.region.page === page.page ? target : undefined;
  return (
    <section
      aria-label={t.label}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-card border border-hairline bg-sunken"
    >
      <Sheet
        key={page.url}
        page={page}
        readings={readings}
        selected={selected}
        target={here}
        onSelect={onSelect}
        onAdd={onAdd}
        onMove={onMove}
        keptUntil={source.keptUntil}
      >
        {source.pages.length > 1 && (
          <div className="flex items-center">
            <Tool
              label={t.previous}
              disabled={page === source.pages[0]}
              onClick={() => setNumber(page.page - 1)}
              icon={<ChevronLeft aria-hidden />}
            />
            <span aria-live="polite" className="tabular text-caption text-quiet">
              {t.page({ page: page.page, of: source.pages.length })}
            </span>
            <Tool
              label={t.next}
              disabled={page === source.pages.at(-1)}
              onClick={() => setNumber(page.page + 1)}
              icon={<ChevronRight aria-hidden />}
            />
          </div>
        )}
      </Sheet>
    </section>
  );
}

function Sheet({
  page,
  readings,
  selected,
  target,
  onSelect,
  onAdd,
  onMove,
  keptUntil,
  children,
}: Omit<SourceImageProps, 'source'> & {
  readonly page: SourcePage;
  readonly keptUntil: string;
  readonly children: ReactNode;
}) {
  const keys = useId();
  const [spot, setSpot] = useState<SourceRegion>();
  const { pane, sheet, handlers, larger, smaller, whole } = useSourceImageView({
    page,
    target,
    onMove: (calmly) => onMove?.(calmly),
    onTap: (at, reach) => {
      const reading = readingAt(readings, { page: page.page, ...at }, reach);
      setSpot(reading ? undefined : spotAt(page.page, at, reach));
      if (reading) onSelect(reading);
    },
  });
  const add = (kind: 'dish' | 'heading', place: SourceRegion) => {
    setSpot(undefined);
    onAdd(kind, place);
  };
  return (
    <>
      <div
        ref={pane}
        data-paper
        tabIndex={0}
        role="group"
        aria-label={t.picture({ page: page.page })}
        aria-describedby={keys}
        className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden -outline-offset-4 select-none active:cursor-grabbing"
        {...handlers}
      >
        <p id={keys} hidden>
          {t.keys}
        </p>
        <div ref={sheet} className="absolute top-0 left-0 origin-top-left bg-sheet">
          <SourceImagePicture key={page.url} page={page} keptUntil={keptUntil} />
          <SourceImageBoxes readings={readings} spot={spot} page={page.page} selected={selected} />
        </div>
      </div>
      {spot && (
        <div className="relative">
          <SpotBar
            onClose={() => setSpot(undefined)}
            onDish={() => add('dish', spot)}
            onHeading={() => add('heading', spot)}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline bg-surface px-2">
        <div className="flex items-center">
          <Tool label={t.smaller} onClick={smaller} icon={<Minus aria-hidden />} />
          <Tool label={t.larger} onClick={larger} icon={<Plus aria-hidden />} />
          <Tool label={t.whole} onClick={whole} icon={<Maximize aria-hidden />} />
        </div>
        {children}
        <p className="px-2 py-1 text-caption text-quiet">{t.keptUntil({ when: formatDateTime(keptUntil) })}</p>
      </div>
    </>
  );
}

/** A line's worth of paper around a tap: as high as a thumb covers, and as wide as a name. */
function spotAt(
  page: number,
  at: { readonly x: number; readonly y: number },
  reach: { readonly x: number; readonly y: number },
): SourceRegion | undefined {
  if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return undefined;
  const height = Math.min(0.02, reach.y);
  return {
    page,
    x: Math.max(0, at.x - 0.15),
    y: Math.max(0, at.y - height / 2),
    width: Math.min(0.3, 1 - Math.max(0, at.x - 0.15)),
    height,
  };
}

/** The picture of a page as it was sent; says so when it cannot be had any more. */
function SourceImagePicture({ page, keptUntil }: { readonly page: SourcePage; readonly keptUntil: string }) {
  const [attempts, setAttempts] = useState(0);
  const [failed, setFailed] = useState(false);
  if (failed) {
    const over = Date.now() > Date.parse(keptUntil);
    return (
      <div className="flex size-full flex-col items-center justify-center gap-3 p-4 text-center text-small text-sheet-ink">
        <p>{over ? t.deleted : t.failed}</p>
        {!over && (
          <Button
            onClick={() => {
              setFailed(false);
              setAttempts(attempts + 1);
            }}
          >
            {t.retry}
          </Button>
        )}
      </div>
    );
  }
  return (
    <img
      key={attempts}
      src={page.url}
      alt=""
      draggable={false}
      onError={() => setFailed(true)}
      className="block size-full"
    />
  );
}

function Tool({
  label,
  icon,
  onClick,
  disabled,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="tap inline-flex items-center justify-center rounded-card -outline-offset-4 hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-40 [&_svg]:size-5"
    >
      {icon}
    </button>
  );
}
