import { useSearchParams } from 'react-router-dom';

const VIEWS = ['board', 'all-day', 'history'] as const;
export type BoardView = (typeof VIEWS)[number];

/** What of the board is shown. It stands in the address (`?view=all-day`), so that a device can be opened on it. */
export function useBoardView(): [BoardView, (view: BoardView) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    VIEWS.find((view) => view === search.get('view')) ?? 'board',
    (view) =>
      setSearch((now) => {
        const next = new URLSearchParams(now);
        if (view === 'board') next.delete('view');
        else next.set('view', view);
        return next;
      }),
  ];
}
