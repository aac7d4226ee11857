import type { BoardOrder } from '@chalkboard/contracts';
import { ORDER } from '@chalkboard/contracts/limits';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { clockTime } from '@chalkboard/web-kit';
import { useState, type SubmitEvent } from 'react';
import { texts } from '../../../texts';
import type { MoveDetails } from '../live/action-queue';
import { useServerNow } from '../live/board-clock';
import { dayAndTime } from '../live/board-times';
import { parsedMinutes } from '../live/minutes';
import { ChoiceChips } from './choice-chips';

const t = texts.board.sheet;
const MINUTE_MS = 60_000;
const ACCEPT_MINUTES = [10, 20, 30, 45];
const DELAY_MINUTES = [5, 10, 15, 30];

interface MinutesFormProps {
  readonly order: BoardOrder;
  readonly move: 'accept' | 'delay';
  readonly timeZone: string;
  /** What the restaurant usually takes now. */
  readonly usualMinutes: number;
  onSend(details: MoveDetails): void;
}

/** When it will be ready: a chip, minutes of one's own, or the time that the guest wanted. */
export function MinutesForm({ order, move, timeZone, usualMinutes, onSend }: MinutesFormProps) {
  const now = useServerNow(MINUTE_MS / 6);
  const options =
    move === 'accept' ? [...new Set([...ACCEPT_MINUTES, usualMinutes])].sort((a, b) => a - b) : DELAY_MINUTES;
  const [keeps, setKeeps] = useState(move === 'accept' && order.scheduledFor !== undefined);
  const [text, setText] = useState(String(move === 'accept' ? usualMinutes : DELAY_MINUTES[1]));
  const minutes = parsedMinutes(text);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (keeps) onSend({});
    else if (minutes !== undefined) onSend({ minutes });
  };
  const choose = (value: string) => {
    setKeeps(false);
    setText(value);
  };
  const wanted = order.scheduledFor && dayAndTime(order.scheduledFor, now, timeZone);
  return (
    <form onSubmit={submit} className="grid gap-4">
      {move === 'accept' && wanted && (
        <Button
          size="large"
          aria-pressed={keeps}
          className={keeps ? 'border-accent bg-accent-wash text-accent-ink' : undefined}
          onClick={() => setKeeps(true)}
        >
          {t.accept.keep({ time: wanted })}
        </Button>
      )}
      <ChoiceChips
        legend={t.minutesLegend}
        hideLegend
        options={options}
        value={keeps ? undefined : minutes}
        labelOf={(count) => t.minutes({ count })}
        onChange={(option) => choose(String(option))}
      />
      <Field
        label={t.ownMinutes}
        {...(!keeps &&
          minutes === undefined && { error: texts.board.settings.minutesError({ max: ORDER.maxMinutes }) })}
      >
        <TextInput
          inputMode="numeric"
          value={keeps ? '' : text}
          onChange={({ target }) => choose(target.value)}
          className="tabular"
        />
      </Field>
      {move === 'delay' && <p className="text-small text-quiet">{t.delay.told}</p>}
      <Button type="submit" variant="primary" size="large" block disabled={!keeps && minutes === undefined}>
        {move === 'delay'
          ? t.delay.send({ count: minutes ?? 0 })
          : t.accept.send({ time: keeps && wanted ? wanted : clockTime(now + (minutes ?? 0) * MINUTE_MS, timeZone) })}
      </Button>
    </form>
  );
}
