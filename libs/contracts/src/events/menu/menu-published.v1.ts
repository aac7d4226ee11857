import type { z } from 'zod';
import { defineEvent } from '../envelope';
import { MenuSnapshot } from './menu-snapshot';

/** Emitted when the owner has looked at a menu and published it. */
export const MenuPublishedV1 = defineEvent('menu.menu.published.v1', MenuSnapshot);
export type MenuPublishedV1 = z.infer<typeof MenuPublishedV1.schema>;
