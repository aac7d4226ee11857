import { PHOTO_FORMATS } from '@chalkboard/contracts';
import { z } from 'zod';
import { unusablePhoto, type CleanPhoto, type PicturePart } from '../../domain/menu/photo';
import { PhotoMaker } from '../../domain/menu/photo-maker';
import { PictureProcesses } from '../pictures/picture-processes';
import { UnusablePictureError } from '../pictures/unusable-picture';
import type { PhotoOrder } from './photo-messages';

/** Decoding the largest picture that is taken needs some 400 MB; eight sizes are encoded in one or two seconds. */
const BOUNDS = { timeMs: 30_000, memoryMb: 700 };

const pixels = z.int().positive();
const MadePhoto = z.object({
  width: pixels,
  height: pixels,
  files: z.array(z.object({ width: pixels, format: z.enum(PHOTO_FORMATS), bytes: z.instanceof(Uint8Array) })),
});

/** Makes each photograph in a process of its own. */
export class ForkedPhotoMaker extends PhotoMaker {
  private readonly processes: PictureProcesses<PhotoOrder & object, z.infer<typeof MadePhoto>>;

  /** @param workerFile the bundled worker, `photo-worker.js` */
  constructor(workerFile: string) {
    super();
    this.processes = new PictureProcesses(workerFile, BOUNDS, MadePhoto);
  }

  async make(picture: Buffer, part?: PicturePart): Promise<CleanPhoto> {
    try {
      const { files, ...photo } = await this.processes.make({ picture, ...(part && { part }) });
      return { ...photo, files: files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) })) };
    } catch (error) {
      throw error instanceof UnusablePictureError ? unusablePhoto(error.fault) : error;
    }
  }
}
