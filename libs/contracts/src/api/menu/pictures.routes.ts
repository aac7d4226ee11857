import { z } from 'zod';
import { MenuAnswer } from '../../http/menu-answers';
import { MenuPhoto, PhotoFromPageRequest, ShowPhotosRequest } from '../../http/menu-photos';
import { LOGO } from '../../logo';
import { PHOTO } from '../../photo';
import { file, multipart, open, route } from '../route';
import { OF_EDITOR } from './refusals';

const ofKeeping = ['422 menu.unusable_photo', '503 menu.busy', '409 menu.too_many_photos'] as const;

const oneFile = (maxBytes: number) => multipart(z.object({}), { files: ['file'], maxBytes });

export const setLogoRoute = route({
  id: 'menu.setLogo',
  method: 'PUT',
  path: '/api/menu/:shareId/logo',
  summary: 'Puts a logo on a menu: PNG, JPEG or WebP.',
  access: open('needs the edit right of this menu, which is checked before anything is taken and again under its lock'),
  body: oneFile(LOGO.maxBytes),
  answers: { 200: MenuAnswer },
  problems: [
    ...OF_EDITOR,
    '409 menu.follows_main',
    '400 menu.no_logo',
    '413 menu.logo_too_large',
    '415 menu.invalid_logo_type',
    '422 menu.unusable_logo',
    '503 menu.busy',
  ],
});

export const removeLogoRoute = route({
  id: 'menu.removeLogo',
  method: 'DELETE',
  path: '/api/menu/:shareId/logo',
  summary: 'Takes the logo off a menu.',
  access: open('needs the edit right of this menu, which is checked under its lock'),
  answers: { 200: MenuAnswer },
  problems: [...OF_EDITOR, '409 menu.follows_main'],
});

export const showLogoRoute = route({
  id: 'menu.showLogo',
  method: 'GET',
  path: '/api/menu/logos/:hash',
  summary: 'A logo; what lies there never changes.',
  access: open('a logo stands on a public menu'),
  answers: { 200: file('image/webp') },
  problems: ['404 menu.logo_not_found'],
});

export const takePhotoRoute = route({
  id: 'menu.takePhoto',
  method: 'POST',
  path: '/api/menu/:shareId/photos',
  summary: 'Takes a photograph for a menu, JPEG, PNG or WebP; it is shown nowhere yet.',
  access: open('needs the edit right of this menu, which is checked before anything is taken'),
  body: oneFile(PHOTO.maxBytes),
  answers: { 201: MenuPhoto },
  problems: [
    ...OF_EDITOR,
    '409 menu.follows_main',
    '400 menu.no_photo',
    '413 menu.photo_too_large',
    '415 menu.invalid_photo_type',
    ...ofKeeping,
  ],
});

export const cutPhotoRoute = route({
  id: 'menu.cutPhoto',
  method: 'POST',
  path: '/api/menu/:shareId/photos/from-page',
  summary: 'Cuts a photograph from a page of the paper, as long as that is kept; it is shown nowhere yet.',
  access: open('needs the edit right of this menu, which is checked here'),
  body: PhotoFromPageRequest,
  answers: { 201: MenuPhoto },
  problems: [...OF_EDITOR, '409 menu.follows_main', '404 menu.page_not_found', ...ofKeeping],
});

export const showPhotosRoute = route({
  id: 'menu.showPhotos',
  method: 'PUT',
  path: '/api/menu/:shareId/photos',
  summary: 'Says where photographs of a menu are shown.',
  access: open('needs the edit right of this menu, which is checked under its lock'),
  body: ShowPhotosRequest,
  answers: { 200: MenuAnswer },
  problems: [
    ...OF_EDITOR,
    '409 menu.follows_main',
    '404 menu.photo_not_found',
    '404 menu.item_not_found',
    '413 menu.too_long',
  ],
});

export const showPhotoRoute = route({
  id: 'menu.showPhoto',
  method: 'GET',
  path: '/api/menu/photos/:hash/:file',
  summary: 'One size of a photograph, such as `640.avif`; what lies there never changes.',
  access: open('a photograph stands on a public menu'),
  answers: { 200: file('image/avif', 'image/webp') },
  problems: ['404 menu.photo_not_found'],
});
