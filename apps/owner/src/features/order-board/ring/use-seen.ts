import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SeenWatch } from './seen-watch';

const RETRY_MS = 3000;

export interface SeenOrders {
  /** Puts a card under watch; for its `ref`. Its `data-order` is the order's id. */
  watch(card: Element | null): (() => void) | undefined;
  /** Seen here, known to the server or not: it rings no more on this device. The same function until one more is. */
  readonly has: (orderId: string) => boolean;
}

/**
 * Tells the server which new orders were really seen, and tells it again until it has heard.
 * @param report sends ids; throws when they did not arrive
 */
export function useSeen(report: (orderIds: readonly string[]) => Promise<void>): SeenOrders {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unsent = useRef(new Set<string>());
  const watching = useRef<SeenWatch>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useEffectEvent(async () => {
    const ids = [...unsent.current];
    if (ids.length === 0) return;
    try {
      await report(ids);
      ids.forEach((id) => unsent.current.delete(id));
    } catch {
      timer.current = setTimeout(() => void send(), RETRY_MS);
    }
  });

  const onSeen = useEffectEvent((card: Element) => {
    const id = (card as HTMLElement).dataset.order;
    if (!id) return;
    setSeen((now) => new Set(now).add(id));
    unsent.current.add(id);
    clearTimeout(timer.current);
    void send();
  });

  // Cards are there before effects run, so the first one makes the watch; where there is none yet, it is made all the
  // same, to know who is there.
  const watch = () => (watching.current ??= new SeenWatch((card) => onSeen(card)));
  const begin = useEffectEvent(watch);
  useEffect(() => {
    begin();
    return () => {
      clearTimeout(timer.current);
      watching.current?.close();
      watching.current = undefined;
    };
  }, []);

  return {
    watch: (card) => (card ? watch().watch(card) : undefined),
    has: useCallback((orderId: string) => seen.has(orderId), [seen]),
  };
}
