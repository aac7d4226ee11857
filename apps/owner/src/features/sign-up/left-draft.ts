import { SignupDraft } from '@chalkboard/contracts';
import { sessionStore } from '@chalkboard/web-kit';

const KEY = 'signup-draft-left';

/** What a page that was left had not heard to be kept. This tab notes it: it may be back before the server has it. */
export const leftDraft = {
  /** @returns undefined: there is none */
  read(): SignupDraft | undefined {
    try {
      return SignupDraft.parse(JSON.parse(sessionStore.read(KEY) ?? 'null'));
    } catch {
      // None, or of an earlier version.
      return undefined;
    }
  },
  note: (draft: SignupDraft): void => sessionStore.write(KEY, JSON.stringify(draft)),
  forget: (): void => sessionStore.remove(KEY),
};
export type LeftDraft = typeof leftDraft;
