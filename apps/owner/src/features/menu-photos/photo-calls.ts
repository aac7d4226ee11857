import type { Menu, MenuPhoto, ShowPhotosRequest } from '@chalkboard/contracts';
import { api } from '@chalkboard/web-kit';
import type { CropBox } from '../prepare-pages/crop-box';

const pathOf = (shareId: string) => `/api/menu/${encodeURIComponent(shareId)}/photos`;

/** Sends a photograph, which is shown nowhere yet. Needs the edit right, as all of these do. */
export function takePhoto(shareId: string, file: File): Promise<MenuPhoto> {
  const body = new FormData();
  body.append('file', file);
  return api<MenuPhoto>(pathOf(shareId), { method: 'POST', body });
}

/** Has a part of a page of the paper cut out, as long as the paper is kept. */
export function cutPhoto(shareId: string, page: number, part: CropBox): Promise<MenuPhoto> {
  return api<MenuPhoto>(`${pathOf(shareId)}/from-page`, { method: 'POST', body: { page, part } });
}

export function showPhotos(shareId: string, request: ShowPhotosRequest): Promise<Menu> {
  return api<Menu>(pathOf(shareId), { method: 'PUT', body: request });
}
