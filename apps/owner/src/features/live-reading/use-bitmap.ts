import { useEffect, useState } from 'react';
import { openPicture } from '../prepare-pages/picture';

/** Points of the longer edge: as large as it is shown, on a screen of two points a pixel. */
const LONG_EDGE = 1280;

/** A picture of this browser's memory; undefined until it is open, and when it cannot be opened. */
export function useBitmap(file: File | undefined): ImageBitmap | undefined {
  const [opened, setOpened] = useState<{ readonly file: File; readonly bitmap: ImageBitmap }>();

  useEffect(() => {
    if (!file) return;
    let away = false;
    openPicture(file, LONG_EDGE).then(
      ({ bitmap }) => (away ? bitmap.close() : setOpened({ file, bitmap })),
      // The server's picture of the page takes its place.
      () => undefined,
    );
    return () => void (away = true);
  }, [file]);

  useEffect(() => () => opened?.bitmap.close(), [opened]);
  return opened && opened.file === file ? opened.bitmap : undefined;
}
