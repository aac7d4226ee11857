import { SignupDraft } from '@chalkboard/contracts';
import { sessionStore } from '@chalkboard/web-kit';

const KEY = 'signup-draft-unsaved';

/**
 * The signup draft of which this page does not know yet whether the server saved it, in the tab's storage: after a
 * reload the tab may be faster than the server.
 */
export const unsavedDraft = {
  /** @returns undefined where there is none */
  read(): SignupDraft | undefined {
    try {
      return SignupDraft.parse(JSON.parse(sessionStore.read(KEY) ?? 'null'));
    } catch {
      // None, or of an earlier version.
      return undefined;
    }
  },
  write: (draft: SignupDraft): void => sessionStore.write(KEY, JSON.stringify(draft)),
  remove: (): void => sessionStore.remove(KEY),
};
export type UnsavedDraft = typeof unsavedDraft;
