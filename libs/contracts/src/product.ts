/** The product's working name; the only place where it is spelled. */
export const PRODUCT_NAME = 'Chalkboard';

/** The business behind the demo menu, where the demo data set is loaded. */
export const DEMO_BUSINESS_ID = '00000000-0000-4000-8000-000000000001';

/** Shown wherever the product speaks of its release state. */
export const RELEASE_LABEL = 'Beta Version 01';

/** The shell's document says by it where a live example menu is: `<meta name=… content="/menu/…">`. */
export const EXAMPLE_MENU_META = 'site:example-menu';
