import { localStore, parseJson, textsIn } from '@chalkboard/web-kit';
import { useState } from 'react';

const settledKey = (shareId: string) => `review_settled_${shareId}`;
const SINGLE_KEYS = 'review_single_keys';

/** Print without a place that this browser's owner has dealt with: the reading itself does not change. */
export function useSettledPrint(shareId: string) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(
    () => new Set(textsIn(parseJson(localStore.read(settledKey(shareId))))),
  );
  const set = (ids: readonly string[], isSettled: boolean) =>
    setSettled((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (isSettled) next.add(id);
        else next.delete(id);
      }
      localStore.write(settledKey(shareId), JSON.stringify([...next]));
      return next;
    });
  return { settled, setSettled: set };
}

/** Whether keys without Ctrl work, as this browser's owner wants it. */
export function useSingleKeys() {
  const [on, setOn] = useState(() => localStore.read(SINGLE_KEYS) !== 'off');
  const set = (next: boolean) => {
    localStore.write(SINGLE_KEYS, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, set] as const;
}
