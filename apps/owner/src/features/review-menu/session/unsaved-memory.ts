import { hasFields, parseJson, sessionStore } from '@chalkboard/web-kit';
import type { Operation } from '../draft/edit-operations';
import type { Draft } from '../draft/menu-draft';
import type { Conflict } from '../draft/rebase-edits';

/** What a reload must not lose. */
export interface Unsaved {
  /** The menu on which the operations were made. */
  readonly known: Draft;
  readonly operations: readonly Operation[];
  readonly conflicts: readonly Conflict[];
}

/** Where edits wait until the server has them: one tab's own, so that two tabs are two editors. */
export interface UnsavedMemory {
  read(): Unsaved | undefined;
  keep(unsaved: Unsaved): void;
  clear(): void;
}

/** The memory of this tab for one menu. */
export function unsavedMemory(shareId: string): UnsavedMemory {
  const key = `review_unsaved_${shareId}`;
  return {
    read: () => {
      const kept = parseJson(sessionStore.read(key));
      return isUnsaved(kept) ? kept : undefined;
    },
    keep: (unsaved) => sessionStore.write(key, JSON.stringify(unsaved)),
    clear: () => sessionStore.remove(key),
  };
}

/** What another version of the page kept may lack a part; each part's own form has not changed. */
function isUnsaved(value: unknown): value is Unsaved {
  return (
    hasFields(value) && Array.isArray(value.known) && Array.isArray(value.operations) && Array.isArray(value.conflicts)
  );
}
