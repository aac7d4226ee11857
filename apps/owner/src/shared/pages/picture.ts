import { CHECKED_EDGE, checkPicture, type PictureWarning } from './checks/check-picture';
import { inSlices } from './checks/in-slices';
import { WHOLE, type CropBox, type Turn } from './crop-box';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was seen of a picture. */
export interface PictureLook {
  /** Upright by the camera's own mark, small; to be closed by whoever takes it. */
  readonly thumbnail: ImageBitmap;
  readonly warnings: readonly PictureWarning[];
}

const THUMBNAIL_EDGE = 480;
/** However small a part is looked at, the whole picture is not opened larger than this. */
const LARGEST_EDGE = 4096;

/**
 * Opens a picture small enough for a phone's memory, upright by its EXIF mark.
 * @param longEdge most points of the longer edge; never enlarged
 * @returns the bitmap, to be closed by whoever takes it, and its points for each of the original's
 * @throws when the browser cannot read the file
 */
export async function openPicture(
  file: Blob,
  longEdge: number,
): Promise<{ readonly bitmap: ImageBitmap; readonly scale: number }> {
  const size = await sizeOf(file);
  const scale = Math.min(1, longEdge / Math.max(size.width, size.height));
  const bitmap = await createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(size.width * scale)),
    resizeHeight: Math.max(1, Math.round(size.height * scale)),
    resizeQuality: 'medium',
  });
  return { bitmap, scale };
}

/**
 * Makes a thumbnail of a picture and checks the part of it that will be read. One picture at a time: opening a photo
 * takes a phone up to 200 MB for a moment.
 * @param part in fractions of the picture before it is turned
 * @throws the signal's reason, and when the browser cannot read the file
 */
export function lookAt(file: Blob, part: CropBox | undefined, signal: AbortSignal): Promise<PictureLook> {
  return oneAtATime(async () => {
    signal.throwIfAborted();
    const { x, y, width, height } = part ?? WHOLE;
    const { bitmap, scale } = await openPicture(file, Math.min(LARGEST_EDGE, CHECKED_EDGE / Math.max(width, height)));
    try {
      const shrunk = Math.min(1, CHECKED_EDGE / Math.max(bitmap.width * width, bitmap.height * height));
      const [across, down] = [
        Math.max(1, Math.round(bitmap.width * width * shrunk)),
        Math.max(1, Math.round(bitmap.height * height * shrunk)),
      ];
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = contextOf(canvas, { willReadFrequently: true });
      context.drawImage(
        bitmap,
        bitmap.width * x,
        bitmap.height * y,
        bitmap.width * width,
        bitmap.height * height,
        0,
        0,
        across,
        down,
      );
      const pixels = context.getImageData(0, 0, across, down);
      canvas.width = 0;
      const warnings = await inSlices(checkPicture(pixels, scale * shrunk), signal);
      const small = Math.min(1, THUMBNAIL_EDGE / Math.max(bitmap.width, bitmap.height));
      return {
        thumbnail: await createImageBitmap(bitmap, {
          resizeWidth: Math.max(1, Math.round(bitmap.width * small)),
          resizeHeight: Math.max(1, Math.round(bitmap.height * small)),
          resizeQuality: 'medium',
        }),
        warnings,
      };
    } finally {
      bitmap.close();
    }
  });
}

/** Draws a picture as it will be read, turned and cut, onto a canvas that takes the size of it. */
export function drawAdjusted(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { rotate, crop = WHOLE }: { readonly rotate: Turn; readonly crop?: CropBox },
): void {
  const { width, height } = turnedSize(picture, rotate);
  canvas.width = Math.max(1, Math.round(width * crop.width));
  canvas.height = Math.max(1, Math.round(height * crop.height));
  const context = contextOf(canvas);
  context.translate(-width * crop.x, -height * crop.y);
  context.translate(width / 2, height / 2);
  context.rotate((rotate * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** Size of a picture after its turn. */
export function turnedSize({ width, height }: Size, rotate: Turn): Size {
  return rotate % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** From an image element: it reads the first bytes only, and applies EXIF as `createImageBitmap` does. */
async function sizeOf(file: Blob): Promise<Size> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error('This picture cannot be opened.'));
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function contextOf(canvas: HTMLCanvasElement, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

let line: Promise<unknown> = Promise.resolve();

function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  const mine = line.then(task);
  line = mine.catch(() => undefined);
  return mine;
}
