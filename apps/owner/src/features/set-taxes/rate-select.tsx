import { Field, Select } from '@chalkboard/ui';
import { texts } from '../../texts';
import type { RateRow } from './tax-form';

const t = texts.taxes;

/** One of the rates, or what holds without. */
export function RateSelect({
  label,
  rates,
  value,
  without,
  onChange,
}: {
  readonly label: string;
  readonly rates: readonly RateRow[];
  /** Id of a rate; `''`: none. */
  readonly value: string;
  /** In words what none means; undefined: one has to be chosen. */
  readonly without?: string;
  onChange(rateId: string): void;
}) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {without !== undefined && <option value="">{without}</option>}
        <RateOptions rates={rates} />
      </Select>
    </Field>
  );
}

/** The rates as options of a select. */
export function RateOptions({ rates }: { readonly rates: readonly RateRow[] }) {
  return rates.map((rate, at) => (
    <option key={rate.id} value={rate.id}>
      {rateName(rate, at)}
    </option>
  ));
}

/** "VAT 7 %" */
export function rateName({ name, pickup, delivery }: RateRow, at: number): string {
  const percent = pickup === delivery ? pickup : `${pickup} / ${delivery}`;
  return `${name.trim() || t.rates.rate({ number: at + 1 })}${percent.trim() ? ` ${percent} %` : ''}`;
}
