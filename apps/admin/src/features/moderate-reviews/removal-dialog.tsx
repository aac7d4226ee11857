import type { HostV1, ReviewRemoval } from '@chalkboard/contracts';
import { REVIEW_REMOVAL_REASONS } from '@chalkboard/contracts/reviews';
import { Field, Select } from '@chalkboard/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../layout/confirm-dialog';
import { texts } from '../../texts';

const t = texts.reviews;

/** Asks before a review is taken away, and why it is: the public reads how many were, for which reason. */
export function RemovalDialog({
  host,
  words,
  pending,
  onConfirm,
  onClose,
}: {
  readonly host: HostV1;
  readonly words: { readonly title: string; readonly text: string; readonly action: string };
  readonly pending: boolean;
  onConfirm(removal: ReviewRemoval): void;
  onClose(): void;
}) {
  const [reason, setReason] = useState<ReviewRemoval['reason']>();
  const confirm = () => {
    if (reason) onConfirm({ reason });
    else host.toast({ ...t.reasonMissing, variant: 'destructive' });
  };
  return (
    <ConfirmDialog open {...words} pending={pending} onConfirm={confirm} onClose={onClose}>
      <Field label={t.reason} required hint={t.reasonHint}>
        <Select value={reason ?? ''} onChange={({ target }) => setReason(target.value as ReviewRemoval['reason'])}>
          <option value="" disabled>
            {t.chooseReason}
          </option>
          {REVIEW_REMOVAL_REASONS.map((name) => (
            <option key={name} value={name}>
              {t.reasons[name]}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
