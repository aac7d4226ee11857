import type { Menu } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { Image } from 'lucide-react';
import { isHandheld } from '../../shared/pages/is-handheld';
import { useFileDrop } from '../../shared/pages/use-file-drop';
import { texts } from '../../texts';
import { KeptPhoto } from './kept-photo';
import { PhotoActions } from './photo-actions';
import { fileInputId } from './photo-place';
import type { MenuPhotos } from './use-menu-photos';

const t = texts.photos;
const PLACE = { cover: true } as const;

/** The place of the cover, in the shape in which guests see it. */
export function CoverSlot({
  menu: { cover },
  photos,
  onCut,
}: {
  readonly menu: Menu;
  readonly photos: MenuPhotos;
  readonly onCut?: () => void;
}) {
  const drop = useFileDrop(([file]) => file && photos.send(PLACE, file));
  const isBusy = photos.isBusy(PLACE);
  return (
    <div className="grid gap-3">
      <label
        {...drop.target}
        htmlFor={fileInputId(PLACE)}
        className={clsx(
          'relative grid aspect-[5/2] cursor-pointer place-items-center overflow-hidden rounded-card sm:aspect-[3/1] lg:aspect-[4/1]',
          cover ? 'bg-sunken' : 'border border-dashed border-control',
          drop.over && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        {cover && (
          <KeptPhoto
            photo={cover}
            alt={t.cover.alt}
            sizes="(min-width: 72rem) 72rem, 100vw"
            className={clsx('absolute inset-0 size-full object-cover', isBusy && 'opacity-50')}
          />
        )}
        {(isBusy || drop.over || !cover) && (
          <span
            role="status"
            className={clsx(
              'flex items-center gap-2 text-small',
              cover ? 'relative rounded-card bg-surface px-3 py-2' : 'text-quiet',
            )}
          >
            {!isBusy && <Image aria-hidden strokeWidth={1.5} className="size-5" />}
            {isBusy ? t.adding : drop.over ? t.letGo : isHandheld() ? t.cover.choose : t.cover.drop}
          </span>
        )}
      </label>
      <PhotoActions place={PLACE} of={t.cover.of} photo={cover} photos={photos} onCut={onCut} />
    </div>
  );
}
