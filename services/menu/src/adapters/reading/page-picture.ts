import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { PagePicture } from '../../domain/reading/reading-outcome';
import { pagePictureFile, removePagePictures } from './page-picture-files';
import { openPicture, type QuarterTurn } from './source-picture';

/** Long side (pixels): small print can still be read when zoomed in. */
const LONG_SIDE = 2000;
const QUALITY = 80;
/** More effort takes twice the time and saves next to nothing on paper. */
const EFFORT = 2;

/** A page in colour: red, green, blue and opacity, one byte each. */
export interface DrawnPage {
  readonly data: Uint8Array | Uint8ClampedArray;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Keeps the pages of one menu as pictures for their owner to look at: upright, and with nothing of the file but its
 * pixels.
 */
export class PagePictures {
  private readonly made: Promise<PagePicture>[] = [];

  /**
   * @param folder made when it is missing
   * @param onMade told of each picture when it is written
   */
  constructor(
    private readonly folder: string,
    private readonly onMade: (picture: PagePicture) => void = () => undefined,
  ) {}

  /**
   * Begins the picture of a page. Encoding goes on while the next page is read; it waits for the one before, so that
   * no more than two pages are held at once.
   *
   * @param page from 1
   * @param source an encoded picture or pixels
   * @param turned how the source has to be turned for its print to stand upright
   */
  async add(page: number, source: Buffer | DrawnPage, turned: QuarterTurn): Promise<void> {
    await this.made.at(-1);
    // Before the encoding, not within it: what reads the page's structure lets nothing else have a turn, and encoding
    // is to go on beside it.
    await mkdir(this.folder, { recursive: true });
    const making = this.write(page, source, turned);
    // Whoever asks for `all` is told; until then nobody listens.
    making.then(this.onMade).catch(() => undefined);
    this.made.push(making);
  }

  /** The pictures of all pages, once they are written. */
  all(): Promise<PagePicture[]> {
    return Promise.all(this.made);
  }

  /** Removes what was written, and the folder when it held nothing else. */
  async discard(): Promise<void> {
    await Promise.allSettled(this.made);
    await removePagePictures(this.folder);
  }

  private async write(page: number, source: Buffer | DrawnPage, turned: QuarterTurn): Promise<PagePicture> {
    const file = pagePictureFile(this.folder, page);
    const image = Buffer.isBuffer(source)
      ? openPicture(source)
      : sharp(source.data, { raw: { width: source.width, height: source.height, channels: 4 } });
    const { width, height } = await image
      .rotate(turned)
      .flatten({ background: '#fff' })
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY, effort: EFFORT })
      .toFile(file);
    return { page, width, height, file };
  }
}
