import { BUSINESS_TYPES } from '@chalkboard/contracts/http/business-types';
import { Field, MoneyInput, Select, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import { textProps, type StepProps } from './field-props';

const t = texts.signup.location;

/** The second step: where it is, and what it serves. */
export function LocationStep(props: StepProps) {
  const { field, input } = textProps(props);
  return (
    <div className="grid grid-cols-6 gap-5">
      <div className="col-span-6">
        <Field label={t.address} required {...field('address')}>
          <TextInput {...input('address')} required maxLength={300} autoComplete="address-line1" />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-2">
        <Field label={t.city} required {...field('city')}>
          <TextInput {...input('city')} required maxLength={100} autoComplete="address-level2" />
        </Field>
      </div>
      <div className="col-span-3 sm:col-span-2">
        <Field label={t.state} optional {...field('state')}>
          <TextInput {...input('state')} maxLength={100} autoComplete="address-level1" />
        </Field>
      </div>
      <div className="col-span-3 sm:col-span-2">
        <Field label={t.zipCode} optional {...field('zipCode')}>
          <TextInput {...input('zipCode')} maxLength={20} autoComplete="postal-code" />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.businessType} required {...field('businessType')}>
          <Select {...input('businessType')} required>
            <option value="" disabled>
              {t.chooseType}
            </option>
            {BUSINESS_TYPES.map((type) => (
              <option key={type} value={type}>
                {t.types[type]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.cuisineType} optional {...field('cuisineType')}>
          <TextInput {...input('cuisineType')} maxLength={100} />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.seatingCapacity} optional {...field('seatingCapacity')}>
          <TextInput {...input('seatingCapacity')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.monthlyOrders} optional {...field('monthlyOrders')}>
          <TextInput {...input('monthlyOrders')} inputMode="numeric" maxLength={7} autoComplete="off" />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.averageOrderValue} optional hint={t.averageOrderHint} {...field('averageOrderValue')}>
          <MoneyInput {...input('averageOrderValue')} sign="$" maxLength={10} />
        </Field>
      </div>
      <div className="col-span-6 sm:col-span-3">
        <Field label={t.currentMenuFormat} optional hint={t.currentMenuHint} {...field('currentMenuFormat')}>
          <TextInput {...input('currentMenuFormat')} maxLength={100} autoComplete="off" />
        </Field>
      </div>
    </div>
  );
}
