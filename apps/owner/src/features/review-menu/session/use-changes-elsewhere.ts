import { followMenuRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { eventsOf, useEventStream } from '@chalkboard/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { changesPath } from '../../../shared/review-api';
import type { ReviewSession } from './review-session';

interface ChangesElsewhere {
  readonly shareId: string;
  readonly session: ReviewSession;
  /** A form is open: it shows what it was opened on, so that the menu stays as it is below it. */
  readonly writing: boolean;
  /** Called when somebody else's changes have come. */
  onTaken(): void;
}

/** Brings what others save into the session as soon as they have saved it, unless something is being written. */
export function useChangesElsewhere({ shareId, session, writing, onTaken }: ChangesElsewhere): void {
  const [newest, setNewest] = useState(0);
  useEventStream(changesPath(shareId), {
    onEvent: eventsOf(followMenuRoute, { menu: ({ version }) => setNewest(version) }),
  });

  const taken = useEffectEvent(onTaken);
  useEffect(() => {
    if (!writing) void session.hear(newest).then((changed) => changed && taken());
  }, [session, newest, writing]);
}
