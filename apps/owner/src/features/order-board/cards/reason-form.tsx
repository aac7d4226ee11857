import { LETTERS } from '@chalkboard/contracts/limits';
import { REJECT_REASONS } from '@chalkboard/contracts/order-lifecycle';
import { Button, Field, RadioGroup, TextInput } from '@chalkboard/ui';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import type { MoveDetails } from '../live/use-moves';

const t = texts.board.sheet;
const OWN = 'own';

/** Why an order is turned down or cancelled: a ready reason or a text of one's own. */
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
  const reason = choice === OWN ? own.trim() : choice;
  // The last of them speaks of the address, which a pickup has none of.
  const reasons = orderType === 'delivery' ? REJECT_REASONS : REJECT_REASONS.slice(0, -1);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason) onSend({ reason });
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
      {choice === OWN && (
        <Field label={t.ownReason}>
          <TextInput value={own} maxLength={LETTERS.reason} onChange={({ target }) => setOwn(target.value)} />
        </Field>
      )}
      <Button type="submit" variant="primary" size="large" block disabled={!reason}>
        {t[move].send}
      </Button>
    </form>
  );
}
