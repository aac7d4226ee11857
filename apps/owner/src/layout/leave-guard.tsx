import { useCallback, useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { texts } from '../texts';
import { ConfirmDialog } from './confirm-dialog';

const t = texts.frame.leave;

/**
 * Asks before what is not saved is left: on the way to another page with a question of this app, before the tab closes
 * or reloads with the browser's own. One on a page.
 */
export function LeaveGuard({ unsaved }: { readonly unsaved: boolean }) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
      [unsaved],
    ),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // Saved while it was asked: there is nothing left to ask about.
  useEffect(() => {
    if (!unsaved && blocker.state === 'blocked') blocker.proceed();
  }, [unsaved, blocker]);
  return (
    <ConfirmDialog
      {...t.confirm}
      open={blocker.state === 'blocked'}
      cancel={t.stay}
      pending={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
