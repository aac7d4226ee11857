import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION } from '@chalkboard/contracts';
import { BlobStore } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { JobRepository } from '../../domain/menu/job.repository';
import { LogoStore } from '../../domain/menu/logo-store';
import { expiryOf, SWEEP_MS } from '../../domain/menu/paper';
import { PaperRepository } from '../../domain/menu/paper.repository';
import { PictureFolders } from '../../domain/menu/picture-folders';
import { RemovalJournal, type LogRemoved } from '../../domain/menu/removal-journal';

/** What nobody knows of this long after it was stored belongs to no upload or reading under way. */
const ORPHAN_AFTER_MS = 60 * 60_000;

interface Deleted {
  readonly expired: number;
  readonly drafts: number;
  readonly logos: number;
  readonly orphans: number;
}

/**
 * Keeps the promise that uploaded images are deleted within 24 hours, the pictures of their pages, what was read for a
 * proposal and what was shown of a reading with them; and removes what a crash left without a row, and logos that no menu shows.
 */
@Injectable()
export class DeleteExpiredUploadsHandler {
  private readonly logger = new Logger(DeleteExpiredUploadsHandler.name);

  constructor(
    private readonly paper: PaperRepository,
    private readonly jobs: JobRepository,
    private readonly logos: LogoStore,
    private readonly blobs: BlobStore,
    private readonly folders: PictureFolders,
    private readonly journal: RemovalJournal,
    private readonly clock: Clock,
  ) {}

  /** @returns how many files had expired, how many drafts with them, how many logos no menu uses, and how many files and folders belonged to nothing; none while another instance is at it */
  @Interval(SWEEP_MS)
  async execute(): Promise<Deleted> {
    return (await this.journal.alone('delete-expired-uploads', (log) => this.sweep(log))) ?? { expired: 0, drafts: 0, logos: 0, orphans: 0 };
  }

  private async sweep(log: LogRemoved): Promise<Deleted> {
    const now = this.clock.now();
    const expiry = expiryOf(now);
    const logoExpiry = new Date(now.getTime() - RETENTION.unusedLogoMs);
    const expired = await this.paper.expired(expiry);
    for (const blob of expired) {
      await this.blobs.remove(blob);
      await this.paper.recordDeletion(blob);
    }
    const drafts = await this.jobs.deleteDrafts(expiry);
    const notes = await this.jobs.deleteNoted(expiry);
    const logos = await this.logos.deleteUnused(logoExpiry);

    const orphanBefore = new Date(now.getTime() - ORPHAN_AFTER_MS);
    const stored = (await this.blobs.list()).filter(({ storedAt }) => storedAt < orphanBefore).map(({ name }) => name);
    const [ofPaper, ofLogos] = await Promise.all([this.paper.known(stored), this.logos.known(stored)]);
    const unknown = stored.filter((name) => !ofPaper.has(name) && !ofLogos.has(name));
    for (const name of unknown) await this.blobs.remove(name);
    const orphans = unknown.length + (await this.folders.removeStale(orphanBefore));

    for (const [what, count, olderThan] of [
      ['uploads', expired.length, expiry],
      ['drafts', drafts, expiry],
      ['reading-notes', notes, expiry],
      ['logos', logos, logoExpiry],
      ['orphans', orphans, orphanBefore],
    ] as const) {
      await log({ what, count, olderThan });
    }
    if (expired.length + drafts + logos + orphans > 0) this.logger.log(`Deleted ${expired.length} expired files of uploads, ${drafts} drafts, ${logos} unused logos and ${orphans} orphans`);
    return { expired: expired.length, drafts, logos, orphans };
  }
}
