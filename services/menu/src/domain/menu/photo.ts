import { PHOTO, type Menu, type MenuPhoto, type PhotoFormat, type ShowPhotosRequest } from '@chalkboard/contracts';
import { MenuError } from './menu.errors';
import { isPicture, type PictureFault, type SentPicture } from './sent-picture';
import type { StoredMenu } from './stored-menu';

/** One size of a photograph. */
export interface PhotoFile {
  /** Pixels. */
  readonly width: number;
  readonly format: PhotoFormat;
  readonly bytes: Buffer;
}

/**
 * A photograph made anew from its pixels, in all of its sizes: nothing else of the file it came from is in it, such as
 * where it was taken.
 */
export interface CleanPhoto extends Omit<MenuPhoto, 'hash'> {
  readonly files: readonly PhotoFile[];
}

/** A part of a picture, in fractions of it. */
export interface PicturePart {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Why a picture cannot be a photograph of a menu, with the sentence that its owner is shown. */
const FAULTS: Readonly<Record<PictureFault, string>> = {
  damaged: "We couldn't open this photo. It may be damaged; please try another copy.",
  'too-many-pixels': 'This photo is larger than we can open. Please choose a smaller one.',
  'too-narrow': `This photo is too small or too narrow. Please choose one with at least ${PHOTO.shortSide} pixels on each side.`,
  'too-complex': 'Opening this photo takes more than we can give it. Please choose a simpler copy.',
};

/**
 * Checks a file before it is opened, by its bytes alone.
 *
 * @throws MenuError `menu.no_photo`, `menu.photo_too_large`, `menu.invalid_photo_type`
 */
export function checkPhoto({ bytes, truncated }: SentPicture): void {
  if (!truncated && bytes.length === 0) throw new MenuError('menu.no_photo', 'Please choose a photo.');
  if (!isPicture(bytes))
    throw new MenuError('menu.invalid_photo_type', 'Please upload your photo as a JPG, PNG or WebP picture.');
  if (truncated || bytes.length >= PHOTO.maxBytes)
    throw new MenuError('menu.photo_too_large', `A photo must be smaller than ${PHOTO.maxBytes / 1024 / 1024}MB.`);
}

export function unusablePhoto(fault: PictureFault): MenuError {
  return new MenuError('menu.unusable_photo', FAULTS[fault]);
}

export function photoNotFound(): MenuError {
  return new MenuError('menu.photo_not_found', 'There is no such photo (any more). Please add it again.');
}

/** The hashes of all photographs that a menu shows, in a fixed order. */
export function shownPhotos({ cover, categories }: Menu): string[] {
  const shown = [cover, ...categories.flatMap(({ items }) => items.map(({ photo }) => photo))];
  return [...new Set(shown.flatMap((photo) => (photo ? [photo.hash] : [])))].toSorted();
}

/**
 * The menu with photographs put up and taken away. A photograph shown where it is already changes nothing.
 *
 * @param kept those that were taken for this menu
 * @returns the very same menu where all is so already
 * @throws MenuError `menu.photo_not_found`, `menu.item_not_found`
 */
export function withPhotos(
  menu: Menu,
  { cover, items = [] }: ShowPhotosRequest,
  kept: StoredMenu['photos'] = [],
): Menu {
  const known = new Map(kept.map((photo) => [photo.hash, photo]));
  const photoOf = (hash: string): MenuPhoto => {
    const photo = known.get(hash);
    if (!photo) throw photoNotFound();
    return photo;
  };
  const dishes = new Set(menu.categories.flatMap((category) => category.items.map(({ id }) => id)));
  if (items.some(({ itemId }) => !dishes.has(itemId)))
    throw new MenuError('menu.item_not_found', 'This dish is not on the menu any more. Please reload the page.');
  const changes = new Map(items.map(({ itemId, photo }) => [itemId, photo]));
  const changed: Menu = {
    ...withPhoto(menu, 'cover', cover, photoOf),
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => withPhoto(item, 'photo', changes.get(item.id), photoOf)),
    })),
  };
  const isSame =
    changed.cover?.hash === menu.cover?.hash &&
    changed.categories.every(({ items: now }, at) =>
      now.every((item, index) => item === menu.categories[at]?.items[index]),
    );
  return isSame ? menu : changed;
}

/** @param hash undefined: as it is; null: none */
function withPhoto<K extends string, T extends { readonly [key in K]?: MenuPhoto }>(
  of: T,
  key: K,
  hash: string | null | undefined,
  photoOf: (hash: string) => MenuPhoto,
): T {
  if (hash === undefined || of[key]?.hash === (hash ?? undefined)) return of;
  const { [key]: _, ...rest } = of;
  return (hash === null ? rest : { ...rest, [key]: photoOf(hash) }) as T;
}
