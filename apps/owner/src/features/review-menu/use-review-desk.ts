import type { HostV1, MenuReview } from '@chalkboard/contracts';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { texts } from '../../texts';
import { deskAnswers } from './desk/desk-answers';
import { deskForms } from './desk/desk-forms';
import { deskHistory } from './desk/desk-history';
import { deskKeys } from './desk/desk-keys';
import { deskPrint } from './desk/desk-print';
import { deskSteps } from './desk/desk-steps';
import { useFocusNext, useSavingNow } from './desk/use-desk-effects';
import { useDeskView, type DeskView } from './desk/use-desk-view';
import { canConfirm } from './questions/answers';
import type { ReviewActions } from './review-context';
import type { ReviewSession } from './session/review-session';

type DeskActions = ReviewActions & { step(by: -1 | 1): void; undo(): void; redo(): void };

/** The state of the page, apart from the menu itself, and everything that can be done on it. */
export function useReviewDesk({
  review,
  session,
  host,
}: {
  readonly review: MenuReview;
  readonly session: ReviewSession;
  readonly host: HostV1;
}) {
  const view = useDeskView({ review, session });
  const { queue, naming, selection } = view;
  useFocusNext(view.focusNext);
  useSavingNow(session);

  const actions = useStable(actionsOf(view, host, () => actions.undo()));
  /** What can be found right as it stands, all together. */
  const sure = useMemo(() => queue.filter(canConfirm).map(({ id }) => id), [queue]);
  return {
    ...view,
    sure,
    naming: naming?.id,
    looked: naming?.target ?? selection?.target,
    actions,
    keys: deskKeys(view, actions),
  };
}

/** @param undo the last edit, whenever that is asked for */
function actionsOf(view: DeskView, host: HostV1, undo: () => void): DeskActions {
  const steps = deskSteps(view);
  const history = deskHistory(view, steps);
  const forms = deskForms(view, steps);
  const offerUndo = (title: string, run = undo) => host.toast({ title, action: { label: texts.review.bar.undo, run } });
  const parts = { view, steps, history, forms, offerUndo };
  return {
    draft: () => view.session.current().draft,
    ...history,
    ...forms,
    ...deskAnswers(parts),
    ...deskPrint(parts),
    step: steps.step,
  };
}

/** The same functions for as long as the page lives; each does what it would do now. */
function useStable<T extends object>(does: T): T {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  const [actions] = useState(() => {
    const call =
      (name: keyof T) =>
      (...given: unknown[]) =>
        (latest.current[name] as (...args: unknown[]) => unknown)(...given);
    return Object.fromEntries((Object.keys(does) as (keyof T)[]).map((name) => [name, call(name)])) as T;
  });
  return actions;
}
