import type { SignupDraft } from '@chalkboard/contracts';

/** After the last key: long enough not to send every letter, short enough that little is lost with the page. */
const PAUSE_MS = 800;

/** Keeps a draft that changes all the time: the newest one, one call after the other. */
export interface DraftKeeper {
  keep(draft: SignupDraft): void;
  /** Sends what waits at once, for a page that is left. */
  flush(): void;
  /** Nothing is sent any more; ends when no call is under way, so that none comes in after what follows. */
  stop(): Promise<void>;
}

/** @param save a call that fails is forgotten: the next change sends everything again */
export function createDraftKeeper(save: (draft: SignupDraft) => Promise<void>): DraftKeeper {
  let waiting: SignupDraft | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = () => {
    clearTimeout(timer);
    sending = sending.then(async () => {
      const draft = waiting;
      waiting = undefined;
      if (draft) await save(draft).catch(() => undefined);
    });
  };
  return {
    keep(draft) {
      waiting = draft;
      clearTimeout(timer);
      timer = setTimeout(send, PAUSE_MS);
    },
    flush: () => {
      if (waiting) send();
    },
    stop() {
      clearTimeout(timer);
      waiting = undefined;
      return sending;
    },
  };
}
