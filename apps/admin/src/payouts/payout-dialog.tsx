import type { AdminPayout, HostV1, PayoutMethod, RecordPayoutRequest } from '@chalkboard/contracts';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { Field, RadioGroup, Select, TextArea, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FormDialog } from '../layout/form-dialog';
import { useChange } from '../session/use-change';
import { texts } from '../texts';
import { entriesOf, recordPayout } from './payout-calls';
import { PayoutEntries } from './payout-entries';

const t = texts.payments.payouts;

/** What the dialog has to know of a reward. */
export type RecordedReward = Pick<AdminPayout, 'referralId' | 'referrerEmail' | 'rewardMinor' | 'state' | 'record'>;

type Choice = RecordPayoutRequest['state'];

const CHOICES: Readonly<Record<AdminPayout['state'], readonly Choice[]>> = {
  waiting: ['paid', 'declined'],
  earned_later: ['paid', 'declined'],
  paid: ['paid', 'open'],
  declined: ['paid', 'open'],
};

/**
 * Notes what was done about a reward outside of the product; the referral is paid with it, or is not any more.
 * @param refresh beginnings of the keys of what it changes on the page
 */
export function PayoutDialog({
  host,
  payout,
  refresh,
  onClose,
}: {
  readonly host: HostV1;
  readonly payout: RecordedReward;
  readonly refresh: readonly (readonly unknown[])[];
  onClose(): void;
}) {
  const { referralId, referrerEmail, rewardMinor, record } = payout;
  const isPaid = payout.state === 'paid';
  const [state, setState] = useState<Choice>(payout.state === 'declined' ? 'open' : 'paid');
  const [method, setMethod] = useState<PayoutMethod | ''>(record?.method ?? '');
  const [reference, setReference] = useState(record?.reference ?? '');
  const [note, setNote] = useState(record?.note ?? '');
  const takesBack = isPaid && state === 'open';
  const save = useChange(host, {
    run: recordPayout,
    done: t.saved,
    failed: t.failed,
    refresh: [...refresh, [entriesOf(referralId)]],
    onDone: onClose,
  });
  const submit = () => {
    if (state === 'paid' && (!method || !reference.trim())) return host.toast({ ...t.missing, variant: 'destructive' });
    if (takesBack && !note.trim()) return host.toast({ ...t.missingNote, variant: 'destructive' });
    save.mutate({
      referralId,
      state,
      note: note.trim(),
      ...(state === 'paid' && method && { method, reference: reference.trim() }),
    });
  };
  return (
    <FormDialog
      open
      title={t.recordTitle}
      description={t.recordText(formatMoney(rewardMinor, PLAN_CURRENCY), referrerEmail)}
      action={save.isPending ? t.saving : t.save}
      pending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        legend={t.what}
        value={state}
        onChange={setState}
        options={CHOICES[payout.state].map((value) => ({
          value,
          label: isPaid ? t.choicesPaid[value] : t.choices[value],
        }))}
      />
      {state === 'paid' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.method} required>
            <Select name="method" value={method} onChange={({ target }) => setMethod(target.value as PayoutMethod)}>
              <option value="" disabled>
                {t.chooseMethod}
              </option>
              {Object.entries(t.methods).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t.reference} hint={t.referenceHint} required>
            <TextInput
              name="reference"
              value={reference}
              onChange={({ target }) => setReference(target.value)}
              maxLength={200}
              autoComplete="off"
            />
          </Field>
        </div>
      )}
      <Field label={t.note} {...(takesBack ? { required: true, hint: t.noteOfTakingBack } : { optional: true })}>
        <TextArea name="note" rows={2} value={note} onChange={({ target }) => setNote(target.value)} maxLength={500} />
      </Field>
      <PayoutEntries referralId={referralId} />
    </FormDialog>
  );
}
