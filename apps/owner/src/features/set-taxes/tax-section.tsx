import type { HostV1, Menu } from '@chalkboard/contracts';
import { Checkbox, Field, RadioGroup, SegmentedChoice, Select } from '@chalkboard/ui';
import { readerLanguage } from '@chalkboard/web-kit/texts';
import { useState } from 'react';
import { RuleSection } from '../../shared/rules/rule-section';
import { useRule } from '../../shared/rules/use-rule';
import { useTables } from '../../shared/tables-api';
import { texts } from '../../texts';
import { COUNTRY_TAXES, countryName, likelyTax } from './country-taxes';
import { RateAssignment } from './rate-assignment';
import { RateSelect } from './rate-select';
import { RatesTable } from './rates-table';
import { ServiceCharge } from './service-charge';
import { summaryOf, toForm, toRule, withCountry, withRates, type TaxForm } from './tax-form';

const t = texts.taxes;

const COUNTRIES = COUNTRY_TAXES.map((tax) => ({ ...tax, name: countryName(tax.country) })).toSorted((one, other) =>
  one.name.localeCompare(other.name, readerLanguage()),
);

/** Taxes and service charge of a menu's orders. */
export function TaxSection({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const likely = likelyTax(menu);
  const saved = menu.rules?.taxes;
  const { form, unsaved, saving, change, reset, save } = useRule({
    host,
    menu,
    rule: 'taxes',
    toForm: (rules) => toForm(rules, likely),
    toRule,
  });
  return (
    <RuleSection
      id="taxes"
      title={t.title}
      text={t.text}
      state={summaryOf(saved)}
      unsaved={unsaved}
      saving={saving}
      onSave={save}
      onReset={reset}
    >
      <Checkbox
        label={t.turnOn}
        hint={t.turnOnHint}
        checked={form.on}
        onChange={({ target }) => change({ ...form, on: target.checked })}
      />
      {form.on && (
        <TaxFields menu={menu} form={form} proposed={saved ? undefined : likely?.country} onChange={change} />
      )}
    </RuleSection>
  );
}

function TaxFields({
  menu,
  form,
  proposed,
  onChange,
}: {
  readonly menu: Menu;
  readonly form: TaxForm;
  /** The country whose rates the form began with. */
  readonly proposed: string | undefined;
  onChange(form: TaxForm): void;
}) {
  const [country, setCountry] = useState(proposed ?? '');
  const withTable = useTables(menu.shareId).tables?.service.on ?? false;
  return (
    <>
      <Field label={t.country.label} hint={t.country.hint}>
        <Select
          value={country}
          onChange={({ target }) => {
            setCountry(target.value);
            const tax = COUNTRY_TAXES.find((known) => known.country === target.value);
            if (tax) onChange(withCountry(form, tax));
          }}
        >
          <option value="">{t.country.none}</option>
          {COUNTRIES.map(({ country: code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <SegmentedChoice
        legend={t.kind.label}
        value={form.included ? 'included' : 'added'}
        onChange={(kind) => onChange({ ...form, included: kind === 'included' })}
        segments={[
          { value: 'included', label: t.kind.included, note: t.kind.includedNote },
          { value: 'added', label: t.kind.added, note: t.kind.addedNote },
        ]}
      />
      <RatesTable rates={form.rates} withTable={withTable} onChange={(rates) => onChange(withRates(form, rates))} />
      {form.rates.length > 1 && (
        <>
          <RateSelect
            label={t.defaultRate}
            rates={form.rates}
            value={form.defaultRateId}
            onChange={(defaultRateId) => onChange({ ...form, defaultRateId })}
          />
          <RateAssignment menu={menu} form={form} onChange={onChange} />
        </>
      )}
      <RateSelect
        label={t.deliveryRate}
        rates={form.rates}
        value={form.deliveryRateId}
        without={t.noRate}
        onChange={(deliveryRateId) => onChange({ ...form, deliveryRateId })}
      />
      <ServiceCharge
        service={form.service}
        rates={form.rates}
        withTable={withTable}
        onChange={(service) => onChange({ ...form, service })}
      />
      <RadioGroup
        legend={t.rounding.label}
        value={form.rounding}
        onChange={(rounding) => onChange({ ...form, rounding })}
        options={[
          { value: 'order', label: t.rounding.order, hint: t.rounding.orderHint },
          { value: 'line', label: t.rounding.line, hint: t.rounding.lineHint },
        ]}
      />
    </>
  );
}
