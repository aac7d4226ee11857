import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { JobRepository } from '../../domain/menu/job.repository';
import { expiryOf, SWEEP_MS } from '../../domain/menu/paper';
import { PaperRepository } from '../../domain/menu/paper.repository';
import { PictureFolders } from '../../domain/menu/picture-folders';

/** What nobody knows of this long after it was stored belongs to no upload or reading under way. */
const ORPHAN_AFTER_MS = 60 * 60_000;

/**
 * Keeps the promise that uploaded images are deleted within 24 hours, the pictures of their pages and what was read for a
 * proposal with them; and removes what a crash left without a row.
 */
@Injectable()
export class DeleteExpiredUploadsHandler {
  private readonly logger = new Logger(DeleteExpiredUploadsHandler.name);

  constructor(
    private readonly paper: PaperRepository,
    private readonly jobs: JobRepository,
    private readonly blobs: BlobStore,
    private readonly folders: PictureFolders,
    private readonly clock: Clock,
  ) {}

  /** @returns how many files had expired, how many drafts with them, and how many files and folders belonged to nothing */
  @Interval(SWEEP_MS)
  async execute(): Promise<{ expired: number; drafts: number; orphans: number }> {
    const now = this.clock.now();
    const expiry = expiryOf(now);
    const expired = await this.paper.expired(expiry);
    for (const blob of expired) {
      await this.blobs.remove(blob);
      await this.paper.recordDeletion(blob);
    }
    const drafts = await this.jobs.deleteDrafts(expiry);

    const orphanBefore = new Date(now.getTime() - ORPHAN_AFTER_MS);
    const stored = (await this.blobs.list()).filter(({ storedAt }) => storedAt < orphanBefore).map(({ name }) => name);
    const known = await this.paper.known(stored);
    const unknown = stored.filter((name) => !known.has(name));
    for (const name of unknown) await this.blobs.remove(name);
    const orphans = unknown.length + (await this.folders.removeStale(orphanBefore));

    if (expired.length + drafts + orphans > 0) this.logger.log(`Deleted ${expired.length} expired files of uploads, ${drafts} drafts and ${orphans} orphans`);
    return { expired: expired.length, drafts, orphans };
  }
}
