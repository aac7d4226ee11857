import type { AdminReview, HostV1, ReviewRemoval } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import type { Selection } from '../../lists/selection';
import { useBulkChange } from '../../session/use-bulk-change';
import { texts } from '../../texts';
import { RemovalDialog } from './removal-dialog';
import { FEEDBACK, publishReview, removeReview, setReviewStatus, unpublishReview } from './review-calls';

const t = texts.reviews.bulk;
const ACTIONS = ['approve', 'publish', 'flag', 'unpublish', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

interface Moderation {
  readonly action: Action;
  readonly reason?: ReviewRemoval['reason'];
}

function moderate({ id }: AdminReview, { action, reason = 'other' }: Moderation): Promise<unknown> {
  if (action === 'approve') return setReviewStatus({ id, status: 'approved' });
  if (action === 'flag') return setReviewStatus({ id, status: 'flagged' });
  if (action === 'publish') return publishReview(id);
  return action === 'unpublish' ? unpublishReview({ id, reason }) : removeReview({ id, reason });
}

/** What can be done with the reviews that are chosen: each after one question that says what follows. */
export function BulkModeration({
  host,
  selection,
}: {
  readonly host: HostV1;
  readonly selection: Selection<AdminReview>;
}) {
  const [asked, setAsked] = useState<Action>();
  const close = () => setAsked(undefined);
  const change = useBulkChange<AdminReview, Moderation>(host, {
    run: moderate,
    done: (count, { action }) => ({ title: t.done[action], description: t.reviews(count) }),
    refresh: [[FEEDBACK]],
    onDone: (failed) => {
      close();
      selection.keep(failed);
    },
  });
  const rows = selection.chosen;
  const words = asked && {
    title: t.question(t.actions[asked], t.reviews(rows.length)),
    text: t.follows[asked],
    action: t.actions[asked],
  };
  const common = { pending: change.isPending, onClose: close };
  const run = (moderation: Moderation) => change.mutate({ rows, input: moderation });
  return (
    <>
      {ACTIONS.map((action) => (
        <Button key={action} size="small" disabled={change.isPending} onClick={() => setAsked(action)}>
          {t.actions[action]}
        </Button>
      ))}
      {words &&
        (asked === 'unpublish' || asked === 'remove' ? (
          <RemovalDialog
            host={host}
            words={words}
            {...common}
            onConfirm={({ reason }) => run({ action: asked, reason })}
          />
        ) : (
          <ConfirmDialog open {...words} {...common} onConfirm={() => run({ action: asked })} />
        ))}
    </>
  );
}
