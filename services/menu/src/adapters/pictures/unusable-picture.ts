import type { PictureFault } from '../../domain/menu/sent-picture';

/** The picture is at fault, not we. */
export class UnusablePictureError extends Error {
  override readonly name = 'UnusablePictureError';

  constructor(
    readonly fault: PictureFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}
