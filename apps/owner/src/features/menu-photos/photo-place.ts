import type { Menu, MenuPhoto, ShowPhotosRequest, ToastMessage } from '@chalkboard/contracts';
import { PHOTO } from '@chalkboard/contracts/photo';
import { texts } from '../../texts';

/** Where a photograph can be shown: above the menu, or at a dish, by its id. */
export type PhotoPlace = { readonly cover: true } | { readonly itemId: string };

/** The same place has the same key. */
export function keyOf(place: PhotoPlace): string {
  return 'cover' in place ? 'cover' : `dish-${place.itemId}`;
}

/** The id of the input that takes a file for it: the place itself is its label. */
export function fileInputId(place: PhotoPlace): string {
  return `${keyOf(place)}-file`;
}

export function photoAt({ cover, categories }: Menu, place: PhotoPlace): MenuPhoto | undefined {
  if ('cover' in place) return cover;
  return categories.flatMap(({ items }) => items).find(({ id }) => id === place.itemId)?.photo;
}

/** @param hash null: none */
export function requestFor(place: PhotoPlace, hash: string | null): ShowPhotosRequest {
  return 'cover' in place ? { cover: hash } : { items: [{ itemId: place.itemId, photo: hash }] };
}

const TYPES: readonly string[] = PHOTO.mimeTypes;

/** The size that a photo has to stay below. */
export const PHOTO_MEGABYTES = PHOTO.maxBytes / 1024 / 1024;

/** @returns the message to show, or undefined when the file may be sent */
export function refusalOf(file: Pick<File, 'type' | 'size'>): ToastMessage | undefined {
  if (!TYPES.includes(file.type)) return { ...texts.photos.wrongType, variant: 'destructive' };
  if (file.size >= PHOTO.maxBytes) {
    const { title, description } = texts.photos.tooLarge;
    return { title, description: description({ megabytes: PHOTO_MEGABYTES }), variant: 'destructive' };
  }
  return undefined;
}
