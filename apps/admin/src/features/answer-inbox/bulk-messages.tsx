import type { AdminContactMessage, HostV1 } from '@chalkboard/contracts';
import type { ContactState } from '@chalkboard/contracts/http/contact-categories';
import { Button } from '@chalkboard/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import type { Selection } from '../../lists/selection';
import { useBulkChange } from '../../session/use-bulk-change';
import { texts } from '../../texts';
import { MESSAGES, setMessageState } from './message-calls';

const t = texts.inbox;
const STATES = ['answered', 'closed'] as const satisfies readonly ContactState[];
type State = (typeof STATES)[number];

/** Messages that are chosen are put aside together, after one question. */
export function BulkMessages({
  host,
  selection,
}: {
  readonly host: HostV1;
  readonly selection: Selection<AdminContactMessage>;
}) {
  const [asked, setAsked] = useState<State>();
  const change = useBulkChange<AdminContactMessage, State>(host, {
    run: ({ id }, state) => setMessageState({ id, state, note: '' }),
    done: (count) => ({ ...t.saved, description: t.bulk.messages(count) }),
    refresh: [[MESSAGES]],
    onDone: (failed) => {
      setAsked(undefined);
      selection.keep(failed);
    },
  });
  const rows = selection.chosen;
  return (
    <>
      {STATES.map((state) => (
        <Button key={state} size="small" disabled={change.isPending} onClick={() => setAsked(state)}>
          {t.bulk.actions[state]}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          open
          title={t.bulk.question(t.bulk.actions[asked], t.bulk.messages(rows.length))}
          text={t.bulk.text}
          action={t.bulk.actions[asked]}
          pending={change.isPending}
          onConfirm={() => change.mutate({ rows, input: asked })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
