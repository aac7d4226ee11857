import { DomainError } from '@chalkboard/service-kit/domain';
import type { UnreadableFileCode } from '../reading/reading.errors';

/** Every way in which the menu service refuses something. */
export type MenuErrorCode =
  | UnreadableFileCode
  | 'menu.invalid_file_type'
  | 'menu.file_too_large'
  | 'menu.empty_file'
  | 'menu.no_file'
  | 'menu.too_many_files'
  | 'menu.too_many_uploads'
  | 'menu.busy'
  | 'menu.extraction_failed'
  | 'menu.job_not_found'
  | 'menu.not_found'
  | 'menu.changed_meanwhile'
  | 'menu.too_long'
  | 'menu.duplicate_part'
  | 'menu.invalid_price'
  | 'menu.invalid_rules'
  | 'menu.invalid_allergens'
  | 'menu.no_allergens'
  | 'menu.chart_not_found'
  | 'menu.no_tables'
  | 'menu.invalid_opening_hours'
  | 'menu.invalid_time_zone'
  | 'menu.no_name'
  | 'menu.same_language'
  | 'menu.no_suggestions'
  | 'menu.suggestions_failed'
  | 'menu.too_many_suggestions'
  | 'menu.invalid_adjustment'
  | 'menu.page_not_found'
  | 'menu.not_read_yet'
  | 'menu.proposal_gone'
  | 'menu.printer_busy'
  | 'menu.printing_failed'
  | 'menu.no_logo'
  | 'menu.invalid_logo_type'
  | 'menu.logo_too_large'
  | 'menu.unusable_logo'
  | 'menu.logo_not_found'
  | 'menu.no_photo'
  | 'menu.invalid_photo_type'
  | 'menu.photo_too_large'
  | 'menu.unusable_photo'
  | 'menu.photo_not_found'
  | 'menu.too_many_photos'
  | 'menu.item_not_found'
  | 'menu.edit_right_missing'
  | 'menu.withdrawn'
  | 'menu.claimed'
  | 'menu.business_not_found'
  | 'menu.edit_link_not_found'
  | 'menu.edit_link_not_valid'
  | 'menu.too_many_links'
  | 'menu.too_many_devices'
  | 'menu.too_many_tries'
  | 'menu.quota_used_up'
  | 'menu.follows_main'
  | 'menu.is_location'
  | 'menu.no_business'
  | 'menu.location_exists'
  | 'menu.location_not_found'
  | 'menu.too_many_locations'
  | 'menu.too_many_prices'
  | 'menu.no_archive'
  | 'menu.archive_too_large'
  | 'menu.not_an_archive'
  | 'menu.unusable_archive'
  | 'menu.too_many_imports';

export class MenuError extends DomainError<MenuErrorCode> {}

export function menuNotFound(): MenuError {
  return new MenuError('menu.not_found', "The menu you're looking for doesn't exist or has been removed.");
}

export function jobNotFound(): MenuError {
  return new MenuError('menu.job_not_found', 'This upload is not known (any more). Please upload the menu again.');
}

export function menuWithdrawn(): MenuError {
  return new MenuError(
    'menu.withdrawn',
    'This restaurant has closed its account, and its menu is not on the net any more.',
  );
}

/** @param main the menu of the other restaurants */
export function locationClosed(main: string): MenuError {
  return new MenuError('menu.withdrawn', 'This restaurant is closed for good. Others of it are still there.', { main });
}

export function locationNotFound(): MenuError {
  return new MenuError('menu.location_not_found', 'There is no such location (any more). Please reload the page.');
}
