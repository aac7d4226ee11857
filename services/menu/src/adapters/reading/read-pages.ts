import { overlap } from '../../domain/reading/box';
import type { Page, Word } from '../../domain/reading/page';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { openPdf, type PdfDocument, type PdfPage } from './pdfjs-page-source';
import { preparePage, type GreyPicture } from './sharp-page-preparer';
import type { TesseractWordSource } from './tesseract-word-source';

/** How many pages have been read, of how many. */
export interface PageCount {
  readonly done: number;
  readonly total: number;
}

type Source = { kind: 'picture'; bytes: Buffer } | { kind: 'pdf'; document: PdfDocument };

/**
 * Reads the files of one menu, in order, as pages of words.
 *
 * @param files the bytes of each; what they are is told from the bytes, not from names or types
 * @throws UnreadableFileError for a file that nothing can be read from
 */
export async function readPages(files: readonly Buffer[], words: TesseractWordSource, onPages: (count: PageCount) => void): Promise<Page[]> {
  const sources: Source[] = [];
  try {
    for (const bytes of files) sources.push(await openSource(bytes));
    const total = sources.reduce((sum, source) => sum + (source.kind === 'pdf' ? source.document.pageCount : 1), 0);
    const pages: Page[] = [];
    onPages({ done: 0, total });
    for (const source of sources) {
      for (let number = 1; number <= (source.kind === 'pdf' ? source.document.pageCount : 1); number++) {
        const place = pages.length + 1;
        pages.push(source.kind === 'pdf' ? await readPdfPage(await source.document.page(number), place, words) : await readPicture(source.bytes, place, words));
        onPages({ done: pages.length, total });
      }
    }
    return pages;
  } finally {
    for (const source of sources) if (source.kind === 'pdf') await source.document.close();
  }
}

async function openSource(bytes: Buffer): Promise<Source> {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf', document: await openPdf(bytes) };
  const isJpeg = bytes.length > 2 && bytes[0] === 0xff && bytes[1] === 0xd8;
  const isPng = bytes.subarray(1, 4).toString('latin1') === 'PNG';
  if (isJpeg || isPng) return { kind: 'picture', bytes };
  throw new UnreadableFileError('menu.corrupt_file');
}

async function readPdfPage(page: PdfPage, number: number, source: TesseractWordSource): Promise<Page> {
  const layer: Page = { number, width: page.width, height: page.height, words: page.words, source: 'text-layer' };
  if (page.layerCovers) return layer;
  const seen = await readPicture(await page.render(), number, source);
  // The layer is exact, so it stays unless the eye sees much that it does not hold.
  return missingFrom(layer, seen) > Math.max(8, 0.3 * layer.words.length) ? seen : layer;
}

/** How many credible words of the picture have no word of the layer in their place. */
function missingFrom(layer: Page, seen: Page): number {
  const known = layer.words.map(({ box }) => ({ x: box.x / layer.width, y: box.y / layer.height, width: box.width / layer.width, height: box.height / layer.height }));
  const isKnown = ({ box }: Word): boolean => {
    const here = { x: box.x / seen.width, y: box.y / seen.height, width: box.width / seen.width, height: box.height / seen.height };
    return known.some((other) => overlap(other, here) > 0.3);
  };
  return seen.words.filter((word) => word.confidence > 0.6 && word.text.length > 1 && !isKnown(word)).length;
}

async function readPicture(picture: Buffer | GreyPicture, number: number, source: TesseractWordSource): Promise<Page> {
  const prepared = await preparePage(picture);
  const words = await source.read(prepared.png);
  return { number, width: prepared.width, height: prepared.height, words, source: 'ocr', toSource: prepared.toSource };
}
