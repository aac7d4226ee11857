import type { PDFPageProxy } from 'pdfjs-dist';
import type { PdfOperators } from './pdf-drawing';
import type { PdfImage } from './pdf-image-ink';
import { multiplied, UNIT, type Matrix } from './pdf-matrix';

/**
 * The pixels of the images that a page draws small, by name. They are unpacked while the drawing is read; this waits
 * for the last of them.
 *
 * @param limit points of the longer side
 */
export async function smallImages(
  page: PDFPageProxy,
  drawing: PdfOperators,
  ops: Readonly<Record<string, number>>,
  limit: number,
): Promise<ReadonlyMap<string, PdfImage>> {
  const images = new Map<string, PdfImage>();
  for (const id of drawnSmall(drawing, ops, limit)) {
    const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
    const image = await new Promise<unknown>((resolve) => objects.get(id, resolve));
    if (image && typeof image === 'object' && 'width' in image) images.set(id, image as PdfImage);
  }
  return images;
}

/** Names of the images that are drawn no larger than `most` somewhere. */
export function drawnSmall(
  { fnArray, argsArray }: PdfOperators,
  ops: Readonly<Record<string, number>>,
  maximum: number,
): ReadonlySet<string> {
  const small = new Set<string>();
  const kept: Matrix[] = [];
  let ctm = UNIT;
  const note = (image: unknown, by: number): void => {
    const [a = 1, b = 0, c = 0, d = 1] = Array.from(ctm);
    const id = typeof image === 'string' ? image : (image as { data?: unknown } | undefined)?.data;
    if (typeof id === 'string' && by * Math.max(Math.hypot(a, b), Math.hypot(c, d)) <= maximum) small.add(id);
  };
  fnArray.forEach((fn, index) => {
    const args = (argsArray[index] ?? []) as unknown[];
    if (fn === ops['save']) kept.push(ctm);
    else if (fn === ops['restore'] || fn === ops['paintFormXObjectEnd']) ctm = kept.pop() ?? ctm;
    else if (fn === ops['transform']) ctm = multiplied(ctm, args as number[]);
    else if (fn === ops['paintFormXObjectBegin']) {
      kept.push(ctm);
      if (args[0]) ctm = multiplied(ctm, args[0] as Matrix);
    } else if (fn === ops['paintImageXObject'] || fn === ops['paintImageMaskXObject']) note(args[0], 1);
    else if (fn === ops['paintImageXObjectRepeat'] || fn === ops['paintImageMaskXObjectRepeat'])
      note(args[0], Math.abs(args[1] as number));
  });
  return small;
}
