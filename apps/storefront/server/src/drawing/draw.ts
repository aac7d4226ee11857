import { hoursLine } from '@chalkboard/storefront/hours';
import { menuAt } from '@chalkboard/storefront/menu-at';
import { directoryHead } from './directory-head';
import { pageHead } from './page-head';
import { renderDirectory } from './render-directory';
import { renderMenu } from './render-menu';

/** Draws in one language. */
export const drawing = { directoryHead, hoursLine, menuAt, pageHead, renderDirectory, renderMenu };
