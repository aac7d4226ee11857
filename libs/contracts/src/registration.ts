/** Apart from its schemas: screens need the words and no parser. */

export const REGISTRATION_STATUSES = ['pending', 'approved', 'rejected', 'incomplete'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** How staff may sort businesses. `name`: A to Z; `revenue`: the highest first. */
export const BUSINESS_SORTS = ['newest', 'oldest', 'name', 'revenue'] as const;
export type BusinessSort = (typeof BUSINESS_SORTS)[number];

/** Why staff turns a business down: its owner reads it in their language. */
export const REJECTION_REASONS = [
  'not_a_restaurant',
  'details_missing',
  'duplicate',
  'not_reachable',
  'against_terms',
  'other',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Letters of what staff adds to the reason. */
export const REJECTION_NOTE_LETTERS = 500;
