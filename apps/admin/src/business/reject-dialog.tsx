import type { AdminBusiness, HostV1 } from '@chalkboard/contracts';
import { REJECTION_NOTE_LETTERS, REJECTION_REASONS, type RejectionReason } from '@chalkboard/contracts/registration';
import { Field, Select, TextArea } from '@chalkboard/ui';
import { useQuery } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog';
import { ReadFailure } from '../layout/panel-state';
import { texts } from '../texts';
import { openOrdersOf } from './business-calls';
import { OpenOrdersNote } from './open-orders-note';

const t = texts.businesses.reject;

/**
 * Asks before businesses are turned down, and why they are: says what follows and names the orders under way. Without
 * these nothing can be sent.
 */
export function RejectDialog({
  host,
  businesses,
  pending,
  onConfirm,
  onClose,
}: {
  readonly host: HostV1;
  readonly businesses: readonly AdminBusiness[];
  readonly pending: boolean;
  onConfirm(decision: { readonly reason: RejectionReason; readonly note: string }): void;
  onClose(): void;
}) {
  const [reason, setReason] = useState<RejectionReason>();
  const [note, setNote] = useState('');
  const ids = businesses.map(({ id }) => id);
  const orders = useQuery({
    queryKey: ['open-orders', ...ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => openOrdersOf(id, signal))),
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const names = businesses.map(({ businessName }) => businessName);
  const which = names.length === 1 ? names[0]! : texts.businesses.bulk.businesses(names.length);
  const submit = () => {
    if (!reason) host.toast({ ...t.missing, variant: 'destructive' });
    else if (orders.data && !pending) onConfirm({ reason, note: note.trim() });
  };
  return (
    <FormDialog
      open
      title={t.title(which)}
      description={t.text(texts.list.names(names))}
      action={pending ? t.sending : t.action}
      pending={pending || !orders.data}
      onSubmit={submit}
      onClose={onClose}
    >
      {orders.data ? (
        <OpenOrdersNote businesses={businesses} orders={orders.data} />
      ) : orders.error ? (
        <ReadFailure error={orders.error} onRetry={() => void orders.refetch()} />
      ) : (
        <p role="status" className="text-small text-quiet">
          {t.looking}
        </p>
      )}
      <Field label={t.reason} required>
        <Select value={reason ?? ''} onChange={({ target }) => setReason(target.value as RejectionReason)}>
          <option value="" disabled>
            {t.chooseReason}
          </option>
          {REJECTION_REASONS.map((name) => (
            <option key={name} value={name}>
              {t.reasons[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t.note} optional hint={t.noteHint}>
        <TextArea
          rows={3}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          maxLength={REJECTION_NOTE_LETTERS}
        />
      </Field>
    </FormDialog>
  );
}
