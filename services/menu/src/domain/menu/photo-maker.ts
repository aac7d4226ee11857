import type { CleanPhoto, PicturePart } from './photo';

export abstract class PhotoMaker {
  /**
   * Makes a photograph anew from a stranger's picture, in all of its sizes.
   *
   * @param bytes what `checkPhoto` let through, or the picture of a page
   * @param part the part of the upright picture that is wanted; absent: all of it
   * @throws MenuError `menu.unusable_photo`, `menu.busy`
   */
  abstract make(bytes: Buffer, part?: PicturePart): Promise<CleanPhoto>;
}
