import type { SignupDraft } from '@chalkboard/contracts';
import type { UnsavedDraft } from './unsaved-draft';

/** After the last key: long enough not to send every letter, short enough that little is lost with the page. */
const PAUSE_MS = 800;

/** Keeps a draft that changes all the time: the newest one, one call after the other. */
export interface DraftKeeper {
  keep(draft: SignupDraft): void;
  /** For a page that is left: sends what waits at once, and stores it in the tab until it is known to be saved. */
  flush(): void;
  /** Nothing is sent any more; ends when no call is under way, so that none comes in after what follows. */
  stop(): Promise<void>;
}

/** @param save a call that fails is dropped: the next change sends everything again */
export function createDraftKeeper(
  save: (draft: SignupDraft) => Promise<void>,
  unsaved: Pick<UnsavedDraft, 'write' | 'remove'>,
): DraftKeeper {
  let waiting: SignupDraft | undefined;
  /** The newest one, until it is known to be saved. */
  let newest: SignupDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    clearTimeout(timer);
    sending = sending.then(async () => {
      const draft = waiting;
      waiting = undefined;
      if (!draft) return;
      await save(draft).then(
        () => draft === newest && removeUnsaved(),
        () => undefined,
      );
    });
  };
  const removeUnsaved = () => {
    newest = undefined;
    unsaved.remove();
  };
  return {
    keep(draft) {
      waiting = newest = draft;
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    },
    flush() {
      if (newest) unsaved.write(newest);
      if (waiting) send();
    },
    stop() {
      clearTimeout(timer);
      waiting = undefined;
      removeUnsaved();
      return sending;
    },
  };
}
