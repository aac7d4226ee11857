import { ReadingFound } from '../../http/live-reading';
import { ExtractionJob, UploadMenuAccepted, UploadMenuFields } from '../../http/menu';
import { UploadMenuAnswer } from '../../http/menu-answers';
import { MenuUpdateProposal } from '../../http/menu-review';
import { MenuQuota, QuotaQuery } from '../../http/menu-rights';
import { MenuUploads } from '../../http/menu-uploads';
import { UPLOAD } from '../../limits';
import { events, file, multipart, open, route } from '../route';
import { OF_EDITOR } from './refusals';

/** Pages of a menu, and its logo as one of them. */
const Uploaded = multipart(UploadMenuFields, {
  files: ['file', 'logo'],
  maxBytes: UPLOAD.maxFiles * UPLOAD.maxBytes,
});

/** Of the files that are sent, of what stands beside them, and of how many may be sent. */
const ofUpload = [
  '402 menu.quota_used_up',
  '429 menu.too_many_uploads',
  '503 menu.busy',
  '400 menu.no_file',
  '413 menu.too_many_files',
  '413 menu.file_too_large',
  '415 menu.invalid_file_type',
  '422 menu.empty_file',
  '422 menu.invalid_adjustment',
  '400 menu.no_logo',
  '413 menu.logo_too_large',
  '415 menu.invalid_logo_type',
  '422 menu.unusable_logo',
] as const;

/** Why a reading came to nothing. */
const ofReading = [
  '422 menu.corrupt_file',
  '422 menu.encrypted_pdf',
  '422 menu.image_too_large',
  '422 menu.too_many_pages',
  '422 menu.file_too_complex',
  '422 menu.reading_too_slow',
  '422 menu.no_text_found',
  '422 menu.no_items_found',
  '413 menu.too_long',
  '500 menu.extraction_failed',
] as const;

const RESPOND_ASYNC = {
  prefer:
    '`respond-async` (RFC 7240): answered as soon as the files are stored, with where the reading can be followed.',
} as const;

export const uploadMenuRoute = route({
  id: 'menu.uploadMenu',
  method: 'POST',
  path: '/api/upload-menu',
  summary: 'Makes a menu of photos or files of it; each part `file` is some pages, `logo` the logo.',
  access: open(
    'anyone may digitise a menu; the visitor cookie becomes the right to edit it, or it belongs to the business of who is signed in',
  ),
  headers: RESPOND_ASYNC,
  body: Uploaded,
  // Without `Prefer: respond-async` it comes when every page is read.
  answersWithinMs: 5 * 60_000,
  answers: { 200: UploadMenuAnswer, 202: UploadMenuAccepted },
  problems: [...ofUpload, ...ofReading, '404 menu.job_not_found', '404 menu.not_found', '404 menu.withdrawn'],
});

export const uploadUpdateRoute = route({
  id: 'menu.uploadUpdate',
  method: 'POST',
  path: '/api/menu/:shareId/updates',
  summary: 'Takes new photos of a menu that is there; what would change is told when they are read.',
  access: open('needs the edit right of this menu, which is checked before anything is taken'),
  body: Uploaded,
  answers: { 202: UploadMenuAccepted },
  problems: [...OF_EDITOR, '409 menu.follows_main', ...ofUpload],
});

export const proposeChangesRoute = route({
  id: 'menu.proposeChanges',
  method: 'GET',
  path: '/api/menu/:shareId/updates/:jobId',
  summary: 'What the new photos would change in the menu as it is now; nothing changes until its owner sends it.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: MenuUpdateProposal },
  problems: [...OF_EDITOR, '404 menu.job_not_found', '404 menu.proposal_gone', '409 menu.not_read_yet', ...ofReading],
});

export const showUpdatePageRoute = route({
  id: 'menu.showUpdatePage',
  method: 'GET',
  path: '/api/menu/:shareId/updates/:jobId/pages/:page',
  summary: 'A page of the new photos of a menu, upright, as long as it is kept.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: file('image/webp') },
  problems: [...OF_EDITOR, '404 menu.page_not_found'],
});

export const readJobRoute = route({
  id: 'menu.readJob',
  method: 'GET',
  path: '/api/upload-menu/jobs/:jobId',
  summary: 'How far the reading of an upload is.',
  access: open('the job id is a secret of the uploader'),
  answers: { 200: ExtractionJob },
  problems: ['404 menu.job_not_found'],
});

export const followJobRoute = route({
  id: 'menu.followJob',
  method: 'GET',
  path: '/api/upload-menu/jobs/:jobId/events',
  summary:
    'How far the reading is at once, and again after each step, until it is done or has failed; to the uploader also what is found on each page.',
  access: open('the job id is a secret of the uploader'),
  headers: { 'last-event-id': 'The last event that the caller has: what was found before is not told again.' },
  answers: { 200: events({ progress: ExtractionJob, found: ReadingFound }) },
  problems: ['404 menu.job_not_found'],
});

export const showReadPageRoute = route({
  id: 'menu.showReadPage',
  method: 'GET',
  path: '/api/upload-menu/jobs/:jobId/pages/:page',
  summary: 'A page of an upload, upright, as soon as it is read.',
  access: open('for the visitor who uploaded it, which is checked here'),
  answers: { 200: file('image/webp') },
  problems: ['404 menu.job_not_found', '404 menu.page_not_found'],
});

export const showUploadsRoute = route({
  id: 'menu.showUploads',
  method: 'GET',
  path: '/api/menu/:shareId/uploads',
  summary: 'What became of what was uploaded for a menu.',
  access: open('needs the edit right of this menu, which is checked here'),
  answers: { 200: MenuUploads },
  problems: [...OF_EDITOR],
});

export const showQuotaRoute = route({
  id: 'menu.showQuota',
  method: 'GET',
  path: '/api/menu/quota',
  summary: 'How many menus the caller, or a business of theirs, can still have read this month.',
  access: open('tells a caller about their own conversions only'),
  query: QuotaQuery,
  answers: { 200: MenuQuota },
  problems: ['404 menu.business_not_found'],
});
