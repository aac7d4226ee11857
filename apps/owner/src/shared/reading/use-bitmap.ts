import { useEffect, useState } from 'react';
import { openPicture } from '../pages/picture';

/** Points of the longer edge: as large as it is shown, on a screen of two points a pixel. */
const LONG_EDGE = 1280;

export interface OpenedPicture {
  /** Undefined until it is open, and when it cannot be opened. */
  readonly bitmap: ImageBitmap | undefined;
  readonly isOpening: boolean;
}

/** A picture of this browser's memory. */
export function useBitmap(file: File | undefined): OpenedPicture {
  const [opened, setOpened] = useState<{ readonly file: File; readonly bitmap: ImageBitmap | undefined }>();

  useEffect(() => {
    if (!file) return;
    let away = false;
    openPicture(file, LONG_EDGE).then(
      ({ bitmap }) => (away ? bitmap.close() : setOpened({ file, bitmap })),
      // The server's picture of the page takes its place.
      () => away || setOpened({ file, bitmap: undefined }),
    );
    return () => void (away = true);
  }, [file]);

  useEffect(() => () => opened?.bitmap?.close(), [opened]);
  const isOpening = file !== undefined && opened?.file !== file;
  return { bitmap: opened && opened.file === file ? opened.bitmap : undefined, isOpening };
}
