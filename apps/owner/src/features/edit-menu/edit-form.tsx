import { ALLERGENS, POS_SYSTEMS, type HostV1, type Menu } from '@chalkboard/contracts';
import { CURRENCIES } from '@chalkboard/contracts/currency';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Button, Checkbox, Field, LinkButton, Select, TextArea, TextInput } from '@chalkboard/ui';
import { currencySign } from '@chalkboard/web-kit';
import type { ReactNode, SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { currencyName } from '../../shared/prices/currency-name';
import { texts } from '../../texts';
import { AmountField } from './amount-field';
import { ChannelsSection } from './channels/channels-section';
import { DirectorySection } from './directory-section';
import { FormSection } from './form-section';
import type { FormValues } from './form-values';
import { HoursSection } from './hours/hours-section';

type KeysOf<V> = { [K in keyof FormValues]: FormValues[K] extends V ? K : never }[keyof FormValues];
type FlagKey = KeysOf<boolean>;
type TextKey = Exclude<
  KeysOf<string>,
  'posSystem' | 'currency' | 'timeZone' | 'cuisine' | 'website' | 'messageLanguage'
>;

const t = texts.edit;

const PAYMENTS: readonly [FlagKey, string][] = [
  ['acceptsCardPickup', t.payment.cardPickup],
  ['acceptsCashPickup', t.payment.cashPickup],
  ['acceptsCardDelivery', t.payment.cardDelivery],
  ['acceptsCashDelivery', t.payment.cashDelivery],
];
const DIETARY: readonly [FlagKey, string][] = [
  ['hasVegetarianOptions', t.dietary.vegetarian],
  ['hasVeganOptions', t.dietary.vegan],
  ['hasGlutenFreeOptions', t.dietary.glutenFree],
  ['hasHalalOptions', t.dietary.halal],
  ['hasKosherOptions', t.dietary.kosher],
];

/** Restaurant information and settings. */
export function EditForm({
  host,
  shareId,
  values,
  categories,
  currency,
  isLocation,
  saving,
  cancelTo,
  onChange,
  onSave,
  children,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly values: FormValues;
  /** As they were saved: what printers can be given. */
  readonly categories: Menu['categories'];
  /** The menu's, which may be none of those that are offered. */
  readonly currency: string;
  /** It has its currency from its main menu. */
  readonly isLocation: boolean;
  readonly saving: boolean;
  readonly cancelTo: string;
  onChange(change: Partial<FormValues>): void;
  onSave(): void;
  /** More of the menu to be changed, below the restaurant; it is saved with the rest. */
  readonly children?: ReactNode;
}) {
  const set = <K extends keyof FormValues>(key: K, value: FormValues[K]) => onChange({ [key]: value });

  const text = (key: TextKey) => ({
    name: key,
    value: values[key],
    onChange: (event: { target: { value: string } }) => set(key, event.target.value),
  });
  const flag = (key: FlagKey, label: ReactNode, hint?: string) => (
    <Checkbox
      key={key}
      name={key}
      label={label}
      hint={hint}
      checked={values[key]}
      onChange={(event) => set(key, event.target.checked)}
    />
  );
  const amount = (key: 'deliveryFee' | 'minimumOrder') => ({
    name: key,
    value: values[key],
    currency: values.currency,
    onChange: (typed: string) => set(key, typed),
  });
  const sign = currencySign(values.currency);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };

  return (
    <form onSubmit={submit}>
      <FormSection title={t.restaurant.title} text={t.restaurant.text}>
        <Field label={t.restaurant.name} required>
          <TextInput
            {...text('restaurantName')}
            required
            maxLength={LETTERS.restaurantName}
            autoComplete="organization"
          />
        </Field>
        <Field label={t.restaurant.description} optional>
          <TextArea {...text('restaurantDescription')} maxLength={LETTERS.restaurantDescription} />
        </Field>
        <Field label={t.restaurant.address} optional>
          <TextInput
            {...text('restaurantAddress')}
            maxLength={LETTERS.restaurantAddress}
            autoComplete="street-address"
          />
        </Field>
        <Field label={t.restaurant.phone} optional hint={t.restaurant.phoneHint}>
          <TextInput {...text('restaurantPhone')} type="tel" maxLength={LETTERS.phone} autoComplete="tel" />
        </Field>
        {!isLocation && (
          <Field label={t.restaurant.currency} hint={t.restaurant.currencyHint}>
            <Select name="currency" value={values.currency} onChange={(event) => set('currency', event.target.value)}>
              {[...new Set([currency, ...CURRENCIES])].map((code) => (
                <option key={code} value={code}>
                  {currencyName(code)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label={t.restaurant.pos} hint={t.restaurant.posHint}>
          <Select
            name="posSystem"
            value={values.posSystem}
            onChange={(event) => set('posSystem', event.target.value as FormValues['posSystem'])}
          >
            {POS_SYSTEMS.map((system) => (
              <option key={system} value={system}>
                {t.posSystems[system]}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>

      {children}

      <HoursSection
        hours={values.openingHours}
        timeZone={values.timeZone}
        onHours={(hours) => set('openingHours', hours)}
        onTimeZone={(zone) => set('timeZone', zone)}
      />

      <FormSection title={t.payment.title} text={t.payment.text}>
        <div className="grid sm:grid-cols-2">{PAYMENTS.map(([key, label]) => flag(key, label))}</div>
      </FormSection>

      <FormSection title={t.delivery.title} text={t.delivery.text}>
        <div className="grid gap-5 sm:grid-cols-2">
          <AmountField label={texts.price.fee({ sign })} {...amount('deliveryFee')} />
          <AmountField label={texts.price.minimum({ sign })} {...amount('minimumOrder')} />
        </div>
      </FormSection>

      <FormSection title={t.dietary.title} text={t.dietary.text}>
        <div className="grid sm:grid-cols-2">{DIETARY.map(([key, label]) => flag(key, label))}</div>
      </FormSection>

      <FormSection title={t.allergens.title} text={t.allergens.text}>
        <fieldset>
          <legend className="text-small font-medium">{t.allergens.common}</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                name="commonAllergens"
                label={t.allergens.names[allergen]}
                checked={values.commonAllergens.includes(allergen)}
                onChange={({ target }) =>
                  set(
                    'commonAllergens',
                    ALLERGENS.filter((one) =>
                      one === allergen ? target.checked : values.commonAllergens.includes(one),
                    ),
                  )
                }
              />
            ))}
          </div>
        </fieldset>
        <Field label={t.allergens.note} optional>
          <TextArea {...text('allergyNote')} maxLength={LETTERS.allergyNote} />
        </Field>
      </FormSection>

      <DirectorySection values={values} onChange={set} />

      <ChannelsSection host={host} shareId={shareId} categories={categories} values={values} onChange={set} />

      <div className="sticky bottom-0 -mx-2 flex flex-wrap justify-end gap-3 border-t border-hairline bg-paper px-2 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <LinkButton as={Link} to={cancelTo}>
          {t.cancel}
        </LinkButton>
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? t.saving : t.save}
        </Button>
      </div>
    </form>
  );
}
