import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

import { centreX, centreY } from '../../domain/reading/box';
import type { Word } from '../../domain/reading/page';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { drawPage, largestPicture, patternFills } from './pdf-drawing';
import { isMeaningful, layeredText, type FontLook, type LayerItem } from './pdf-text-layer';
import { joinedWords } from './pdf-word-joins';
import type { DrawnPage } from './page-picture';

export const MAX_PDF_PAGES = 20;

/** Pictures of more pixels are left out before they are unpacked: no scanner makes them. */
const MAX_IMAGE_PIXELS = 150_000_000;

/** A text layer with fewer words than this may be a letterhead over a picture of the menu. */
const FULL_LAYER_WORDS = 60;
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
  return {
    pageCount: document.numPages,
    page: async (number) => {
      try {
        return await readPage(await document.getPage(number), pdfjs.OPS);
      } catch (error) {
        throw new UnreadableFileError('menu.corrupt_file', { cause: error });
      }
    },
    close: () => task.destroy(),
  };
}

async function readPage(page: PDFPageProxy, ops: Readonly<Record<string, number>>): Promise<PdfPage> {
  const viewport = page.getViewport({ scale: 1 });
  // Fonts are known, with their names, only once the page's drawing has been looked through.
  const drawing = await page.getOperatorList();
  const content = await page.getTextContent();
  const looks = new Map<string, FontLook>();
  const lookOf = (fontName: string): FontLook => {
    const known = looks.get(fontName);
    if (known) return known;
    const look = readLook(page, fontName);
    looks.set(fontName, look);
    return look;
  };
  const items = content.items.flatMap((item): LayerItem[] =>
    'str' in item ? [{ text: item.str, transform: item.transform as number[], width: item.width, look: lookOf(item.fontName) }] : [],
  );
  const words = joinedWords(layeredText(items, viewport.transform as number[]).filter((word) => isOnPage(word, viewport)));
  const meaningful = isMeaningful(words);
  return {
    width: viewport.width,
    height: viewport.height,
    words: meaningful ? words : [],
    layerCovers: meaningful && words.length >= FULL_LAYER_WORDS && largestPicture(drawing, ops) < LARGE_PICTURE * viewport.width * viewport.height,
    draw: (longSide) => drawPage(page, longSide, patternFills(drawing, ops)),
  };
}

/** Text beside the paper is left over from the design. */
function isOnPage({ box }: Word, { width, height }: { width: number; height: number }): boolean {
  const [x, y] = [centreX(box), centreY(box)];
  return x > 0 && x < width && y > 0 && y < height;
}

function readLook(page: PDFPageProxy, fontName: string): FontLook {
  const font: unknown = page.commonObjs.has(fontName) ? page.commonObjs.get(fontName) : undefined;
  if (typeof font !== 'object' || font === null) return { name: fontName, bold: false, italic: false };
  const name = 'name' in font && typeof font.name === 'string' ? font.name.replace(/^[A-Z]{6}\+/, '') : fontName;
  const flag = (key: string) => key in font && (font as Record<string, unknown>)[key] === true;
  return {
    name,
    bold: flag('bold') || flag('black') || /bold|black|heavy|semibold|demi/i.test(name),
    italic: flag('italic') || /italic|oblique/i.test(name),
  };
}
