import { readFile } from 'node:fs/promises';

import type { MenuReading } from '../../domain/reading/menu-reading';
import type { Page } from '../../domain/reading/page';
import { readMenu } from '../../domain/reading/read-menu';
import type { ReadProgress } from '../../domain/reading/read-progress';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { readPages } from './read-pages';
import type { TesseractWordSource } from './tesseract-word-source';

/** A stored file. Its type is told from its bytes; `mimeType` is what the sender said. */
export interface MenuFile {
  readonly path: string;
  readonly mimeType: string;
}

/** Fewer words than this on all pages together are chance shapes, not a text. */
const FEWEST_WORDS = 3;

/**
 * Reads the files of one menu, pages in order.
 *
 * @throws UnreadableFileError with a sentence for the sender when the files are at fault
 */
export async function readFiles(files: readonly MenuFile[], words: TesseractWordSource, onProgress: (progress: ReadProgress) => void): Promise<MenuReading> {
  const contents = await Promise.all(files.map((file) => readFile(file.path)));
  const pages = await readPages(contents, words, (count) => onProgress({ stage: 'reading', pages: count }));
  if (wordCount(pages) < FEWEST_WORDS) throw new UnreadableFileError('menu.no_text_found');
  const reading = readMenu(pages, (stage) => onProgress({ stage }));
  const priced = reading.categories.some((category) => category.items.some((item) => item.price.text !== '' || item.variants));
  if (!priced) throw new UnreadableFileError('menu.no_items_found');
  return reading;
}

function wordCount(pages: readonly Page[]): number {
  return pages.flatMap((page) => page.words).filter((word) => word.confidence > 0.5 && /\p{L}{2}/u.test(word.text)).length;
}
