import { readFile } from 'node:fs/promises';
import type { ReadRequest } from '../../domain/reading/menu-reader';
import type { MenuReading } from '../../domain/reading/menu-reading';
import type { Page } from '../../domain/reading/page';
import { foundDishes, type PageFound } from '../../domain/reading/page-found';
import { readMenu } from '../../domain/reading/read-menu';
import type { ReadProgress } from '../../domain/reading/read-progress';
import type { ReadingOutcome } from '../../domain/reading/reading-outcome';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { PagePictures } from './page-picture';
import { readPages } from './read-pages';
import type { Recognisers } from './recognisers';

/** Fewer words than this on all pages together are chance shapes, not a text. */
const FEWEST_WORDS = 3;

/** Told while the files of one menu are read. */
export interface ReadingWatch {
  onProgress(progress: ReadProgress): void;
  onFound(found: PageFound): void;
  /** Waits, before each page but the first, until it is this menu's turn again. */
  onTurn?(): Promise<void>;
}

/**
 * Reads the files of one menu, pages in order. When it fails, no picture of a page is left behind.
 *
 * @throws UnreadableFileError with a sentence for the sender when the files are at fault
 */
export async function readFiles(
  { files, picturesTo, budget }: ReadRequest,
  recognisers: Recognisers,
  { onProgress, onFound, onTurn }: ReadingWatch,
): Promise<ReadingOutcome> {
  const pictures =
    picturesTo === undefined ? undefined : new PagePictures(picturesTo, (picture) => onFound({ picture }));
  const dishes = new DishesReported(onFound);
  try {
    const contents = await Promise.all(files.map((file) => readFile(file.path)));
    const adjustments = files.map((file) => file.adjustment);
    const pages = await readPages(contents, recognisers, (count) => onProgress({ stage: 'reading', pages: count }), {
      adjustments,
      onFound,
      ...(onTurn && { onTurn }),
      ...(budget && { maxPages: budget.pages }),
      onPage: (sofar) => dishes.reportPreliminary(sofar),
      ...(pictures ? { pictures } : {}),
    });
    if (wordCount(pages) < FEWEST_WORDS) throw new UnreadableFileError('menu.no_text_found');
    const reading = readMenu(pages, (stage) => onProgress({ stage }));
    dishes.tell(reading);
    const priced = reading.categories.some((category) =>
      category.items.some((item) => item.price.text !== '' || item.variants),
    );
    if (!priced) throw new UnreadableFileError('menu.no_items_found');
    return { reading, reader: readerOf(pages), pages, pictures: (await pictures?.all()) ?? [] };
  } catch (error) {
    await pictures?.discard();
    throw error;
  }
}

/** Tells the dishes of each page, once: what is on the screen stays as it is until the menu is done. */
class DishesReported {
  private readonly pages = new Set<number>();

  constructor(private readonly onFound: ReadingWatch['onFound']) {}

  /**
   * After a page that took long to recognise: its dishes as it says them alone. Pages of text layers follow each other
   * so fast that a reading of each would only hold up the whole.
   */
  reportPreliminary(pages: readonly Page[]): void {
    const page = pages.at(-1);
    if (page?.source === 'ocr' && wordCount([page]) >= FEWEST_WORDS) this.tell(readMenu([page]));
  }

  tell(reading: Pick<MenuReading, 'categories'>): void {
    for (const [page, dishes] of [...foundDishes(reading)].sort(([a], [b]) => a - b)) {
      if (this.pages.has(page)) continue;
      this.pages.add(page);
      this.onFound({ page, dishes });
    }
  }
}

function readerOf(pages: readonly Page[]): ReadingOutcome['reader'] {
  const sources = new Set(pages.map((page) => page.source));
  if (sources.size > 1) return 'mixed';
  return sources.has('ocr') ? 'ocr' : 'text-layer';
}

function wordCount(pages: readonly Page[]): number {
  return pages.flatMap((page) => page.words).filter((word) => word.confidence > 0.5 && /\p{L}{2}/u.test(word.text))
    .length;
}
