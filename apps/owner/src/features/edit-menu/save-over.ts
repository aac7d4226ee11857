import type { Menu } from '@chalkboard/contracts';
import { hasStatus } from '@chalkboard/web-kit';

/** Somebody else may change the menu again and again; after so many attempts the failure is told as any other. */
const ATTEMPTS = 3;

/**
 * Saves over what somebody else has changed meanwhile, once it is read.
 * @param save fails with 409 where the menu has another version than it names
 * @param read reads the menu anew, and throws where the change must not be saved over it
 * @throws what `save` and `read` throw
 */
export async function saveOver(save: () => Promise<Menu>, read: () => Promise<unknown>): Promise<Menu> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await save();
    } catch (error) {
      if (left === 0 || !hasStatus(error, 409) || error.problem?.code !== 'menu.changed_meanwhile') throw error;
      await read();
    }
  }
}
