import type { AdminPayout, HostV1, PayoutMethod, RecordPayoutRequest } from '@chalkboard/contracts';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { Field, RadioGroup, Select, TextArea, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../layout/form-dialog';
import { given } from '../layout/form-rules';
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
  const { register, handleSubmit, control, setValue } = useForm({
    defaultValues: {
      state: (payout.state === 'declined' ? 'open' : 'paid') as Choice,
      method: (record?.method ?? '') as PayoutMethod | '',
      reference: record?.reference ?? '',
      note: record?.note ?? '',
    },
  });
  const state = useWatch({ control, name: 'state' });
  const takesBack = isPaid && state === 'open';
  const save = useChange(host, {
    run: recordPayout,
    done: t.saved,
    failed: t.failed,
    refresh: [...refresh, [entriesOf(referralId)]],
    onDone: onClose,
  });
  const submit = handleSubmit(
    ({ method, reference, note }) =>
      save.mutate({
        referralId,
        state,
        note: note.trim(),
        ...(state === 'paid' && method && { method, reference: reference.trim() }),
      }),
    () => host.toast({ ...(state === 'paid' ? t.missing : t.missingNote), variant: 'destructive' }),
  );
  return (
    <FormDialog
      open
      title={t.recordTitle}
      description={t.recordText(formatMoney(rewardMinor, PLAN_CURRENCY), referrerEmail)}
      action={save.isPending ? t.saving : t.save}
      pending={save.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RadioGroup
        legend={t.what}
        value={state}
        onChange={(next) => setValue('state', next)}
        options={CHOICES[payout.state].map((value) => ({
          value,
          label: isPaid ? t.choicesPaid[value] : t.choices[value],
        }))}
      />
      {state === 'paid' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t.method} required>
            <Select {...register('method', { required: true })}>
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
            <TextInput {...register('reference', given)} maxLength={200} autoComplete="off" />
          </Field>
        </div>
      )}
      <Field label={t.note} {...(takesBack ? { required: true, hint: t.noteOfTakingBack } : { optional: true })}>
        <TextArea
          {...register('note', { validate: (text) => !takesBack || given.validate(text) })}
          rows={2}
          maxLength={500}
        />
      </Field>
      <PayoutEntries referralId={referralId} />
    </FormDialog>
  );
}
