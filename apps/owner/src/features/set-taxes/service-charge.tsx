import { Checkbox, Field, FieldNote, TextInput } from '@chalkboard/ui';
import { useEffect, useId, useRef } from 'react';
import { texts } from '../../texts';
import { PercentField } from './percent-field';
import { RateSelect } from './rate-select';
import type { TaxForm } from './tax-form';

const t = texts.taxes.service;

/** A part of the subtotal that is charged beside it, by kind of order. */
export function ServiceCharge({
  service,
  rates,
  withTable,
  onChange,
}: {
  /** Guests order at tables. */
  readonly withTable: boolean;
  readonly service: TaxForm['service'];
  readonly rates: TaxForm['rates'];
  onChange(service: TaxForm['service']): void;
}) {
  const pickup = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const isForNobody = service.on && !service.pickup && !service.delivery && !(withTable && service.table);
  const set = (change: Partial<TaxForm['service']>) => onChange({ ...service, ...change });
  useEffect(() => pickup.current?.setCustomValidity(isForNobody ? t.nobody : ''), [isForNobody]);
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t.title}</legend>
      <Checkbox
        label={t.turnOn}
        hint={t.turnOnHint}
        checked={service.on}
        onChange={({ target }) => set({ on: target.checked })}
      />
      {service.on && (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field label={t.name}>
              <TextInput
                required
                maxLength={80}
                value={service.name}
                onChange={({ target }) => set({ name: target.value })}
              />
            </Field>
            <PercentField label={t.percent} value={service.percent} onChange={(percent) => set({ percent })} />
          </div>
          <div>
            <div className="flex flex-wrap gap-x-6">
              <Checkbox
                ref={pickup}
                label={t.pickup}
                aria-describedby={isForNobody ? noteId : undefined}
                checked={service.pickup}
                onChange={({ target }) => set({ pickup: target.checked })}
              />
              <Checkbox
                label={t.delivery}
                checked={service.delivery}
                onChange={({ target }) => set({ delivery: target.checked })}
              />
              {withTable && (
                <Checkbox
                  label={t.table}
                  checked={service.table ?? service.pickup}
                  onChange={({ target }) => set({ table: target.checked })}
                />
              )}
            </div>
            {isForNobody && <FieldNote id={noteId} error={t.nobody} />}
          </div>
          <RateSelect
            label={t.rate}
            rates={rates}
            value={service.rateId}
            without={texts.taxes.noRate}
            onChange={(rateId) => set({ rateId })}
          />
        </>
      )}
    </fieldset>
  );
}
