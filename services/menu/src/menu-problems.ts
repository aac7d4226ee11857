import type { ProblemTable } from '@chalkboard/service-kit';
import type { MenuErrorCode } from './domain/menu/menu.errors';

/** How each refusal looks over HTTP; titles are the spec's toasts where it has them. */
export const MENU_PROBLEMS: ProblemTable<MenuErrorCode> = {
  'menu.invalid_file_type': { status: 415, title: 'Invalid file type' },
  'menu.file_too_large': { status: 413, title: 'File too large' },
  'menu.empty_file': { status: 422, title: 'Processing failed' },
  'menu.no_file': { status: 400, title: 'Processing failed' },
  'menu.too_many_files': { status: 413, title: 'Processing failed' },
  'menu.too_many_uploads': { status: 429, title: 'Processing failed' },
  'menu.busy': { status: 503, title: 'Processing failed' },
  'menu.corrupt_file': { status: 422, title: 'Processing failed' },
  'menu.encrypted_pdf': { status: 422, title: 'Processing failed' },
  'menu.image_too_large': { status: 422, title: 'Processing failed' },
  'menu.too_many_pages': { status: 422, title: 'Processing failed' },
  'menu.file_too_complex': { status: 422, title: 'Processing failed' },
  'menu.reading_too_slow': { status: 422, title: 'Processing failed' },
  'menu.no_text_found': { status: 422, title: 'Processing failed' },
  'menu.no_items_found': { status: 422, title: 'Processing failed' },
  'menu.extraction_failed': { status: 500, title: 'Processing failed' },
  'menu.job_not_found': { status: 404, title: 'Not found' },
  'menu.not_found': { status: 404, title: 'Menu Not Found' },
  'menu.changed_meanwhile': { status: 409, title: 'Changed meanwhile' },
  'menu.too_long': { status: 413, title: 'Menu too long' },
  'menu.duplicate_part': { status: 422, title: 'Not saved' },
  'menu.invalid_price': { status: 422, title: 'Not saved' },
  'menu.invalid_adjustment': { status: 422, title: 'Processing failed' },
  'menu.page_not_found': { status: 404, title: 'Not found' },
  'menu.not_read_yet': { status: 409, title: 'Not ready yet' },
  'menu.proposal_gone': { status: 404, title: 'Not found' },
  'menu.edit_right_missing': { status: 403, title: 'Not allowed' },
};
