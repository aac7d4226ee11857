import { RETENTION } from '@chalkboard/contracts';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { JobRepository } from '../domain/menu/job.repository';
import { LogoStore } from '../domain/menu/logo-store';
import { PhotoStore } from '../domain/menu/photo-store';
import { ReadingFolders } from '../domain/menu/reading-folders';
import { RemovalJournal, type LogRemoved } from '../domain/menu/removal-journal';
import { expiryOf, SWEEP_MS } from '../domain/menu/source-image';
import { SourceImageRepository } from '../domain/menu/source-image.repository';

/** What nobody knows of this long after it was stored belongs to no upload or reading under way. */
const ORPHAN_AFTER_MS = 60 * 60_000;

interface Deleted {
  readonly expired: number;
  readonly drafts: number;
  readonly logos: number;
  readonly photos: number;
  readonly orphans: number;
}

/**
 * Keeps the promise that uploaded images are deleted within 24 hours, the pictures of their pages, what was read for a
 * proposal and what was shown of a reading with them; and removes what a crash left without a row, and logos and
 * photographs that no menu shows.
 */
@Injectable()
export class DeleteExpiredUploadsHandler {
  private readonly logger = new Logger(DeleteExpiredUploadsHandler.name);

  constructor(
    private readonly sourceImage: SourceImageRepository,
    private readonly jobs: JobRepository,
    private readonly logos: LogoStore,
    private readonly photos: PhotoStore,
    private readonly blobs: BlobStore,
    private readonly folders: ReadingFolders,
    private readonly journal: RemovalJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns how many files had expired, how many drafts with them, how many logos and photographs no menu uses, and
   * how many files and folders belonged to nothing; none while another instance is at it
   */
  @Interval(SWEEP_MS)
  async execute(): Promise<Deleted> {
    return (
      (await this.journal.alone('delete-expired-uploads', (log) => this.sweep(log))) ?? {
        expired: 0,
        drafts: 0,
        logos: 0,
        photos: 0,
        orphans: 0,
      }
    );
  }

  private async sweep(log: LogRemoved): Promise<Deleted> {
    const now = this.clock.now();
    const expiry = expiryOf(now);
    const logoExpiry = new Date(now.getTime() - RETENTION.unusedLogoMs);
    const photoExpiry = new Date(now.getTime() - RETENTION.unusedPhotoMs);
    const expired = await this.sourceImage.expired(expiry);
    for (const blob of expired) {
      await this.blobs.remove(blob);
      await this.sourceImage.recordDeletion(blob);
    }
    const drafts = await this.jobs.deleteDrafts(expiry);
    const notes = await this.jobs.deleteNoted(expiry);
    const logos = await this.logos.deleteUnused(logoExpiry);
    const photos = await this.photos.deleteUnused(photoExpiry);

    const orphanBefore = new Date(now.getTime() - ORPHAN_AFTER_MS);
    const orphans = (await this.removeUnknown(orphanBefore)) + (await this.folders.removeStale(orphanBefore));

    for (const [what, count, olderThan] of [
      ['uploads', expired.length, expiry],
      ['drafts', drafts, expiry],
      ['reading-notes', notes, expiry],
      ['logos', logos, logoExpiry],
      ['photos', photos, photoExpiry],
      ['orphans', orphans, orphanBefore],
    ] as const) {
      await log({ what, count, olderThan });
    }
    if (expired.length + drafts + logos + photos + orphans > 0)
      this.logger.log(
        `Deleted ${expired.length} expired files of uploads, ${drafts} drafts, ${logos} unused logos, ${photos} unused photographs and ${orphans} orphans`,
      );
    return { expired: expired.length, drafts, logos, photos, orphans };
  }

  /** Removes what no row knows of and was stored before this instant. @returns how many */
  private async removeUnknown(before: Date): Promise<number> {
    let removed = 0;
    for await (const some of this.blobs.list()) {
      const stored = some.filter(({ storedAt }) => storedAt < before).map(({ name }) => name);
      if (stored.length === 0) continue;
      const known = await Promise.all([
        this.sourceImage.known(stored),
        this.logos.known(stored),
        this.photos.known(stored),
      ]);
      for (const name of stored) {
        if (known.some((names) => names.has(name))) continue;
        await this.blobs.remove(name);
        removed += 1;
      }
    }
    return removed;
  }
}
