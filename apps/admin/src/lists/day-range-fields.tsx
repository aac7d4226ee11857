import { Field, TextInput } from '@chalkboard/ui';
import { texts } from '../texts';

interface Day {
  /** 2026-07-01 */
  readonly value: string;
  onChange(value: string): void;
}

/** From which day, and to which. */
export function DayRangeFields({ from, to }: { readonly from: Day; readonly to: Day }) {
  return (
    <>
      <Field label={texts.list.from}>
        <TextInput type="date" value={from.value} onChange={({ target }) => from.onChange(target.value)} />
      </Field>
      <Field label={texts.list.to}>
        <TextInput type="date" value={to.value} onChange={({ target }) => to.onChange(target.value)} />
      </Field>
    </>
  );
}
