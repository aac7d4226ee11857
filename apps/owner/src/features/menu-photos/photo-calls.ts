import type { Menu, MenuPhoto, ShowPhotosRequest } from '@chalkboard/contracts';
import { cutPhotoRoute, showPhotosRoute, takePhotoRoute } from '@chalkboard/contracts/api/menu/pictures.routes';
import { call } from '@chalkboard/web-kit';
import type { CropBox } from '../../shared/pages/crop-box';

/** Sends a photograph, which is shown nowhere yet. Needs the edit right, as all of these do. */
export function takePhoto(shareId: string, file: File): Promise<MenuPhoto> {
  const body = new FormData();
  body.append('file', file);
  return call(takePhotoRoute, { params: { shareId }, body });
}

/** Has a part of a page of the paper cut out, as long as the paper is kept. */
export function cutPhoto(shareId: string, page: number, part: CropBox): Promise<MenuPhoto> {
  return call(cutPhotoRoute, { params: { shareId }, body: { page, part } });
}

export function showPhotos(shareId: string, body: ShowPhotosRequest): Promise<Menu> {
  return call(showPhotosRoute, { params: { shareId }, body });
}
