import type { HostV1, StaffRole } from '@chalkboard/contracts';
import { showDeadLetterRoute } from '@chalkboard/contracts/api/operations.routes';
import { Button, Dialog, Field, TextArea } from '@chalkboard/ui';
import { formatDateTime, mayStaff } from '@chalkboard/web-kit';
import { useState } from 'react';
import { Facts } from '../../layout/facts';
import { FormDialog } from '../../layout/form-dialog';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useChange } from '../../session/use-change';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { deadLettersOf, discard, replay, type DeadLetterPlace } from './operations-calls';

const t = texts.operations.deadLetters;

/** One message that was set aside: why, what it holds, and what can be done with it. */
export function DeadLetterDialog({
  host,
  role,
  place,
  onClose,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly place: DeadLetterPlace;
  onClose(): void;
}) {
  const { data, error, refetch } = useStaffRoute(showDeadLetterRoute, { params: { ...place } });
  const [discarding, setDiscarding] = useState(false);
  const [note, setNote] = useState('');
  const common = { refresh: [[deadLettersOf(place.service)]], onDone: onClose };
  const replaying = useChange(host, { ...common, run: replay, done: t.replayed, failed: t.replayFailed });
  const removal = useChange(host, { ...common, run: discard, done: t.discarded, failed: t.discardFailed });

  if (discarding) {
    const submit = () => {
      if (note.trim().length < 3) return host.toast({ ...t.noteMissing, variant: 'destructive' });
      removal.mutate({ ...place, note: note.trim() });
    };
    return (
      <FormDialog
        open
        title={t.discardTitle}
        description={t.discardText}
        action={t.discard}
        pending={removal.isPending}
        onSubmit={submit}
        onClose={() => setDiscarding(false)}
      >
        <Field label={t.note} hint={t.noteHint} required>
          <TextArea
            name="note"
            rows={2}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            maxLength={500}
          />
        </Field>
      </FormDialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={data?.eventType ?? texts.loading}
      description={t.services[place.service]}
      actions={
        data &&
        mayStaff(role, 'dead-letters.replay') && (
          <>
            <Button onClick={() => setDiscarding(true)}>{t.discard}</Button>
            <Button variant="primary" disabled={replaying.isPending} onClick={() => replaying.mutate(place)}>
              {replaying.isPending ? t.replaying : t.replay}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <>
          <Facts
            facts={[
              [t.facts.reason, data.reason],
              [
                t.facts.durable,
                <span key="durable" className="break-all">
                  {data.durable}
                </span>,
              ],
              [t.facts.id, data.eventId && <span className="break-all">{data.eventId}</span>],
              [t.facts.first, data.firstFailedAt && formatDateTime(data.firstFailedAt)],
              [t.facts.parked, formatDateTime(data.parkedAt)],
              [t.facts.tries, data.tries],
              [t.facts.replays, data.replays],
              [t.facts.bytes, t.bytes(data.bytes)],
            ]}
          />
          <section aria-label={t.envelope}>
            <h3 className="mb-1 font-sans text-small font-medium">{t.envelope}</h3>
            {data.envelope === null ? (
              <p className="text-small text-quiet">{t.noEnvelope}</p>
            ) : (
              <pre
                tabIndex={0}
                className="max-h-72 overflow-auto rounded-card bg-sunken p-3 text-caption whitespace-pre-wrap break-all"
              >
                {JSON.stringify(data.envelope, null, 2)}
              </pre>
            )}
          </section>
        </>
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
}
