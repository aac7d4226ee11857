import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Crop, FileText, GripVertical, ImageOff, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { texts } from '../../texts';
import { CropDialog } from './crop-dialog';
import { fileSize } from './file-size';
import { isPdf, type PreparedPage } from './page-list';
import { PageNotes } from './page-notes';
import { PagePicture } from './page-picture';
import type { PageChanges } from './use-page-changes';
import { useThumbnail } from './use-thumbnail';

const t = texts.prepare;

/** One page: as it will be read, what was seen of it, and what can be done with it. */
export function PageCard({
  page,
  number,
  total,
  changes,
  grip,
  className,
  ...row
}: {
  readonly page: PreparedPage;
  /** Its place, from 1. */
  readonly number: number;
  readonly total: number;
  readonly changes: PageChanges;
  /** Handlers of the handle by which it is dragged. */
  readonly grip: ComponentProps<'button'>;
} & ComponentProps<'li'>) {
  const thumbnail = useThumbnail(page, (look) => changes.looked(page, look));
  const [cropping, setCropping] = useState(false);
  const pdf = isPdf(page);
  const canChange = thumbnail !== undefined;
  const Missing = pdf ? FileText : ImageOff;

  return (
    <li
      className={clsx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 bg-surface p-3 sm:gap-x-4 sm:p-4',
        className,
      )}
      {...row}
    >
      <div className="grid h-36 w-24 place-items-center overflow-hidden rounded-card bg-sunken sm:row-span-2 sm:h-44 sm:w-32">
        {thumbnail ? (
          <PagePicture
            picture={thumbnail}
            rotate={page.rotate}
            {...(page.crop ? { crop: page.crop } : {})}
            label={t.thumbnail({ number })}
            className="max-h-36 max-w-full animate-appear sm:max-h-44"
          />
        ) : (
          (pdf || page.look === 'unseen') && <Missing aria-hidden strokeWidth={1.25} className="size-10 text-quiet" />
        )}
      </div>
      <div>
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="font-sans text-small font-medium">{pdf ? t.file({ number }) : t.page({ number })}</h3>
            <p className="text-caption text-quiet">
              <span className="line-clamp-2 break-all">{page.file.name}</span>
              {fileSize(page.file.size)}
            </p>
          </div>
          {total > 1 && (
            // The arrows below do the same by keyboard.
            <button
              type="button"
              tabIndex={-1}
              aria-hidden
              title={t.drag}
              className="tap -mt-2 -mr-2 inline-flex shrink-0 cursor-grab touch-none items-center justify-center rounded-card text-quiet hover:bg-sunken hover:text-ink active:cursor-grabbing"
              {...grip}
            >
              <GripVertical className="size-5" />
            </button>
          )}
        </div>
        <PageNotes page={page} />
      </div>
      <div className="col-span-2 -mb-1 -ml-2 flex items-center gap-1 self-end sm:col-span-1 sm:col-start-2">
        {!pdf && (
          <>
            <ToolButton
              label={t.turnPage({ number })}
              icon={RotateCw}
              text={t.turn}
              off={!canChange}
              onClick={() => changes.turn(page, number)}
            />
            <ToolButton
              label={t.cropPage({ number })}
              icon={Crop}
              text={t.crop}
              off={!canChange}
              onClick={() => setCropping(true)}
            />
          </>
        )}
        <span className="flex-1" />
        {total > 1 && (
          <>
            <ToolButton
              label={t.earlier({ number })}
              icon={ArrowUp}
              off={number === 1}
              onClick={() => changes.move(page, number - 2)}
            />
            <ToolButton
              label={t.later({ number })}
              icon={ArrowDown}
              off={number === total}
              onClick={() => changes.move(page, number)}
            />
          </>
        )}
        <ToolButton label={t.remove({ number })} icon={Trash2} onClick={() => changes.remove(page)} />
      </div>
      {cropping && (
        <CropDialog
          page={page}
          number={number}
          onClose={() => setCropping(false)}
          onCrop={(crop) => changes.crop(page, crop)}
        />
      )}
    </li>
  );
}

/**
 * `off` keeps it focusable: the focus must not be lost when a page reaches the end. On the narrowest screens the icon
 * alone is shown.
 */
function ToolButton({
  label,
  icon: Icon,
  text,
  off = false,
  onClick,
}: {
  readonly label: string;
  readonly icon: typeof ArrowUp;
  readonly text?: string;
  readonly off?: boolean;
  onClick(): void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className="tap inline-flex items-center justify-center gap-2 rounded-card px-2 text-small font-medium text-ink hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {text && <span className="hidden min-[23rem]:inline">{text}</span>}
    </button>
  );
}
