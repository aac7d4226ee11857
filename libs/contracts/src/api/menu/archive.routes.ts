import { z } from 'zod';
import { ARCHIVE } from '../../archive';
import { ArchivedMenuAnswer } from '../../http/menu-answers';
import { ArchiveContents, ImportedMenus, ImportMenusQuery } from '../../http/menu-archive';
import { multipart, owner, route } from '../route';
import { OF_EDITOR } from './refusals';

const archive = multipart(z.object({}), { files: ['file'], maxBytes: ARCHIVE.maxBytes });

const ofArchive = [
  '404 menu.business_not_found',
  '400 menu.no_archive',
  '413 menu.archive_too_large',
  '415 menu.not_an_archive',
  '422 menu.unusable_archive',
  '422 menu.invalid_price',
  '422 menu.invalid_rules',
  '422 menu.invalid_allergens',
  '422 menu.invalid_opening_hours',
  '422 menu.invalid_time_zone',
  '422 menu.same_language',
  '422 menu.duplicate_part',
  '413 menu.too_long',
  '409 menu.too_many_locations',
  '503 menu.busy',
] as const;

export const showArchivedMenuRoute = route({
  id: 'menu.showArchivedMenu',
  method: 'GET',
  path: '/api/menu/:shareId/archived',
  summary: 'A menu with its settings, as it lies in an archive; for owners of its business.',
  access: owner,
  answers: { 200: ArchivedMenuAnswer },
  problems: [...OF_EDITOR],
});

export const showArchiveRoute = route({
  id: 'menu.showArchive',
  method: 'POST',
  path: '/api/menu-archives/:businessId/contents',
  summary: 'What of an archive would come in. Nothing is kept.',
  access: owner,
  body: archive,
  answers: { 200: ArchiveContents },
  problems: [...ofArchive],
});

export const importMenusRoute = route({
  id: 'menu.importMenus',
  method: 'POST',
  path: '/api/menu-archives/:businessId/imports',
  summary:
    'Takes menus of an archive as drafts of a business, all that are wanted or none. The same archive again gives the same drafts.',
  access: owner,
  query: ImportMenusQuery,
  body: archive,
  // Each picture is made anew.
  answersWithinMs: 5 * 60_000,
  answers: { 200: ImportedMenus },
  problems: [
    ...ofArchive,
    '422 menu.unusable_photo',
    '422 menu.unusable_logo',
    '409 menu.too_many_photos',
    '429 menu.too_many_imports',
  ],
});
