import type { MenuItem } from '@chalkboard/contracts';
import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useFileDrop } from '../../shared/pages/use-file-drop';
import { texts } from '../../texts';
import { KeptPhoto } from './kept-photo';
import { PhotoActions } from './photo-actions';
import { fileInputId, keyOf } from './photo-place';
import type { MenuPhotos } from './use-menu-photos';

const t = texts.photos;

/** One dish with the place of its photograph; the whole row takes a photo that is dropped on it. */
export function DishSlot({
  item,
  photos,
  onCut,
}: {
  readonly item: MenuItem;
  readonly photos: MenuPhotos;
  readonly onCut?: () => void;
}) {
  const place = { itemId: item.id };
  const drop = useFileDrop(([file]) => file && photos.send(place, file));
  const isBusy = photos.isBusy(place);
  return (
    <li
      id={keyOf(place)}
      {...drop.target}
      className={clsx('flex scroll-mt-24 items-center gap-4 border-b border-hairline py-3', drop.over && 'bg-sunken')}
    >
      <label
        htmlFor={fileInputId(place)}
        className={clsx(
          'relative grid size-20 shrink-0 cursor-pointer place-items-center overflow-hidden rounded-card',
          item.photo ? 'bg-sunken' : 'border border-dashed border-control text-quiet',
        )}
      >
        {item.photo ? (
          <KeptPhoto
            photo={item.photo}
            alt={t.dishes.alt({ dish: item.name })}
            sizes="107px"
            className={clsx('size-full object-cover', isBusy && 'opacity-50')}
          />
        ) : (
          <ImagePlus aria-hidden strokeWidth={1.25} className="size-7" />
        )}
      </label>
      <div className="min-w-0 flex-1">
        <h4 className="font-sans text-body leading-snug font-medium">{item.name}</h4>
        {isBusy || drop.over ? (
          <p role="status" className="flex min-h-11 items-center text-small text-quiet">
            {isBusy ? t.adding : t.letGo}
          </p>
        ) : null}
        <div hidden={isBusy || drop.over}>
          <PhotoActions place={place} of={item.name} photo={item.photo} photos={photos} onCut={onCut} />
        </div>
      </div>
    </li>
  );
}
