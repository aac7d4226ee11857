import type { z } from 'zod';
import { defineEvent } from '../envelope';
import { MenuSnapshot } from './menu-snapshot';

/** Emitted when an owner changed a menu's information, settings or items. */
export const MenuUpdatedV1 = defineEvent('menu.menu.updated.v1', MenuSnapshot);
export type MenuUpdatedV1 = z.infer<typeof MenuUpdatedV1.schema>;
