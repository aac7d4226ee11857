import { MenuLogo } from '@chalkboard/contracts';
import { z } from 'zod';
import { unusableLogo, type CleanLogo } from '../../domain/menu/logo';
import { LogoCleaner } from '../../domain/menu/logo-cleaner';
import { PictureProcesses } from '../pictures/picture-processes';
import { UnusablePictureError } from '../pictures/unusable-picture';

const BOUNDS = { timeMs: 20_000, memoryMb: 500 };

const MadeLogo = MenuLogo.omit({ hash: true }).extend({ bytes: z.instanceof(Uint8Array) });

/** Cleans each logo in a process of its own. */
export class ForkedLogoCleaner extends LogoCleaner {
  private readonly processes: PictureProcesses<Uint8Array, z.infer<typeof MadeLogo>>;

  /** @param workerFile the bundled worker, `logo-worker.js` */
  constructor(workerFile: string) {
    super();
    this.processes = new PictureProcesses(workerFile, BOUNDS, MadeLogo);
  }

  async clean(picture: Buffer): Promise<CleanLogo> {
    try {
      const { bytes, ...logo } = await this.processes.make(picture);
      return { ...logo, bytes: Buffer.from(bytes) };
    } catch (error) {
      throw error instanceof UnusablePictureError ? unusableLogo(error.fault) : error;
    }
  }
}
