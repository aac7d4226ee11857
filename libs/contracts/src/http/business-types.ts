/** What a business can be; without zod, so that the signup's select reads it too. */
export const BUSINESS_TYPES = ['restaurant', 'cafe', 'bar', 'food_truck', 'bakery', 'catering', 'other'] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];
