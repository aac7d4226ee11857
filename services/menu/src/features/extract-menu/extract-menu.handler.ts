import { Injectable, Logger } from '@nestjs/common';
import { BlobStore, LiveHints } from '@chalkboard/service-kit';
import type { ClaimedJob } from '../../domain/menu/job.repository';
import { JobRepository } from '../../domain/menu/job.repository';
import { newMenu } from '../../domain/menu/menu';
import { newPartId, newSecretId } from '../../domain/menu/secret-id';
import { menuFromReading } from '../../domain/reading/menu-from-reading';
import type { ReadProgress } from '../../domain/reading/read-progress';
import { UnreadableFileError } from '../../domain/reading/reading.errors';
import { ExtractionPool } from '../../extraction/extraction-pool';
import { PoolClosedError } from '../../extraction/extraction.errors';
import { MENU_PROBLEMS } from '../../menu-problems';
import type { MenuErrorCode } from '../../domain/menu/menu.errors';

/** A job that was begun this often and never ended is given up. */
const MAX_ATTEMPTS = 3;
/** Shorter than the claim lasts. */
const KEEP_MS = 10_000;

const FAILED = 'We could not read this menu. Please try again, or try a clearer picture.';

/** Reads the menu of a claimed job and stores it. */
@Injectable()
export class ExtractMenuHandler {
  private readonly logger = new Logger(ExtractMenuHandler.name);

  constructor(
    private readonly jobs: JobRepository,
    private readonly blobs: BlobStore,
    private readonly pool: ExtractionPool,
    private readonly hints: LiveHints,
    private readonly timeZone: string,
  ) {}

  async execute(claimed: ClaimedJob): Promise<void> {
    const { job, files } = claimed;
    const keeping = setInterval(() => void this.jobs.keep(job.id).catch(() => undefined), KEEP_MS);
    // Progress is told one after the other, so that it never goes back.
    let told: Promise<void> = Promise.resolve();
    try {
      if (job.attempts > MAX_ATTEMPTS) throw new Error('begun too often');
      const pages = await Promise.all(files.map(async ({ blob, mimeType }) => ({ path: await this.blobs.localPath(blob), mimeType })));
      const reading = await this.pool.read(pages, (progress) => {
        told = told.then(() => this.tell(job.id, progress));
      });
      await told;
      const read = menuFromReading(reading, newPartId);
      await this.jobs.complete(job.id, newMenu({ shareId: newSecretId(), read, fields: job.fields, visitor: job.visitor, timeZone: this.timeZone }));
    } catch (error) {
      await told;
      await this.end(job.id, job.attempts, error);
    } finally {
      clearInterval(keeping);
      this.hints.send('job', job.id);
    }
  }

  /** Progress is a courtesy: failing to record it must not fail the job. */
  private async tell(jobId: string, progress: ReadProgress): Promise<void> {
    try {
      await this.jobs.progress(jobId, progress);
      this.hints.send('job', jobId);
    } catch (error) {
      this.logger.warn(`Progress of a job was not recorded: ${(error as Error).message}`);
    }
  }

  private async end(jobId: string, attempts: number, error: unknown): Promise<void> {
    if (error instanceof PoolClosedError) {
      // The service is stopping; another instance, or this one after its restart, begins anew.
      await this.jobs.release(jobId);
      return;
    }
    if (error instanceof UnreadableFileError) {
      await this.fail(jobId, error.code, error.message);
    } else {
      this.logger.error(error);
      if (attempts < MAX_ATTEMPTS) await this.jobs.release(jobId);
      else await this.fail(jobId, 'menu.extraction_failed', FAILED);
    }
  }

  /** What could not be read is of no more use: it goes at once, not in 24 hours, and before the uploader is told. */
  private async fail(jobId: string, code: MenuErrorCode, detail: string): Promise<void> {
    for (const blob of await this.jobs.filesOf(jobId)) {
      await this.blobs.remove(blob);
      await this.jobs.recordDeletion(blob);
    }
    await this.jobs.fail(jobId, { code, detail, title: MENU_PROBLEMS[code].title });
  }
}
