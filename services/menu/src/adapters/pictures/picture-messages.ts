import type { PictureFault } from '../../domain/menu/sent-picture';

/** What a worker makes of the one picture it was sent. */
export type PictureMessage<Made> =
  { readonly type: 'made'; readonly made: Made } | { readonly type: 'unusable'; readonly fault: PictureFault };
