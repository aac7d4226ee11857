import type { MenuPhoto } from '@chalkboard/contracts';
import { PHOTO } from '@chalkboard/contracts/photo';
import { Button } from '@chalkboard/ui';
import { ImagePlus, ImageUp, ScanLine, Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { texts } from '../../texts';
import { fileInputId, type PhotoPlace } from './photo-place';
import type { MenuPhotos } from './use-menu-photos';

const t = texts.photos;

interface PhotoActionsProps {
  readonly place: PhotoPlace;
  /** What the photograph is of, for a screen reader: the buttons of all dishes are alike. */
  readonly of: string;
  readonly photo: MenuPhoto | undefined;
  readonly photos: MenuPhotos;
  /** Absent: the menu's own picture is not kept any more. */
  readonly onCut?: () => void;
}

/** What can be done with one photograph. */
export function PhotoActions({ place, of, photo, photos, onCut }: PhotoActionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isBusy = photos.isBusy(place);
  const canRestore = !photo && photos.removedFrom(place) !== undefined;
  return (
    <div className="-ml-2 flex flex-wrap items-center gap-x-1">
      <Button
        variant="quiet"
        className="px-2!"
        disabled={isBusy}
        aria-label={t.named({ action: photo ? t.replace : t.add, of })}
        onClick={() => input.current?.click()}
      >
        {photo ? <ImageUp aria-hidden /> : <ImagePlus aria-hidden />}
        {photo ? t.replace : t.add}
      </Button>
      {onCut && !photo && (
        <Button
          variant="quiet"
          className="px-2!"
          disabled={isBusy}
          aria-label={t.named({ action: t.cut, of })}
          onClick={onCut}
        >
          <ScanLine aria-hidden />
          {t.cut}
        </Button>
      )}
      {/* One button, so that the focus stays where it is when the photograph goes and comes back. */}
      {(photo || canRestore) && (
        <Button
          variant="quiet"
          className="px-2!"
          disabled={isBusy}
          aria-label={t.named({ action: photo ? t.remove : t.restore, of })}
          onClick={() => (photo ? photos.remove(place) : photos.restore(place))}
        >
          {photo ? <Trash2 aria-hidden /> : <Undo2 aria-hidden />}
          {photo ? t.remove : t.restore}
        </Button>
      )}
      <input
        ref={input}
        id={fileInputId(place)}
        disabled={isBusy}
        type="file"
        accept={PHOTO.accept}
        aria-label={t.file({ of })}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) photos.send(place, file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
