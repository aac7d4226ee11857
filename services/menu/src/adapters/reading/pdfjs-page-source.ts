import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { OptionalContentConfig } from 'pdfjs-dist/types/src/display/optional_content_config';
import { centreX, centreY } from '../../domain/reading/box';
import type { DrawnMark, Word } from '../../domain/reading/page';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import type { DrawnPage } from './page-picture';
import { drawPage, largestPicture, patternFills } from './pdf-drawing';
import { largestMark, pdfDrawnMarks } from './pdf-drawn-marks';
import { readFont } from './pdf-font';
import { glyphsOf, type PdfFont } from './pdf-glyphs';
import { smallImages } from './pdf-small-images';
import { isMeaningful, layeredText, readableText } from './pdf-text-layer';

export const MAX_PDF_PAGES = 20;

/** Pictures of more pixels are left out before they are unpacked: no scanner makes them. */
const MAX_IMAGE_PIXELS = 150_000_000;

/** A text layer with fewer letters than this may be a letterhead over a picture of the menu. */
const FULL_LAYER_LETTERS = 280;
/** A picture on more than this share of the page may hold what the layer does not. */
const LARGE_PICTURE = 0.3;

/** One page of a PDF. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** The words of the text layer, in points; empty when there is none that means anything. */
  readonly words: readonly Word[];
  /** Whether the text layer may be all there is to read on the page. */
  readonly layerCovers: boolean;
  /** Small drawings near its words. */
  readonly marks: readonly DrawnMark[];
  /**
   * Draws the page.
   *
   * @param longSide pixels
   */
  draw(longSide: number): Promise<DrawnPage>;
}

/** An open PDF; `close` frees it. */
export interface PdfDocument {
  readonly pageCount: number;
  /** @param number from 1 */
  page(number: number): Promise<PdfPage>;
  close(): Promise<void>;
}

/**
 * Opens a PDF.
 *
 * @throws UnreadableFileError when it is damaged, needs a password or has too many pages
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  // pdfjs is an ES module only: the bundler must leave this import as it stands.
  const pdfjs = await import(/* webpackIgnore: true */ 'pdfjs-dist/legacy/build/pdf.mjs');
  const home = path.dirname(createRequire(__filename).resolve('pdfjs-dist/package.json'));
  pdfjs.GlobalWorkerOptions.workerSrc = pathToFileURL(path.join(home, 'legacy/build/pdf.worker.mjs')).href;
  const folder = (name: string) => `${path.join(home, name)}${path.sep}`;
  const task = pdfjs.getDocument({
    // pdfjs takes the bytes over, so it gets its own.
    data: new Uint8Array(bytes),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    isEvalSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadableFileError(encrypted ? 'menu.encrypted_pdf' : 'menu.corrupt_file', { cause: error });
  }
  if (document.numPages > MAX_PDF_PAGES) {
    await task.destroy();
    throw new UnreadableFileError('menu.too_many_pages');
  }
  const layers = await document.getOptionalContentConfig();
  return {
    pageCount: document.numPages,
    page: async (number) => {
      try {
        return await readPage(await document.getPage(number), pdfjs.OPS, layers);
      } catch (error) {
        throw new UnreadableFileError('menu.corrupt_file', { cause: error });
      }
    },
    close: () => task.destroy(),
  };
}

async function readPage(
  page: PDFPageProxy,
  ops: Readonly<Record<string, number>>,
  layers: OptionalContentConfig,
): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  // Fonts are known only once the page's drawing has been looked through.
  const drawing = await page.getOperatorList();
  const fonts = new Map<string, PdfFont>();
  const fontOf = (id: string): PdfFont => {
    const font = fonts.get(id) ?? readFont(id, page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined);
    fonts.set(id, font);
    return font;
  };
  const hasPicture = largestPicture(drawing, ops) >= LARGE_PICTURE * viewport.width * viewport.height;
  const isShown = (layer: unknown): boolean => layers.isVisible(layer);
  const glyphs = glyphsOf(drawing, {
    ops,
    frame: viewport.transform as number[],
    fontOf,
    isShown,
    keepsUnseen: hasPicture,
  });
  const layer = layeredText(glyphs).filter((word) => isOnPage(word, viewport));
  const words = isMeaningful(layer) ? readableText(layer) : [];
  const images = await smallImages(page, drawing, ops, largestMark(words));
  const marks = pdfDrawnMarks(drawing, words, {
    ops,
    frame: viewport.transform as number[],
    isShown,
    imageOf: (id) => images.get(id),
  });
  return {
    width: viewport.width,
    height: viewport.height,
    words,
    marks,
    layerCovers: words.reduce((sum, word) => sum + word.text.length, 0) >= FULL_LAYER_LETTERS && !hasPicture,
    draw: (longSide) => drawPage(page, longSide, patternFills(drawing, ops)),
  };
}

/** Text beside the paper is left over from the design. */
function isOnPage({ box }: Word, { width, height }: { width: number; height: number }): boolean {
  const [x, y] = [centreX(box), centreY(box)];
  return x > 0 && x < width && y > 0 && y < height;
}
