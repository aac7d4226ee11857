import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ReadingFound } from '@chalkboard/contracts';
import { BlobStore, DependencyUnavailableError, LiveHints } from '@chalkboard/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { ANONYMOUS_BUDGET, type UploadedFile } from '../../domain/menu/extraction-job';
import { JobRepository, type ClaimedJob } from '../../domain/menu/job.repository';
import { newMenu } from '../../domain/menu/menu';
import { MenuError, type MenuErrorCode } from '../../domain/menu/menu.errors';
import { ReadingFolders } from '../../domain/menu/reading-folders';
import { newPartId, newSecretId } from '../../domain/menu/secret-id';
import type { StoredPicture } from '../../domain/menu/source-image';
import { SourceImageRepository } from '../../domain/menu/source-image.repository';
import { menuFromReading } from '../../domain/reading/menu-from-reading';
import { MenuReader, type MenuFile } from '../../domain/reading/menu-reader';
import type { PageFound } from '../../domain/reading/page-found';
import { factsOf } from '../../domain/reading/reading-facts';
import type { PagePicture, ReadingOutcome } from '../../domain/reading/reading-outcome';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { PoolClosedError } from '../../extraction/extraction.errors';
import { MENU_PROBLEMS } from '../../menu-problems';

/** A job fails after this many starts without an end. */
const MAX_ATTEMPTS = 3;
/** Above what the largest menu gives. Findings beyond it are not shown live; the menu still has them. */
const MAX_NOTES = 400;
/** Must be shorter than a claim. */
const KEEP_MS = 10_000;

const FAILED = 'We could not read this menu. Please try again, or try a clearer picture.';

/** Reads the menu of a claimed job and stores it with the pictures of its pages. */
@Injectable()
export class ExtractMenuHandler {
  private readonly logger = new Logger(ExtractMenuHandler.name);

  constructor(
    private readonly jobs: JobRepository,
    private readonly sourceImage: SourceImageRepository,
    private readonly blobs: BlobStore,
    private readonly reader: MenuReader,
    private readonly folders: ReadingFolders,
    private readonly hints: LiveHints,
    private readonly timeZone: string,
  ) {}

  async execute(claimed: ClaimedJob): Promise<void> {
    const { job } = claimed;
    const keeping = setInterval(() => void this.jobs.keep(job.id).catch(() => undefined), KEEP_MS);
    // Progress is recorded in sequence, so that it never goes back.
    let published: Promise<void> = Promise.resolve();
    try {
      if (job.attempts > MAX_ATTEMPTS) throw new Error('begun too often');
      await this.folders.use(async (picturesTo) => {
        const files = await Promise.all(
          claimed.files.map((file, position) => this.copied(file, path.join(picturesTo, `upload-${position}`))),
        );
        let notes = 0;
        const reading = this.reader.read(
          { files, picturesTo, ...(!claimed.isMembers && { budget: ANONYMOUS_BUDGET }) },
          (progress) =>
            (published = published.then(() => this.publish(job.id, () => this.jobs.progress(job.id, progress)))),
          (found) => {
            if (notes++ < MAX_NOTES)
              published = published.then(() => this.publish(job.id, () => this.note(job.id, found, picturesTo)));
          },
        );
        // Pictures of pages are moved out before the folder is deleted, also when reading fails.
        const outcome = await reading.finally(() => published);
        await this.store(job, outcome, picturesTo);
      });
    } catch (error) {
      await published;
      await this.end(job.id, job.attempts, error);
    } finally {
      clearInterval(keeping);
      this.hints.send('job', job.id);
    }
  }

  /** A worker reads a copy: it can access neither the store nor other uploads. */
  private async copied({ blob, mimeType, adjustment }: UploadedFile, file: string): Promise<MenuFile> {
    if (!(await this.blobs.copyTo(blob, file))) throw new Error('an uploaded file is not in the store any more');
    return { path: file, mimeType, ...(adjustment && { adjustment }) };
  }

  /**
   * Stores menu and pictures; for new photos of an existing menu, draft and pictures. Files without a row are deleted
   * from the store.
   */
  private async store(job: ClaimedJob['job'], outcome: ReadingOutcome, picturesTo: string): Promise<void> {
    const kept = (await this.sourceImage.ofJob(job.id))?.pages ?? [];
    const pictures: StoredPicture[] = [];
    let recorded = false;
    try {
      for (const picture of outcome.pictures)
        if (!kept.some(({ page }) => page === picture.page)) pictures.push(await this.stored(picture, picturesTo));
      const all = [...kept, ...pictures];
      const read = menuFromReading(outcome.reading, newPartId);
      const facts = factsOf(outcome);
      recorded = job.updates
        ? await this.jobs.completeDraft(job.id, { read, facts }, all)
        : await this.jobs.complete(
            job.id,
            newMenu({
              shareId: newSecretId(),
              read,
              facts,
              fields: job.fields,
              visitor: job.visitor,
              timeZone: this.timeZone,
            }),
            all,
          );
    } finally {
      // The sweep finds files that could not be deleted now.
      if (!recorded) await Promise.allSettled(pictures.map(({ blob }) => this.blobs.remove(blob)));
    }
  }

  /** The worker has opened an untrusted file: only the base name of its path is used. */
  private async stored({ file, page, width, height }: PagePicture, picturesTo: string): Promise<StoredPicture> {
    return {
      blob: await this.blobs.put(await readFile(path.join(picturesTo, path.basename(file)))),
      page,
      width,
      height,
    };
  }

  /** A page's findings or its picture. Messages of a worker are validated. */
  private async note(jobId: string, found: PageFound, picturesTo: string): Promise<void> {
    if (!('picture' in found)) return this.jobs.note(jobId, ReadingFound.parse(found));
    const picture = await this.stored(found.picture, picturesTo);
    if (await this.sourceImage.keep(jobId, picture)) await this.jobs.note(jobId, { page: picture.page, picture: true });
    else await this.blobs.remove(picture.blob);
  }

  /** Failing to record progress must not fail the job. */
  private async publish(jobId: string, record: () => Promise<void>): Promise<void> {
    try {
      await record();
      this.hints.send('job', jobId);
    } catch (error) {
      this.logger.warn(`Progress of a job was not recorded: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async end(jobId: string, attempts: number, error: unknown): Promise<void> {
    if (error instanceof PoolClosedError) {
      // The service is stopping: another instance, or this one after its restart, starts the job again.
      await this.jobs.release(jobId);
      return;
    }
    if (error instanceof DependencyUnavailableError) {
      // The menu is not at fault: an unavailable file store uses up no attempt.
      this.logger.warn(`A menu is read later: ${error.detail}`);
      await this.jobs.postpone(jobId);
    } else if (error instanceof UnreadableFileError) {
      await this.fail(jobId, error.code, error.message);
    } else if (error instanceof MenuError) {
      await this.fail(jobId, error.code, error.detail);
    } else {
      this.logger.error(error);
      if (attempts < MAX_ATTEMPTS) await this.jobs.release(jobId);
      else await this.fail(jobId, 'menu.extraction_failed', FAILED);
    }
  }

  /** Unreadable files are deleted at once, not after 24 hours, and before the uploader sees the failure. */
  private async fail(jobId: string, code: MenuErrorCode, detail: string): Promise<void> {
    for (const blob of await this.sourceImage.blobsOf(jobId)) {
      await this.blobs.remove(blob);
      await this.sourceImage.recordDeletion(blob);
    }
    await this.jobs.fail(jobId, { code, detail, title: MENU_PROBLEMS[code].title });
  }
}
