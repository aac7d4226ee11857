import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pLimit, { type Limit } from 'p-limit';
import sharp from 'sharp';
import { joinReadings } from '../../domain/reading/grounding';
import { linesOfPages, type PageLines } from '../../domain/reading/grounding-lines';
import { checkSelection, type CheckedPage } from '../../domain/reading/grounding-selection';
import { MenuReader, type ReadRequest } from '../../domain/reading/menu-reader';
import type { PageFound } from '../../domain/reading/page-found';
import type { ReadProgress } from '../../domain/reading/read-progress';
import type { PagePicture, ReadingOutcome } from '../../domain/reading/reading-outcome';
import { PoolClosedError } from '../../extraction/extraction.errors';
import { ChatModel, type ChatModelOptions } from './chat-model';
import { faultNote, faultOf, ModelFault } from './model-fault';
import { PAGE_ANSWER_SCHEMA, selectionIn } from './page-answer';
import { INSTRUCTIONS, rowsOf } from './page-prompt';

export interface ModelMenuReaderOptions extends ChatModelOptions {
  /** A page has so much time, attempts and pauses included. */
  readonly timeoutMs: number;
  /** Pages asked for at a time, of all menus together. */
  readonly concurrency: number;
  /** Told, for the operator, why a page was read without the model. */
  readonly onFault: (fault: ModelFault, page: number) => void;
}

/** Vision models scale larger pictures down. */
const LONGEST_SIDE = 2048;
const JPEG_QUALITY = 85;

/**
 * Reads a menu locally first. Then a vision model selects the parts of each page among its printed words, by their ids.
 * Pages that the model fails at stay as they were read locally, and the outcome says so.
 */
export class ModelMenuReader extends MenuReader {
  private readonly model: ChatModel;
  private readonly limit: Limit;
  private readonly stopping = new AbortController();

  constructor(
    private readonly local: MenuReader,
    private readonly options: ModelMenuReaderOptions,
  ) {
    super();
    this.model = new ChatModel(options);
    this.limit = pLimit(options.concurrency);
  }

  override async read(
    request: ReadRequest,
    onProgress: (progress: ReadProgress) => void,
    onFound?: (found: PageFound) => void,
  ): Promise<ReadingOutcome> {
    const picturesTo = request.picturesTo ?? (await mkdtemp(path.join(tmpdir(), 'menu-pages-')));
    try {
      // What is left to do after the local reading is shown as the stages it would have ended with.
      const outcome = await this.local.read(
        { ...request, picturesTo },
        (progress) => {
          if (progress.stage !== 'categorising' && progress.stage !== 'formatting') onProgress(progress);
        },
        onFound,
      );
      onProgress({ stage: 'categorising' });
      const read = await this.readPages(outcome);
      onProgress({ stage: 'formatting' });
      const joined = join(outcome, read);
      return request.picturesTo ? joined : { ...joined, pictures: [] };
    } finally {
      if (!request.picturesTo) await rm(picturesTo, { recursive: true, force: true });
    }
  }

  /** Ends what is being read, with PoolClosedError. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async readPages({ reading, pages, pictures }: ReadingOutcome): Promise<ReadPages> {
    const selected = new Map<number, CheckedPage>();
    const faults = new Map<number, ModelFault>();
    let gone: ModelFault | undefined;
    await Promise.all(
      linesOfPages(pages).map((lines) =>
        this.limit(async () => {
          const { number } = lines.page;
          if (gone) return void faults.set(number, gone);
          try {
            const picture = pictures.find(({ page }) => page === number);
            selected.set(number, await this.readPage(lines, picture, reading.currency));
          } catch (error) {
            if (this.stopping.signal.aborted) return;
            const fault = faultOf(error);
            faults.set(number, fault);
            if (fault.concernsServer) gone = fault;
            this.options.onFault(fault, number);
          }
        }),
      ),
    );
    if (this.stopping.signal.aborted) throw new PoolClosedError();
    return { selected, faults };
  }

  /** Each answer is checked as it comes, so that many pages do not hold the service up. */
  private async readPage(lines: PageLines, picture: PagePicture | undefined, currency: string): Promise<CheckedPage> {
    const content = await this.inTime(async (signal) =>
      this.model.ask(
        {
          instructions: INSTRUCTIONS,
          text: `Rows of the page:\n${rowsOf(lines)}`,
          ...(picture ? { picture: await asDataUri(picture) } : {}),
          schema: { name: 'menu_page', schema: PAGE_ANSWER_SCHEMA },
        },
        signal,
      ),
    );
    const page = checkSelection(selectionIn(content, lines.pieces.size), lines, currency);
    const kept = page.sections.reduce((count, section) => count + section.items.length, 0);
    if (page.dropped > kept)
      throw new ModelFault(
        'unusable',
        `${page.dropped} of ${page.dropped + kept} selected items have no name on the page`,
      );
    return page;
  }

  /** `AbortSignal.any` over `AbortSignal.timeout` would do, were it not that Node may collect both before they fire. */
  private async inTime<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    const abort = (): void => controller.abort();
    const timer = setTimeout(abort, this.options.timeoutMs);
    this.stopping.signal.addEventListener('abort', abort);
    if (this.stopping.signal.aborted) abort();
    try {
      return await ask(controller.signal);
    } finally {
      clearTimeout(timer);
      this.stopping.signal.removeEventListener('abort', abort);
    }
  }
}

interface ReadPages {
  readonly selected: ReadonlyMap<number, CheckedPage>;
  readonly faults: ReadonlyMap<number, ModelFault>;
}

function join(outcome: ReadingOutcome, { selected, faults }: ReadPages): ReadingOutcome {
  const without = [...faults.keys()].sort((a, b) => a - b);
  const fault = faults.get(without[0] ?? 0);
  const notes = [outcome.note, fault && faultNote(fault.reason, without, outcome.pages.length)]
    .filter(Boolean)
    .join(' ');
  const noted = { ...outcome, ...(notes ? { note: notes } : {}) };
  if (selected.size === 0) return noted;
  const pages = outcome.pages.flatMap(({ number }) => selected.get(number) ?? []);
  return { ...noted, reader: 'model', reading: joinReadings(outcome.reading, pages) };
}

/** JPEG, since not every local server reads WebP. */
async function asDataUri({ file }: PagePicture): Promise<string> {
  const jpeg = await sharp(file)
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
