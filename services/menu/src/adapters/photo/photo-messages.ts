import type { PicturePart } from '../../domain/menu/photo';

/** What the worker is sent. */
export interface PhotoOrder {
  readonly picture: Uint8Array;
  readonly part?: PicturePart;
}
