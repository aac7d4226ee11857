import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createCanvas } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import type { DrawnPage } from './page-picture';

/** Bytes that drawing one pattern takes for each pixel of the page: a canvas, its copy and the pattern made of it. */
const PATTERN_BYTES = 16;
/** What the patterns of one page may take together. Freed as drawing goes on, no more than a part is held at once. */
const MAX_PATTERN_BYTES = 600_000_000;
/** A page is drawn no smaller than this (pixels), however many patterns it has. */
const LEAST_LONG_SIDE = 900;

/** What a page draws, as pdfjs lists it. */
export interface PdfOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Area (square points) of the largest picture that a page draws. */
export function largestPicture(drawing: PdfOperators, ops: Readonly<Record<string, number>>): number {
  const pictures = new Set([ops['paintImageXObject'], ops['paintInlineImageXObject'], ops['paintImageMaskXObject']]);
  let scale = 1;
  let largest = 0;
  const kept: number[] = [];
  drawing.fnArray.forEach((fn, index) => {
    if (fn === ops['save']) kept.push(scale);
    else if (fn === ops['restore']) scale = kept.pop() ?? 1;
    else if (fn === ops['transform']) {
      const [a = 1, b = 0, c = 0, d = 1] = drawing.argsArray[index] as number[];
      scale *= Math.abs(a * d - b * c);
    } else if (pictures.has(fn)) largest = Math.max(largest, scale);
  });
  return largest;
}

/**
 * How many times a page sets a pattern to fill or stroke with. Browsers print each gradient as one, as large as the
 * page.
 */
export function patternFills({ fnArray, argsArray }: PdfOperators, ops: Readonly<Record<string, number>>): number {
  const setters = new Set([ops['setFillColorN'], ops['setStrokeColorN']]);
  return fnArray.filter(
    (fn, index) => setters.has(fn) && Array.isArray(argsArray[index]) && argsArray[index][0] === 'TilingPattern',
  ).length;
}

/**
 * Draws a page.
 *
 * @param longSide pixels; fewer are drawn where the page is full of patterns
 * @param patterns how many times it sets a pattern
 * @throws UnreadableFileError when it cannot be drawn
 */
export async function drawPage(page: PDFPageProxy, longSide: number, patterns: number): Promise<DrawnPage> {
  const natural = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({
    scale: withinBounds(longSide, natural, patterns) / Math.max(natural.width, natural.height),
  });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const canvas = createCanvas(width, height);
  // Pictures that the look through the drawing unpacked are unpacked again; kept, each would be held twice.
  page.cleanup();
  try {
    // The canvas of this library is what pdfjs itself uses under Node; only the browser's type is in its signature.
    const task = page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport, background: '#ffffff' });
    if (patterns > 0) task.onContinue = collectingBetween();
    await task.promise;
    return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
  } catch (error) {
    throw new UnreadableFileError('menu.corrupt_file', { cause: error });
  } finally {
    page.cleanup();
    // Its pixels lie outside the heap, where the collector does not see how large they are.
    canvas.width = 1;
    canvas.height = 1;
  }
}

function withinBounds(
  longSide: number,
  { width, height }: { width: number; height: number },
  patterns: number,
): number {
  if (patterns === 0) return longSide;
  const pixels = MAX_PATTERN_BYTES / (PATTERN_BYTES * patterns);
  const affordable = Math.sqrt((pixels * Math.max(width, height)) / Math.min(width, height));
  return Math.min(longSide, Math.max(LEAST_LONG_SIDE, Math.round(affordable)));
}

/**
 * Collects garbage between the steps of a drawing: patterns already drawn with are pixels outside the heap, so the
 * collector sees no need, and a page of gradients would take gigabytes.
 */
function collectingBetween(): (next: () => void) => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  return (next) => {
    collect();
    // What is collected is freed in a turn of its own.
    setImmediate(next);
  };
}
