import { Button, Dialog } from '@chalkboard/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../texts';
import { cropOf, WHOLE, type CropBox } from './crop-box';
import { CropFrame } from './crop-frame';
import type { PreparedPage } from './page-list';
import { openPicture } from './picture';

const t = texts.prepare.cropping;

/** Fine enough to see the letters at the edge, small enough for a phone. */
const SHOWN_EDGE = 1400;

/** A page in large, of which a part can be chosen. */
export function CropDialog({
  page,
  number,
  onClose,
  onCrop,
}: {
  readonly page: PreparedPage;
  readonly number: number;
  onClose(): void;
  onCrop(crop: CropBox | undefined): void;
}) {
  const [box, setBox] = useState<CropBox>(page.crop ?? WHOLE);
  const picture = useOpenedPicture(page.file);
  const done = () => {
    onCrop(cropOf(box));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.title({ number })}
      description={
        <>
          {t.text} <span className="pointer-coarse:sr-only">{t.keyboard}</span>
        </>
      }
      actions={
        <>
          <Button variant="quiet" className="mr-auto -ml-4" onClick={() => setBox(WHOLE)}>
            {t.reset}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" onClick={done}>
            {t.done}
          </Button>
        </>
      }
    >
      {picture === 'failed' ? (
        <p>{t.failed}</p>
      ) : (
        <CropFrame
          picture={picture}
          rotate={page.rotate}
          box={box}
          onChange={setBox}
          label={texts.prepare.page({ number })}
        />
      )}
    </Dialog>
  );
}

/** A picture in the size in which it is cut; closed when nobody looks at it any more. */
function useOpenedPicture(file: File): ImageBitmap | 'failed' | undefined {
  const [picture, setPicture] = useState<ImageBitmap | 'failed'>();
  useEffect(() => {
    let away = false;
    let opened: ImageBitmap | undefined;
    openPicture(file, SHOWN_EDGE).then(
      ({ bitmap }) => {
        if (away) return bitmap.close();
        opened = bitmap;
        setPicture(bitmap);
      },
      () => !away && setPicture('failed'),
    );
    return () => {
      away = true;
      opened?.close();
    };
  }, [file]);
  return picture;
}
