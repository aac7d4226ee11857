import type { AdminContactMessageDetail, HostV1, StaffRole } from '@chalkboard/contracts';
import { showContactMessageRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { CONTACT_STATES, type ContactState } from '@chalkboard/contracts/http/contact-categories';
import { Button, Dialog, Field, LinkButton, Select, TextArea } from '@chalkboard/ui';
import { formatDateTime, mayStaff } from '@chalkboard/web-kit';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useChange } from '../../session/use-change';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { messageAt, MESSAGES, setMessageState } from './message-calls';

const t = texts.inbox;

/** A message, the way to answer it, and what staff did about it. */
export function MessageDialog({
  host,
  role,
  messageId,
  onClose,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly messageId: string;
  onClose(): void;
}) {
  const { data, error, refetch } = useStaffRoute(showContactMessageRoute, { params: { messageId } });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={data?.subject || t.noSubject}
      description={data && `${t.from(data.name, data.email)} · ${formatDateTime(data.receivedAt)}`}
    >
      {data ? (
        <Message key={data.state} host={host} message={data} mayChange={mayStaff(role, 'contact-messages.change')} />
      ) : error ? (
        <ReadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </Dialog>
  );
}

function Message({
  host,
  message,
  mayChange,
}: {
  readonly host: HostV1;
  readonly message: AdminContactMessageDetail;
  readonly mayChange: boolean;
}) {
  // An answer was most likely just written.
  const [state, setState] = useState<ContactState>(message.state === 'new' ? 'answered' : message.state);
  const [note, setNote] = useState('');
  const save = useChange(host, {
    run: setMessageState,
    done: t.saved,
    failed: t.failed,
    refresh: [[MESSAGES], [messageAt(message.id)]],
    onDone: () => setNote(''),
  });
  const subject = message.subject ? `Re: ${message.subject}` : '';
  return (
    <>
      <p className="rounded-card bg-sunken p-4 text-small break-words whitespace-pre-line">{message.message}</p>
      <LinkButton
        href={`mailto:${message.email}?subject=${encodeURIComponent(subject)}`}
        className="justify-self-start"
      >
        <Mail aria-hidden />
        {t.answer}
      </LinkButton>
      <section aria-label={t.history}>
        <h3 className="mb-1 font-sans text-small font-medium">{t.history}</h3>
        {message.history.length > 0 ? (
          <ol className="divide-y divide-hairline text-small">
            {message.history.map(({ id, before, state: after, note: said, by, at }) => (
              <li key={id} className="py-2">
                <p className="font-medium">{t.step(t.states[before], t.states[after])}</p>
                {said && <p className="break-words whitespace-pre-line">{said}</p>}
                <p className="text-caption break-all text-quiet">{t.noteBy(by, formatDateTime(at))}</p>
              </li>
            ))}
          </ol>
        ) : (
          <p className="text-small text-quiet">{t.noHistory}</p>
        )}
      </section>
      {mayChange && (
        <form
          noValidate
          className="grid gap-4 border-t border-hairline pt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!save.isPending) save.mutate({ id: message.id, state, note: note.trim() });
          }}
        >
          <Field label={t.newState}>
            <Select name="state" value={state} onChange={({ target }) => setState(target.value as ContactState)}>
              {CONTACT_STATES.map((name) => (
                <option key={name} value={name}>
                  {t.states[name]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.note} optional>
            <TextArea
              name="note"
              rows={2}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              maxLength={4000}
            />
          </Field>
          <div className="flex justify-end">
            <Button
              type="submit"
              variant="primary"
              disabled={save.isPending || (state === message.state && !note.trim())}
            >
              {save.isPending ? texts.saving : t.save}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}
