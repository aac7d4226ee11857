import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UPLOAD, UploadMenuFields } from '@chalkboard/contracts';
import { BlobStore, LiveHints, parseInput } from '@chalkboard/service-kit';
import { QUEUE_HINT, type UploadedFields, type UploadedFile } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import { MenuError } from '../../domain/menu/menu.errors';
import { withAdjustments } from '../../domain/menu/page-adjustments';
import { newSecretId } from '../../domain/menu/secret-id';
import { checkUpload } from '../../domain/menu/upload-check';
import type { UploadPart } from './multipart-upload';

/** More unfinished jobs of one visitor, or of all, are refused: the queue must stay short enough to be of use. */
const OPEN_PER_VISITOR = 5;
const OPEN_IN_ALL = 200;

type StoredFile = Omit<UploadedFile, 'adjustment'>;

@Injectable()
export class UploadMenuHandler {
  constructor(
    private readonly jobs: JobRepository,
    private readonly blobs: BlobStore,
    private readonly hints: LiveHints,
  ) {}

  /**
   * Checks and stores the files of one menu and queues its digitisation.
   * @param updates the menu (`shareId`) that these are new photos of, if it is there already
   * @returns the job's id, which is a secret: who knows it may follow the job
   */
  async execute(parts: AsyncIterable<UploadPart>, visitor: string, updates?: string): Promise<string> {
    const open = await this.jobs.countOpen(visitor);
    if (open.ofVisitor >= OPEN_PER_VISITOR) throw new MenuError('menu.too_many_uploads', 'Several of your menus are being read already. Please wait until one is done.');
    if (open.all >= OPEN_IN_ALL) throw new MenuError('menu.busy', 'Very many menus are being read right now. Please try again in a few minutes.');

    const stored: StoredFile[] = [];
    try {
      const { fields, files } = await this.take(parts, stored);
      const id = newSecretId();
      await this.jobs.add({ id, visitor, fields, files, updates });
      this.hints.send('job', QUEUE_HINT);
      return id;
    } catch (error) {
      // Nothing of a refused upload stays behind.
      await Promise.all(stored.map(({ blob }) => this.blobs.remove(blob)));
      throw error;
    }
  }

  /** Fills `stored` as files are stored, so that the caller can undo it whatever happens. */
  private async take(parts: AsyncIterable<UploadPart>, stored: StoredFile[]): Promise<{ fields: UploadedFields; files: UploadedFile[] }> {
    const said: Record<string, unknown> = {};
    for await (const part of parts) {
      if (part.kind === 'field') {
        said[part.name] = part.value === '' ? undefined : part.value;
        continue;
      }
      if (stored.length >= UPLOAD.maxFiles) throw new MenuError('menu.too_many_files', `Please upload at most ${UPLOAD.maxFiles} files at once.`);
      const mimeType = checkUpload(part);
      stored.push({ blob: await this.blobs.put(part.bytes), mimeType, bytes: part.bytes.length, hash: createHash('sha256').update(part.bytes).digest('hex') });
    }
    if (stored.length === 0) throw new MenuError('menu.no_file', 'Please choose a photo or PDF of your menu.');
    const { adjustments, ...fields } = parseInput(UploadMenuFields, said);
    return { fields, files: withAdjustments(stored, adjustments) };
  }
}
