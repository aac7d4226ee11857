import type { Board } from '@chalkboard/contracts';
import { followBoardRoute } from '@chalkboard/contracts/api/ordering/board.routes';
import { eventsOf, openEventStream, type ApiError } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';

interface BoardLineOptions {
  onBoard(board: Board): void;
  /** The line broke; called before each new attempt. */
  onLost(): void;
  onRefused(error: ApiError): void;
}

/**
 * Holds the line on which the board arrives: after a break it comes back by itself, and at once when the network or the
 * page does, instead of waiting for its turn.
 * @returns tries again now
 */
export function useBoardLine(
  path: string,
  lost: boolean,
  { onBoard, onLost, onRefused }: BoardLineOptions,
): () => void {
  const [attempt, setAttempt] = useState(0);
  const received = useEffectEvent(onBoard);
  const broke = useEffectEvent(onLost);
  const refused = useEffectEvent(onRefused);

  useEffect(
    () =>
      openEventStream(path, {
        onEvent: eventsOf(followBoardRoute, { board: (board) => received(board) }),
        onLost: () => broke(),
        onRefused: (error) => refused(error),
      }),
    [path, attempt],
  );

  useEffect(() => {
    const again = () => lost && document.visibilityState === 'visible' && setAttempt((now) => now + 1);
    // A line that the system cut may look whole for a while; the browser knows before we do.
    const offline = () => broke();
    window.addEventListener('online', again);
    window.addEventListener('offline', offline);
    document.addEventListener('visibilitychange', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', again);
    };
  }, [lost]);

  return () => setAttempt((now) => now + 1);
}
