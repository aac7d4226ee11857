/** Apart from its schemas: screens need the words and no parser. */

export const REGISTRATION_STATUSES = ['pending', 'approved', 'rejected', 'incomplete'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** How staff may sort businesses. `name`: A to Z; `revenue`: the highest first. */
export const BUSINESS_SORTS = ['newest', 'oldest', 'name', 'revenue'] as const;
export type BusinessSort = (typeof BUSINESS_SORTS)[number];
