import { useEffect, useEffectEvent, useState } from 'react';
import { opposite, turned } from './crop-box';
import { isPdf, type PreparedPage } from './page-list';
import { lookAt } from './picture';

/**
 * Opens the picture of a page and looks at the part that will be read, anew after each crop.
 * @param onLook told what was seen
 * @returns the picture, small and not turned; undefined for a PDF, a picture that cannot be opened, and until it is
 * there
 */
export function useThumbnail(
  page: PreparedPage,
  onLook: (look: NonNullable<PreparedPage['look']>) => void,
): ImageBitmap | undefined {
  const [thumbnail, setThumbnail] = useState<ImageBitmap>();
  const { file, rotate, crop } = page;
  const told = useEffectEvent(onLook);
  // Before the turn, so that a turn alone is no reason to look again.
  const { x, y, width, height } = crop ? turned(crop, opposite(rotate)) : { x: 0, y: 0, width: 1, height: 1 };
  const part = [x, y, width, height].map((value) => value.toFixed(4)).join(' ');
  const pdf = isPdf(page);

  useEffect(() => {
    if (pdf) return;
    const away = new AbortController();
    const [partX = 0, partY = 0, partWidth = 1, partHeight = 1] = part.split(' ').map(Number);
    lookAt(file, { x: partX, y: partY, width: partWidth, height: partHeight }, away.signal).then(
      ({ thumbnail: made, warnings }) => {
        if (away.signal.aborted) return made.close();
        setThumbnail(made);
        told(warnings);
      },
      () => {
        if (!away.signal.aborted) told('unseen');
      },
    );
    return () => away.abort();
  }, [file, part, pdf]);

  useEffect(() => () => thumbnail?.close(), [thumbnail]);
  return thumbnail;
}
