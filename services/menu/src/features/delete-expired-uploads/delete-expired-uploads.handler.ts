import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { UPLOAD } from '@chalkboard/contracts';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { JobRepository } from '../../domain/menu/job.repository';

const SWEEP_MS = 10 * 60_000;
/** A blob without a row this long after it was stored belongs to no upload under way. */
const ORPHAN_AFTER_MS = 60 * 60_000;

/** Keeps the promise that uploaded images are deleted within 24 hours, and removes what a crash left without a row. */
@Injectable()
export class DeleteExpiredUploadsHandler {
  private readonly logger = new Logger(DeleteExpiredUploadsHandler.name);

  constructor(
    private readonly jobs: JobRepository,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  @Interval(SWEEP_MS)
  async execute(): Promise<{ expired: number; orphans: number }> {
    const now = this.clock.now().getTime();
    // One sweep early, so that even the last one before the hour keeps the promise.
    const expired = await this.jobs.expiredFiles(new Date(now - UPLOAD.keepMs + 2 * SWEEP_MS));
    for (const blob of expired) {
      await this.blobs.remove(blob);
      await this.jobs.recordDeletion(blob);
    }
    const stored = (await this.blobs.list()).filter(({ storedAt }) => storedAt.getTime() < now - ORPHAN_AFTER_MS).map(({ name }) => name);
    const known = await this.jobs.known(stored);
    const orphans = stored.filter((name) => !known.has(name));
    for (const name of orphans) await this.blobs.remove(name);

    if (expired.length + orphans.length > 0) this.logger.log(`Deleted ${expired.length} expired uploads and ${orphans.length} orphans`);
    return { expired: expired.length, orphans: orphans.length };
  }
}
