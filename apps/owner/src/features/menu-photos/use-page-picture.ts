import { useEffect, useState } from 'react';
import type { CropBox } from '../../shared/pages/crop-box';
import { openPicture } from '../../shared/pages/picture';
import { photoRegions } from './photo-regions';

/** Points of the longer edge: as it is shown, and as photographs are looked for on it. */
const SHOWN_EDGE = 1400;
const SEARCHED_EDGE = 480;

export interface PagePicture {
  readonly bitmap: ImageBitmap;
  /** Where there are photographs on it. */
  readonly regions: readonly CropBox[];
}

/** The picture of a page of the paper with the photographs on it; closed when nobody looks at it any more. */
export function usePagePicture(url: string): PagePicture | 'failed' | undefined {
  const [opened, setOpened] = useState<{ readonly url: string; readonly picture: PagePicture | 'failed' }>();
  useEffect(() => {
    const leaving = new AbortController();
    let bitmap: ImageBitmap | undefined;
    const open = async (): Promise<PagePicture> => {
      const answer = await fetch(url, { signal: leaving.signal });
      if (!answer.ok) throw new Error(`The page came with status ${answer.status}.`);
      ({ bitmap } = await openPicture(await answer.blob(), SHOWN_EDGE));
      return { bitmap, regions: photoRegions(pixelsOf(bitmap)) };
    };
    open().then(
      (picture) => (leaving.signal.aborted ? picture.bitmap.close() : setOpened({ url, picture })),
      () => leaving.signal.aborted || setOpened({ url, picture: 'failed' }),
    );
    return () => {
      leaving.abort();
      bitmap?.close();
    };
  }, [url]);
  return opened?.url === url ? opened.picture : undefined;
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const scale = Math.min(1, SEARCHED_EDGE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
