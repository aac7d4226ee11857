import { LETTERS } from '@chalkboard/contracts/limits';
import { REJECT_REASONS } from '@chalkboard/contracts/order-lifecycle';
import { Button, Field, RadioGroup, TextInput } from '@chalkboard/ui';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import type { MoveDetails } from '../live/action-queue';

const t = texts.board.sheet;
const OWN = 'own';

/** Why an order is turned down or cancelled: a ready reason, with or without words of one's own, or these alone. */
export function ReasonForm({
  move,
  orderType,
  onSend,
}: {
  readonly move: 'reject' | 'cancel';
  readonly orderType: 'pickup' | 'delivery';
  onSend(details: MoveDetails): void;
}) {
  const [choice, setChoice] = useState<string>();
  const [own, setOwn] = useState('');
  const reason = [choice === OWN ? undefined : choice, own.trim()].filter(Boolean).join(' ');
  const isGiven = choice !== undefined && reason !== '';
  // The last of them speaks of the address, which a pickup has none of.
  const reasons = orderType === 'delivery' ? REJECT_REASONS : REJECT_REASONS.slice(0, -1);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isGiven) onSend({ reason });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <RadioGroup<string>
        legend={t.reasons}
        hideLegend
        options={[...reasons.map((one) => ({ value: one, label: one })), { value: OWN, label: t.ownReason }]}
        value={choice}
        onChange={setChoice}
      />
      {choice !== undefined && (
        <Field label={choice === OWN ? t.ownReason : t.moreWords}>
          <TextInput
            value={own}
            maxLength={choice === OWN ? LETTERS.reason : LETTERS.reason - choice.length - 1}
            onChange={({ target }) => setOwn(target.value)}
          />
        </Field>
      )}
      <div className="grid gap-1 text-small text-quiet">
        {isGiven && <p className="font-medium wrap-anywhere text-ink">{t.read({ reason })}</p>}
        <p>{t.ends}</p>
      </div>
      <Button type="submit" variant="primary" size="large" block disabled={!isGiven}>
        {t[move].send}
      </Button>
    </form>
  );
}
