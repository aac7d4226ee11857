import { localStore } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parsedQueue, withAction, withoutAction, type QueuedAction } from './action-queue';

/** From one attempt to send what waits to the next. */
const RETRY_MS = 3000;

export interface ActionQueue {
  /** What waits on this device, as it was when the page was drawn. */
  readonly waiting: readonly QueuedAction[];
  add(action: QueuedAction): void;
  remove(orderId: string): void;
}

/**
 * The presses on a board that wait for the line. They are kept on this device, also over a reload of the page, and sent
 * one after the other when the line is back.
 * @param lost the line is away; when that changes there is an attempt at once
 * @param send false: the line is away still
 */
export function useQueue(
  shareId: string,
  lost: boolean,
  send: (action: QueuedAction) => Promise<boolean>,
): ActionQueue {
  const key = `board_queue_${shareId}`;
  // What is kept counts: another window of this board writes to it as well.
  const kept = () => parsedQueue(localStore.read(key));
  const [waiting, setWaiting] = useState(kept);
  const isSending = useRef(false);

  const write = (next: readonly QueuedAction[]) => {
    localStore.write(key, JSON.stringify(next));
    setWaiting(next);
  };
  const remove = (orderId: string) => write(withoutAction(kept(), orderId));

  /** @returns whether all was sent */
  const sendAll = useEffectEvent(async (): Promise<boolean> => {
    // Read anew each time: one that was taken back meanwhile, or sent by another window, is not sent.
    for (let [action] = kept(); action; [action] = kept()) {
      if (!(await send(action))) return false;
      remove(action.orderId);
    }
    setWaiting([]);
    return true;
  });

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const run = async () => {
      clearTimeout(timer);
      let sent = false;
      if (!isSending.current && navigator.onLine) {
        isSending.current = true;
        sent = await sendAll();
        isSending.current = false;
      }
      if (!sent && !ended) timer = setTimeout(() => void run(), RETRY_MS);
    };
    const now = () => void run();
    now();
    window.addEventListener('online', now);
    return () => {
      ended = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isWaiting, lost]);

  return { waiting, add: (action) => write(withAction(kept(), action)), remove };
}
