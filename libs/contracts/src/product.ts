/** The product's working name; the only place where it is spelled. */
export const PRODUCT_NAME = 'Chalkboard';

/** Shown wherever the product speaks of its release state. */
export const RELEASE_LABEL = 'Beta Version 01';
