import { z } from 'zod';
import { PaperQuery, PictureQuery } from '../../http/share';
import { file, nothing, open, route } from '../route';
import { OF_MENU } from './refusals';

/*
 * What a menu is shared by, each open as the menu is by its link.
 */

const KNOWN = { 'if-none-match': 'The `ETag` of the file as the caller has it: 304 while it is still that.' } as const;
const ofPrinting = [...OF_MENU, '503 menu.printer_busy', '500 menu.printing_failed'] as const;

/**
 * The version of the menu, which an address names so that the picture may be kept. Links are written by others: what is
 * no version is passed over.
 */
const PreviewQuery = z.object({ v: z.string().optional().catch(undefined) });

export const printMenuRoute = route({
  id: 'menu.printMenu',
  method: 'GET',
  path: '/api/menu/:shareId/menu.pdf',
  summary: 'The menu, to be printed.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PaperQuery,
  answers: { 200: file('application/pdf'), 304: nothing },
  problems: [...ofPrinting],
});

export const printTableTentsRoute = route({
  id: 'menu.printTableTents',
  method: 'GET',
  path: '/api/menu/:shareId/table-tents.pdf',
  summary: 'Table tents with the code of the menu, to be printed.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PaperQuery,
  answers: { 200: file('application/pdf'), 304: nothing },
  problems: [...ofPrinting],
});

export const printWindowCardRoute = route({
  id: 'menu.printWindowCard',
  method: 'GET',
  path: '/api/menu/:shareId/window-card.pdf',
  summary: 'A card for the window with the code of the menu, to be printed.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PaperQuery,
  answers: { 200: file('application/pdf'), 304: nothing },
  problems: [...ofPrinting],
});

export const drawMenuRoute = route({
  id: 'menu.drawMenu',
  method: 'GET',
  path: '/api/menu/:shareId/menu.png',
  summary: 'The first page of the printed menu as a picture.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PictureQuery,
  answers: { 200: file('image/png'), 304: nothing },
  problems: [...ofPrinting],
});

export const drawTableTentsRoute = route({
  id: 'menu.drawTableTents',
  method: 'GET',
  path: '/api/menu/:shareId/table-tents.png',
  summary: 'The table tents as a picture.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PictureQuery,
  answers: { 200: file('image/png'), 304: nothing },
  problems: [...ofPrinting],
});

export const drawWindowCardRoute = route({
  id: 'menu.drawWindowCard',
  method: 'GET',
  path: '/api/menu/:shareId/window-card.png',
  summary: 'The card for the window as a picture.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PictureQuery,
  answers: { 200: file('image/png'), 304: nothing },
  problems: [...ofPrinting],
});

export const drawPreviewRoute = route({
  id: 'menu.drawPreview',
  method: 'GET',
  path: '/api/menu/:shareId/preview.png',
  summary: 'The picture of a link to the menu, as messages and networks show it.',
  access: open('shows what the menu itself shows'),
  headers: KNOWN,
  query: PreviewQuery,
  answers: { 200: file('image/png'), 304: nothing },
  problems: [...ofPrinting],
});

export const drawCodeSvgRoute = route({
  id: 'menu.drawCodeSvg',
  method: 'GET',
  path: '/api/menu/:shareId/qr.svg',
  summary: 'The QR code of the page of the menu.',
  access: open('leads to what its link shows'),
  headers: KNOWN,
  answers: { 200: file('image/svg+xml'), 304: nothing },
  problems: [...OF_MENU],
});

export const drawCodePngRoute = route({
  id: 'menu.drawCodePng',
  method: 'GET',
  path: '/api/menu/:shareId/qr.png',
  summary: 'The same as a picture of pixels.',
  access: open('leads to what its link shows'),
  headers: KNOWN,
  answers: { 200: file('image/png'), 304: nothing },
  problems: [...OF_MENU],
});

export const exportJsonRoute = route({
  id: 'menu.exportJson',
  method: 'GET',
  path: '/api/menu/:shareId/export.json',
  summary: 'All of the menu but where it was read and how sure the reader was.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('application/json'), 304: nothing },
  problems: [...OF_MENU],
});

export const exportCsvRoute = route({
  id: 'menu.exportCsv',
  method: 'GET',
  path: '/api/menu/:shareId/export.csv',
  summary: 'The menu as a table: a row a dish, or one a size.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('text/csv'), 304: nothing },
  problems: [...OF_MENU],
});

export const exportJsonLdRoute = route({
  id: 'menu.exportJsonLd',
  method: 'GET',
  path: '/api/menu/:shareId/export.jsonld',
  summary: 'The menu in the words of schema.org.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('application/ld+json'), 304: nothing },
  problems: [...OF_MENU],
});

/*
 * In the shapes of others. What a shape has no place for is said in the header `NOT_EXPORTED_HEADER`.
 */

export const exportUberEatsRoute = route({
  id: 'menu.exportUberEats',
  method: 'GET',
  path: '/api/menu/:shareId/uber-eats.json',
  summary: 'The menu as the menu interface of Uber Eats takes it.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('application/json'), 304: nothing },
  problems: [...OF_MENU],
});

export const exportSquareRoute = route({
  id: 'menu.exportSquare',
  method: 'GET',
  path: '/api/menu/:shareId/square.json',
  summary: 'The menu as a batch for the catalogue of Square.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('application/json'), 304: nothing },
  problems: [...OF_MENU],
});

export const exportGoogleRoute = route({
  id: 'menu.exportGoogle',
  method: 'GET',
  path: '/api/menu/:shareId/google.json',
  summary: 'The menu as the food menus of a Google Business Profile.',
  access: open('has what the menu itself shows'),
  headers: KNOWN,
  answers: { 200: file('application/json'), 304: nothing },
  problems: [...OF_MENU],
});
