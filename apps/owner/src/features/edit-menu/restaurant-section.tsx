import { POS_SYSTEMS } from '@chalkboard/contracts';
import { CURRENCIES } from '@chalkboard/contracts/currency';
import { LETTERS } from '@chalkboard/contracts/limits';
import { Field, Select, TextArea, TextInput } from '@chalkboard/ui';
import { currencyName } from '../../shared/prices/currency-name';
import { texts } from '../../texts';
import { FormSection } from './form-section';
import type { FormValues, SectionProps } from './form-values';

const t = texts.edit.restaurant;

type TextKey = 'restaurantName' | 'restaurantDescription' | 'restaurantAddress' | 'restaurantPhone';

/** What guests see at the top of the menu. */
export function RestaurantSection({
  values,
  onChange,
  currency,
  isLocation,
}: SectionProps & {
  /** The menu's, which may be none of those that are offered. */
  readonly currency: string;
  /** It has its currency from its main menu. */
  readonly isLocation: boolean;
}) {
  const text = (key: TextKey) => ({
    name: key,
    value: values[key],
    onChange: ({ target }: { target: { value: string } }) => onChange(key, target.value),
  });
  return (
    <FormSection title={t.title} text={t.text}>
      <Field label={t.name} required>
        <TextInput
          {...text('restaurantName')}
          required
          maxLength={LETTERS.restaurantName}
          autoComplete="organization"
        />
      </Field>
      <Field label={t.description} optional>
        <TextArea {...text('restaurantDescription')} maxLength={LETTERS.restaurantDescription} />
      </Field>
      <Field label={t.address} optional>
        <TextInput {...text('restaurantAddress')} maxLength={LETTERS.restaurantAddress} autoComplete="street-address" />
      </Field>
      <Field label={t.phone} optional hint={t.phoneHint}>
        <TextInput {...text('restaurantPhone')} type="tel" maxLength={LETTERS.phone} autoComplete="tel" />
      </Field>
      {!isLocation && (
        <Field label={t.currency} hint={t.currencyHint}>
          <Select name="currency" value={values.currency} onChange={({ target }) => onChange('currency', target.value)}>
            {[...new Set([currency, ...CURRENCIES])].map((code) => (
              <option key={code} value={code}>
                {currencyName(code)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t.pos} hint={t.posHint}>
        <Select
          name="posSystem"
          value={values.posSystem}
          onChange={({ target }) => onChange('posSystem', target.value as FormValues['posSystem'])}
        >
          {POS_SYSTEMS.map((system) => (
            <option key={system} value={system}>
              {texts.edit.posSystems[system]}
            </option>
          ))}
        </Select>
      </Field>
    </FormSection>
  );
}
