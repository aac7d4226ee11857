import { useEffect, useEffectEvent } from 'react';
import { openEventStream, type EventStreamOptions } from './event-stream';

/** Receives the events of `path` while the component is there; `undefined` receives nothing. */
export function useEventStream(path: string | undefined, { onEvent, onRefused, onLost }: EventStreamOptions): void {
  const received = useEffectEvent(onEvent);
  const refused = useEffectEvent((error: Parameters<NonNullable<EventStreamOptions['onRefused']>>[0]) =>
    onRefused?.(error),
  );
  const lost = useEffectEvent((attempt: number) => onLost?.(attempt));
  useEffect(() => {
    if (path === undefined) return;
    return openEventStream(path, {
      onEvent: (event) => received(event),
      onRefused: (error) => refused(error),
      onLost: (attempt) => lost(attempt),
    });
  }, [path]);
}
