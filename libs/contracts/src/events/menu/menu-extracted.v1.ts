import type { z } from 'zod';
import { defineEvent } from '../envelope';
import { MenuSnapshot } from './menu-snapshot';

/** Emitted when a digitisation has made a menu; it can be read at its link from now on. */
export const MenuExtractedV1 = defineEvent('menu.menu.extracted.v1', MenuSnapshot);
export type MenuExtractedV1 = z.infer<typeof MenuExtractedV1.schema>;
