import { createHash } from 'node:crypto';
import { UPLOAD, UploadMenuFields } from '@chalkboard/contracts';
import { BlobStore, LiveHints, parseInput } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { businessesOfUpload, businessOfUpload } from '../../domain/menu/businesses';
import { ConversionQuota } from '../../domain/menu/conversion-quota';
import { QUEUE_HINT, type UploadedFields, type UploadedFile } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import { checkLogo } from '../../domain/menu/logo';
import { LogoCleaner } from '../../domain/menu/logo-cleaner';
import { LogoStore } from '../../domain/menu/logo-store';
import { MenuError } from '../../domain/menu/menu.errors';
import { withAdjustments } from '../../domain/menu/page-adjustments';
import { addressKey } from '../../domain/menu/quota';
import { newSecretId } from '../../domain/menu/secret-id';
import type { StoredMenu } from '../../domain/menu/stored-menu';
import { checkUpload } from '../../domain/menu/upload-check';
import type { UploadPart } from './multipart-upload';

/** Limits of unfinished jobs, per visitor and in total: a longer queue would be of no use to anybody. */
const OPEN_PER_VISITOR = 5;
const OPEN_IN_ALL = 200;

type StoredFile = Omit<UploadedFile, 'adjustment'>;
type SaidFields = Omit<UploadMenuFields, 'adjustments'> & Pick<UploadedFields, 'logo'>;

/** Who uploads. */
export interface Uploader {
  /** Hash of the visitor's secret. */
  readonly visitor: string;
  /** The businesses of the signed-in member; undefined: nobody is signed in. */
  readonly businesses: readonly string[] | undefined;
  /** Network address. */
  readonly address: string;
  /** The existing menu that these are new photos of. */
  readonly updates?: StoredMenu;
}

@Injectable()
export class UploadMenuHandler {
  constructor(
    private readonly jobs: JobRepository,
    private readonly blobs: BlobStore,
    private readonly cleaner: LogoCleaner,
    private readonly logos: LogoStore,
    private readonly quota: ConversionQuota,
    private readonly hints: LiveHints,
  ) {}

  /**
   * Checks and stores the files of one menu and queues its extraction, which counts as a conversion.
   * @throws MenuError `menu.quota_used_up`, or the problem of a file; then nothing of the upload is kept
   * @returns the job's id. It is a secret: whoever knows it may follow the job
   */
  async execute(
    parts: AsyncIterable<UploadPart>,
    { visitor, businesses, address, updates }: Uploader,
  ): Promise<string> {
    const open = await this.jobs.countOpen(visitor);
    if (open.ofVisitor >= OPEN_PER_VISITOR)
      throw new MenuError(
        'menu.too_many_uploads',
        'Several of your menus are being read already. Please wait until one is done.',
      );
    if (open.all >= OPEN_IN_ALL)
      throw new MenuError('menu.busy', 'Very many menus are being read right now. Please try again in a few minutes.');
    const payer = { visitor, address: addressKey(address) };
    await this.quota.assertLeft(
      (updates ? [updates.businessId] : businessesOfUpload(businesses)).map((businessId) => ({ ...payer, businessId })),
    );

    const stored: StoredFile[] = [];
    try {
      const { said, files } = await this.take(parts, stored);
      const { businessId: named, locationId, ...given } = said;
      const businessId = updates ? updates.businessId : businessOfUpload(businesses, named);
      const fields = {
        ...given,
        ...(businessId !== undefined && !updates && { belongsTo: { businessId, ...(locationId && { locationId }) } }),
      };
      const id = newSecretId();
      const conversion = await this.quota.conversion({ ...payer, businessId });
      await this.jobs.add({ id, visitor, fields, files, updates: updates?.menu.shareId, conversion });
      this.hints.send('job', QUEUE_HINT);
      return id;
    } catch (error) {
      // Nothing of a rejected upload is kept. The sweep finds files that could not be deleted now.
      await Promise.allSettled(stored.map(({ blob }) => this.blobs.remove(blob)));
      throw error;
    }
  }

  /** Fills `stored` while it stores files, so that the caller can undo it after any error. */
  private async take(
    parts: AsyncIterable<UploadPart>,
    stored: StoredFile[],
  ): Promise<{ said: SaidFields; files: UploadedFile[] }> {
    const texts: Record<string, unknown> = {};
    let logo: Buffer | undefined;
    for await (const part of parts) {
      if (part.kind === 'field') {
        texts[part.name] = part.value === '' ? undefined : part.value;
        continue;
      }
      if (part.kind === 'logo') {
        checkLogo(part);
        logo = part.bytes;
        continue;
      }
      if (stored.length >= UPLOAD.maxFiles)
        throw new MenuError('menu.too_many_files', `Please upload at most ${UPLOAD.maxFiles} files at once.`);
      const mimeType = checkUpload(part);
      stored.push({
        blob: await this.blobs.put(part.bytes),
        mimeType,
        bytes: part.bytes.length,
        hash: createHash('sha256').update(part.bytes).digest('hex'),
      });
    }
    if (stored.length === 0) throw new MenuError('menu.no_file', 'Please choose a photo or PDF of your menu.');
    const { adjustments, ...fields } = parseInput(UploadMenuFields, texts);
    const adjusted = withAdjustments(stored, adjustments);
    // The logo comes last: a stored logo without a job is deleted soon.
    return {
      said: { ...fields, ...(logo && { logo: await this.logos.keep(await this.cleaner.clean(logo)) }) },
      files: adjusted,
    };
  }
}
