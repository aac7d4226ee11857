import type { SourcePages } from '@chalkboard/contracts';
import { Button, Dialog } from '@chalkboard/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CropBox } from '../../shared/pages/crop-box';
import { CropFrame } from '../../shared/pages/crop-frame';
import { texts } from '../../texts';
import { PageRegions } from './page-regions';
import { usePagePicture } from './use-page-picture';

const t = texts.photos.cutting;

/** Where the frame stands at first. */
const MIDDLE: CropBox = { x: 0.25, y: 0.35, width: 0.5, height: 0.3 };

/** What stands around the page leaves it so much of the window, so that the buttons below it are in sight. */
const TALLEST = '42dvh';

/**
 * The menu's own picture, of which a part becomes a photograph: one tap where a photograph is found on it, else by a
 * frame. @param of what the photograph is to be of
 */
export function CutDialog({
  of,
  source,
  onCut,
  onClose,
}: {
  readonly of: string;
  readonly source: SourcePages;
  onCut(page: number, part: CropBox): void;
  onClose(): void;
}) {
  const [at, setAt] = useState(0);
  const [framed, setFramed] = useState<CropBox>();
  const page = source.pages[at]!;
  const picture = usePagePicture(page.url);
  const opened = picture === 'failed' ? undefined : picture;
  const found = opened?.regions ?? [];
  const frame = framed ?? (opened && found.length === 0 ? MIDDLE : undefined);
  const goTo = (index: number) => {
    setAt(index);
    setFramed(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title}
      description={frame ? t.drag({ of }) : t.tap({ of })}
      actions={
        <>
          {found.length > 0 && (
            <Button variant="quiet" className="mr-auto -ml-4" onClick={() => setFramed(frame ? undefined : MIDDLE)}>
              {frame ? t.found : t.own}
            </Button>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          {frame && (
            <Button variant="primary" onClick={() => onCut(page.page, frame)}>
              {t.done}
            </Button>
          )}
        </>
      }
    >
      {source.pages.length > 1 && (
        <div className="flex items-center justify-between gap-2">
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={t.previous}
            disabled={at === 0}
            onClick={() => goTo(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <p className="tabular text-small text-quiet">{t.page({ number: at + 1, total: source.pages.length })}</p>
          <Button
            variant="quiet"
            className="px-3!"
            aria-label={t.next}
            disabled={at === source.pages.length - 1}
            onClick={() => goTo(at + 1)}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
      {picture === 'failed' && <p role="alert">{t.failed}</p>}
      {picture === undefined && (
        <p role="status" className="py-16 text-center text-small text-quiet">
          {t.opening}
        </p>
      )}
      {opened && frame && (
        <CropFrame
          picture={opened.bitmap}
          rotate={0}
          box={frame}
          onChange={setFramed}
          tallest={TALLEST}
          label={t.page({ number: at + 1, total: source.pages.length })}
        />
      )}
      {opened && !frame && (
        <PageRegions
          picture={opened.bitmap}
          regions={found}
          tallest={TALLEST}
          label={t.page({ number: at + 1, total: source.pages.length })}
          onChoose={(part) => onCut(page.page, part)}
        />
      )}
    </Dialog>
  );
}
