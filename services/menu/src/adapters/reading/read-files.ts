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

/** Fewer words than this on all pages together are noise, not a text. */
const FEWEST_WORDS = 3;

/** Callbacks while the files of one menu are read. */
export interface ReadingWatch {
  onProgress(progress: ReadProgress): void;
  onFound(found: PageFound): void;
  /** Called before each page but the first; resolves when it is this menu's turn. */
  onTurn?(): Promise<void>;
}

/**
 * Reads the files of one menu, page by page. On failure it deletes all pictures of pages.
 *
 * @throws UnreadableFileError with a message for the uploader when the files are at fault
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

/** Reports the dishes of each page once; the screen keeps them until the menu is finished. */
class DishesReported {
  private readonly pages = new Set<number>();

  constructor(private readonly onFound: ReadingWatch['onFound']) {}

  /**
   * Reads a slow page alone and reports its dishes. Pages with a text layer are so fast that reading each alone would
   * only delay the result.
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
