import { DirectoryPage } from '@chalkboard/contracts';
import { apiAddress, type DirectoryView } from '@chalkboard/storefront/directory-filter';

/** Below the edge's own budget. */
const ASK_MS = 220;

export interface DirectorySource {
  /**
   * A part of the directory as it is now; undefined where there is no such place in it.
   * @throws Error when it cannot be read
   */
  read(view: DirectoryView): Promise<DirectoryPage | undefined>;
}

/** Reads the directory from the menu service over HTTP. @param menuUrl its origin */
export function createDirectorySource(menuUrl: string): DirectorySource {
  return {
    read: async (view) => {
      const response = await fetch(new URL(apiAddress(view), menuUrl), { signal: AbortSignal.timeout(ASK_MS) });
      // A cursor that somebody made up, or of another list.
      if (response.status === 400) return undefined;
      if (!response.ok) throw new Error(`the menu service answered ${response.status}`);
      return DirectoryPage.parse(await response.json());
    },
  };
}
