import type { PageAdjustment } from '@chalkboard/contracts';
import { overlap } from '../../domain/reading/box';
import type { Page, Word } from '../../domain/reading/page';
import { foundLayer, foundLines, type PageFound } from '../../domain/reading/page-found';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import type { DrawnPage, PagePictures } from './page-picture';
import { openPdf, type PdfDocument, type PdfPage } from './pdfjs-page-source';
import { recognisePage, type PageWatch } from './recognise-page';
import type { Recognisers } from './recognisers';
import { adjustedPicture, isPicture, type QuarterTurn } from './source-picture';

/** Pages of all files of one menu together. */
const MAX_PAGES = 40;
/**
 * Letters on all pages together: three times what the longest menus print. What is above it is not a menu, and would
 * keep the parser busy for long.
 */
const MAX_LETTERS = 300_000;
/** Long side of a page of a PDF when it is drawn to be recognised, and when only to be looked at (pixels). */
const RECOGNISED_LONG_SIDE = 2600;
const VIEWED_LONG_SIDE = 2000;
/** How often it is told how many lines of a page have been read. */
const READ_PARTS = 3;

/** How many pages have been read, of how many. */
export interface PageCount {
  readonly done: number;
  readonly total: number;
}

export interface ReadPagesOptions {
  /** How each file's sender turned and cut it; for pictures only. */
  readonly adjustments?: readonly (PageAdjustment | undefined)[];
  /** Takes the picture of every page. */
  readonly pictures?: PagePictures;
  /** Told of the lines of each page, when they are found and as they are read. */
  readonly onFound?: (found: PageFound) => void;
  /** Given the pages so far after each but the last. */
  readonly onPage?: (pages: readonly Page[]) => void;
  /** Waited for before each page but the first. */
  readonly onTurn?: () => Promise<void>;
  /** Fewer pages than any menu may have. */
  readonly maxPages?: number;
}

type Source =
  { kind: 'picture'; bytes: Buffer; adjustment: PageAdjustment | undefined } | { kind: 'pdf'; document: PdfDocument };

/** A page as read, and what it was read from. */
interface ReadPage {
  readonly page: Page;
  /** Drawn only when its picture is wanted. */
  readonly source: () => Promise<Buffer | DrawnPage> | Buffer | DrawnPage;
  readonly turned: QuarterTurn;
}

/**
 * Reads the files of one menu, in order, as pages of words.
 *
 * @param files the bytes of each; what they are is told from the bytes, not from names or types
 * @throws UnreadableFileError for a file that nothing can be read from, and for more than one menu can hold
 */
export async function readPages(
  files: readonly Buffer[],
  recognisers: Recognisers,
  onPages: (count: PageCount) => void,
  { adjustments = [], pictures, onFound, onPage, onTurn, maxPages = MAX_PAGES }: ReadPagesOptions = {},
): Promise<Page[]> {
  const sources: Source[] = [];
  try {
    for (const [index, bytes] of files.entries()) sources.push(await openSource(bytes, adjustments[index]));
    const total = sources.reduce((sum, source) => sum + pageCount(source), 0);
    if (total > Math.min(maxPages, MAX_PAGES)) throw new UnreadableFileError('menu.too_many_pages');
    const pages: Page[] = [];
    let letters = 0;
    onPages({ done: 0, total });
    for (const source of sources) {
      for (let number = 1; number <= pageCount(source); number++) {
        const place = pages.length + 1;
        const read =
          source.kind === 'pdf'
            ? await readPdfPage(await source.document.page(number), place, recognisers, onFound)
            : await readAdjusted(source, place, recognisers, onFound);
        pages.push(read.page);
        letters += read.page.words.reduce((sum, word) => sum + word.text.length, 0);
        if (letters > MAX_LETTERS) throw new UnreadableFileError('menu.file_too_complex');
        if (pictures) await pictures.add(place, await read.source(), read.turned);
        onPages({ done: pages.length, total });
        if (pages.length === total) continue;
        onPage?.(pages);
        await onTurn?.();
      }
    }
    return pages;
  } finally {
    for (const source of sources) if (source.kind === 'pdf') await source.document.close();
  }
}

async function openSource(bytes: Buffer, adjustment: PageAdjustment | undefined): Promise<Source> {
  // How a file begins decides: a picture that holds a PDF as well is a picture.
  if (isPicture(bytes)) return { kind: 'picture', bytes, adjustment };
  if (bytes.subarray(0, 1024).includes('%PDF-')) return { kind: 'pdf', document: await openPdf(bytes) };
  throw new UnreadableFileError('menu.corrupt_file');
}

function pageCount(source: Source): number {
  return source.kind === 'pdf' ? source.document.pageCount : 1;
}

async function readAdjusted(
  { bytes, adjustment }: Extract<Source, { kind: 'picture' }>,
  number: number,
  recognisers: Recognisers,
  onFound: ReadPagesOptions['onFound'],
): Promise<ReadPage> {
  const picture = adjustment ? await adjustedPicture(bytes, adjustment) : bytes;
  return { ...(await readPicture(picture, number, recognisers, onFound)), source: () => picture };
}

async function readPdfPage(
  pdf: PdfPage,
  number: number,
  recognisers: Recognisers,
  onFound: ReadPagesOptions['onFound'],
): Promise<ReadPage> {
  const layer: Page = {
    number,
    width: pdf.width,
    height: pdf.height,
    words: pdf.words,
    source: 'text-layer',
    ...(pdf.marks.length > 0 && { marks: pdf.marks }),
  };
  if (pdf.layerCovers) {
    onFound?.(foundLayer(layer));
    return { page: layer, source: () => pdf.draw(VIEWED_LONG_SIDE), turned: 0 };
  }
  const drawn = await pdf.draw(RECOGNISED_LONG_SIDE);
  const seen = await readPicture(drawn, number, recognisers, onFound);
  // The layer is exact, so it stays unless the eye sees much that it does not hold.
  return missingFrom(layer, seen.page) > Math.max(8, 0.3 * layer.words.length)
    ? { ...seen, source: () => drawn }
    : { page: layer, source: () => drawn, turned: 0 };
}

/** How many credible words of the picture have no word of the layer in their place. */
function missingFrom(layer: Page, seen: Page): number {
  const known = layer.words.map(({ box }) => ({
    x: box.x / layer.width,
    y: box.y / layer.height,
    width: box.width / layer.width,
    height: box.height / layer.height,
  }));
  const isKnown = ({ box }: Word): boolean => {
    const here = {
      x: box.x / seen.width,
      y: box.y / seen.height,
      width: box.width / seen.width,
      height: box.height / seen.height,
    };
    return known.some((other) => overlap(other, here) > 0.3);
  };
  return seen.words.filter((word) => word.confidence > 0.6 && word.text.length > 1 && !isKnown(word)).length;
}

async function readPicture(
  picture: Buffer | DrawnPage,
  number: number,
  recognisers: Recognisers,
  onFound: ReadPagesOptions['onFound'],
): Promise<Pick<ReadPage, 'page' | 'turned'>> {
  const { turned, ...read } = await recognisePage(picture, recognisers, onFound && watchOf(number, onFound));
  return { page: { number, ...read, source: 'ocr' }, turned };
}

/** Tells the lines of a page once, and how many are read a few times: each of it is written down. */
function watchOf(page: number, onFound: (found: PageFound) => void): PageWatch {
  let count = 0;
  let told = 0;
  return {
    onLines: (boxes, { turned, shape }) => {
      const lines = foundLines(boxes);
      count = lines.length;
      onFound({ page, turned, shape, lines, read: 0 });
    },
    onRead: (lines) => {
      const part = Math.floor((READ_PARTS * lines) / count);
      if (lines > count || part <= told) return;
      told = part;
      onFound({ page, read: lines });
    },
  };
}
