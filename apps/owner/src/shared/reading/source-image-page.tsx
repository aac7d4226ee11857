import { clsx } from 'clsx';
import { texts } from '../../texts';
import { turned as turnedBox, type Turn } from '../pages/crop-box';
import type { PreparedPage } from '../pages/page-list';
import { PagePicture } from '../pages/page-picture';
import { turnedSize } from '../pages/picture';
import type { FoundPage } from './found-pages';
import { useBitmap } from './use-bitmap';

const t = texts.live;

/** Width of a sheet in its heights, as long as nothing is known of it. */
const SHEET = 1 / Math.SQRT2;
const percent = (share: number) => `${share * 100}%`;

interface PaperPageProps {
  readonly page: FoundPage;
  /** What was sent as this page, while this browser still knows. */
  readonly sent: PreparedPage | undefined;
  /** Where the server shows it once it is read; undefined before. */
  readonly address: string | undefined;
}

/**
 * A page of the owner's menu: their own picture, else the server's, else a plain sheet; its lines light up as they are
 * read.
 */
export function PaperPage({ page, sent, address }: PaperPageProps) {
  const { bitmap, isOpening } = useBitmap(sent?.file);
  const look = sent && uprightLook(sent, page.turned ?? 0);
  const size = bitmap && look && turnedSize(bitmap, look.rotate);
  const shape =
    (size && (size.width * (look?.crop?.width ?? 1)) / (size.height * (look?.crop?.height ?? 1))) ??
    page.shape ??
    SHEET;
  return (
    <div
      className="relative mx-auto overflow-hidden bg-sheet shadow-float"
      style={{ aspectRatio: String(shape), width: `min(100%, ${shape * 34}rem)` }}
    >
      {bitmap && look ? (
        <PagePicture
          picture={bitmap}
          {...look}
          label={t.picture({ page: page.number })}
          className="absolute inset-0 size-full animate-appear"
        />
      ) : (
        // Not while their own is being opened: what was not read is not kept, and asking for it would fail.
        !isOpening &&
        address && (
          <img
            src={address}
            alt={t.picture({ page: page.number })}
            className="absolute inset-0 size-full animate-appear"
          />
        )
      )}
      <div aria-hidden data-testid="found-lines">
        {page.lines.map(([left, top, width, height], index) => (
          <span
            key={index}
            data-read={index < page.read || undefined}
            className={clsx(
              'absolute rounded-[2px] border transition-colors duration-(--duration-calm)',
              index < page.read ? 'border-ready/50 bg-ready/20' : 'border-sheet-quiet/40',
            )}
            style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * How a picture is drawn for its print to stand upright: as its owner turned and cut it, then as the reading turned it.
 */
function uprightLook({ rotate, crop }: PreparedPage, turned: Turn): Pick<PreparedPage, 'rotate' | 'crop'> {
  return { rotate: ((rotate + turned) % 360) as Turn, ...(crop && { crop: turnedBox(crop, turned) }) };
}
