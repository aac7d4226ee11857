import { Button, Field, TextInput } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../texts';
import { PercentField } from './percent-field';
import { nameFault, newRate, type RateRow } from './tax-form';

const t = texts.taxes.rates;
const MAX_RATES = 10;
const MAX_NAME = 80;

/** The rates: what guests read, and the percentage of each kind of order. */
export function RatesTable({
  rates,
  withTable,
  onChange,
}: {
  /** Guests order at tables: that may have a rate of its own. */
  readonly withTable: boolean;
  readonly rates: readonly RateRow[];
  onChange(rates: readonly RateRow[]): void;
}) {
  const set = (at: number, change: Partial<RateRow>) =>
    onChange(rates.map((rate, index) => (index === at ? { ...rate, ...change } : rate)));
  return (
    <fieldset className="grid gap-4">
      <legend className="text-small font-medium">{t.title}</legend>
      <p className="-mt-2 text-caption text-quiet">{t.hint}</p>
      {rates.map((rate, at) => (
        <div
          key={rate.id}
          role="group"
          aria-label={nameOf(rate, at)}
          className={clsx(
            'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-3 border-b border-hairline pb-4',
            withTable
              ? 'sm:grid-cols-[minmax(0,1fr)_6rem_6rem_6rem_2.75rem]'
              : 'sm:grid-cols-[minmax(0,1fr)_7rem_7rem_2.75rem]',
          )}
        >
          <div className={rates.length > 1 ? 'max-sm:col-span-2' : 'max-sm:col-span-3'}>
            <NameField value={rate.name} fault={nameFault(rates, at)} onChange={(name) => set(at, { name })} />
          </div>
          <PercentField
            label={t.pickup}
            value={rate.pickup}
            // Most rates are the same for both: what is typed first counts for both until they differ.
            onChange={(pickup) => set(at, { pickup, ...(rate.delivery === rate.pickup && { delivery: pickup }) })}
          />
          <PercentField label={t.delivery} value={rate.delivery} onChange={(delivery) => set(at, { delivery })} />
          {withTable && (
            <div className="max-sm:col-start-1">
              <PercentField
                optional
                label={t.table}
                hint={t.tableHint}
                value={rate.table}
                onChange={(table) => set(at, { table })}
              />
            </div>
          )}
          {rates.length > 1 && (
            <Button
              type="button"
              variant="quiet"
              aria-label={t.remove({ name: nameOf(rate, at) })}
              className="mt-7 px-3! max-sm:col-start-3 max-sm:row-start-1"
              onClick={() => onChange(rates.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden />
            </Button>
          )}
        </div>
      ))}
      {rates.length < MAX_RATES && (
        <Button type="button" className="justify-self-start" onClick={() => onChange([...rates, newRate()])}>
          <Plus aria-hidden />
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}

function NameField({
  value,
  fault,
  onChange,
}: {
  readonly value: string;
  readonly fault: string | undefined;
  onChange(name: string): void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => input.current?.setCustomValidity(fault ?? ''), [fault]);
  return (
    <Field label={t.name} hint={t.nameHint} {...(fault && isTouched && { error: fault })}>
      <TextInput
        ref={input}
        maxLength={MAX_NAME}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setTouched(true)}
        onInvalid={() => setTouched(true)}
      />
    </Field>
  );
}

function nameOf(rate: RateRow, at: number): string {
  return rate.name.trim() || t.rate({ number: at + 1 });
}
