/** Apart from its schema: a page needs the words and no parser. */
export const CONTACT_CATEGORIES = ['general', 'support', 'bug', 'feature', 'business', 'feedback'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

/** Where a message stands with staff. */
export const CONTACT_STATES = ['new', 'answered', 'closed'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];
