import { UPLOAD } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Camera, Plus, ScanText } from 'lucide-react';
import { useEffect, useId, useRef, type Dispatch } from 'react';
import { texts } from '../../texts';
import { FileButton } from './file-button';
import { isHandheld } from './is-handheld';
import { PageCard } from './page-card';
import type { PageListAction, PreparedPage } from './page-list';
import { useFileDrop } from './use-file-drop';
import { usePageChanges } from './use-page-changes';
import { useRowDrag, type RowDrag } from './use-row-drag';

const t = texts.prepare;

/**
 * The step between choosing files and sending them: the pages in their order, to be turned, cut, ordered and added to.
 */
export function PreparePages({
  pages,
  change,
  onFiles,
  onRead,
  readLabel = t.read,
}: {
  readonly pages: readonly PreparedPage[];
  readonly change: Dispatch<PageListAction>;
  onFiles(files: File[]): void;
  onRead(): void;
  readonly readLabel?: string;
}) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus({ preventScroll: true });
  const { changes, said } = usePageChanges(pages, change, toHeading);
  const { list, drag, gripOf } = useRowDrag((from, to) => {
    const page = pages[from];
    if (page) changes.move(page, to);
  });
  const { over, target } = useFileDrop(onFiles);
  const full = pages.length >= UPLOAD.maxFiles;

  // What was pressed to come here is gone, and on a phone the pages would begin below the fold.
  useEffect(() => {
    toHeading();
    section.current?.scrollIntoView?.({
      block: window.innerHeight < section.current.getBoundingClientRect().bottom ? 'start' : 'nearest',
    });
  }, []);

  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      {...target}
      className={clsx(
        'scroll-mt-4 rounded-card border bg-surface shadow-float',
        over ? 'border-accent' : 'border-hairline',
      )}
    >
      <div className="p-5 sm:p-6">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="text-title outline-none">
          {t.title({ pages: pages.length })}
        </h2>
        <p className="mt-1 text-small text-quiet">{over ? t.letGo : t.lead({ pages: pages.length })}</p>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} aria-label={t.pages} className="border-t border-hairline">
        {pages.map((page, index) => (
          <PageCard
            key={page.id}
            page={page}
            number={index + 1}
            total={pages.length}
            changes={changes}
            grip={gripOf(index)}
            {...rowLook(index, pages.length, drag)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3 p-4">
        {isHandheld() && (
          <FileButton label={texts.upload.camera} camera disabled={full} onFiles={onFiles}>
            <Camera aria-hidden />
            {t.takeAnother}
          </FileButton>
        )}
        <FileButton label={t.moreFiles} disabled={full} onFiles={onFiles}>
          <Plus aria-hidden />
          {t.add}
        </FileButton>
        {full && <p className="text-caption text-quiet">{t.full({ max: UPLOAD.maxFiles })}</p>}
      </div>
      <div className="sticky bottom-[var(--owner-bar,0px)] z-10 flex flex-wrap-reverse items-center justify-between gap-x-3 gap-y-1 rounded-b-card border-t border-hairline bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button variant="quiet" onClick={() => change({ type: 'cleared' })}>
          {t.startOver}
        </Button>
        <Button variant="primary" size="large" className="grow whitespace-nowrap sm:grow-0" onClick={onRead}>
          <ScanText aria-hidden />
          {readLabel}
        </Button>
      </div>
    </section>
  );
}

/** How a row looks while one is dragged: that one follows the pointer, and a line shows where it would come to lie. */
function rowLook(index: number, total: number, drag: RowDrag | undefined) {
  const line = 'border-hairline not-first:border-t';
  if (!drag) return { className: line };
  if (index === drag.from)
    return { className: clsx(line, 'relative z-10 shadow-float'), style: { transform: `translateY(${drag.dy}px)` } };
  const place = index < drag.from ? index : index - 1;
  const isBefore = drag.to === place && drag.to !== drag.from;
  const isAfter = drag.to === total - 1 && place === total - 2 && drag.to !== drag.from;
  return { className: clsx(isBefore ? 'border-t-3 border-accent' : isAfter ? 'border-b-3 border-accent' : line) };
}
