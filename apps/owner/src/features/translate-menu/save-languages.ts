import type { Menu, UpdateMenuRequest } from '@chalkboard/contracts';
import { hasStatus } from '@chalkboard/web-kit';
import { joinLanguages } from './joined-languages';
import { changedLanguages, type MenuLanguages } from './menu-languages';

/**
 * Somebody else may change the menu again and again, a dish that is sold out, say; after so many attempts the failure
 * is told as any other.
 */
const ATTEMPTS = 3;

/** Not saved: somebody else has changed the same meanwhile. */
export class LanguagesChanged extends Error {
  override readonly name = 'LanguagesChanged';

  /** @param menu as it is now */
  constructor(readonly menu: Menu) {
    super('The languages were changed somewhere else meanwhile');
  }
}

/**
 * Saves the languages of a menu. What somebody else has changed meanwhile is joined with them, and only what cannot be
 * is asked about.
 * @param languages undefined: nobody touched them
 * @param save sends them with the rest of the page; fails with 409 where they were written for an older version
 * @param read gives the menu as it is now
 * @throws LanguagesChanged, and what `save` and `read` throw
 */
export async function saveLanguages(
  languages: MenuLanguages | undefined,
  {
    save,
    read,
  }: {
    save(changes: Pick<UpdateMenuRequest, 'language' | 'translation' | 'baseVersion'>): Promise<Menu>;
    read(): Promise<Menu>;
  },
): Promise<Menu> {
  if (!languages) return save({});
  let mine = languages;
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await save(changedLanguages(mine));
    } catch (error) {
      if (left === 0 || !hasStatus(error, 409) || error.problem?.code !== 'menu.changed_meanwhile') throw error;
      const now = await read();
      const joined = joinLanguages(mine, now);
      if (joined.inConflict) throw new LanguagesChanged(now);
      mine = joined.languages;
    }
  }
}
