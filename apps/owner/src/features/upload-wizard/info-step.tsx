import { Field, TextArea, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import type { RestaurantInfo } from './wizard-draft';

const t = texts.wizard.info;

/** The first step: whose menu this is. */
export function InfoStep({ info, onChange }: { readonly info: RestaurantInfo; onChange(info: RestaurantInfo): void }) {
  const text = (name: keyof RestaurantInfo) => ({
    name,
    value: info[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...info, [name]: event.target.value }),
  });
  return (
    <div className="grid gap-5">
      <Field label={t.name} required>
        <TextInput {...text('restaurantName')} required maxLength={200} autoComplete="organization" />
      </Field>
      <Field label={t.description} optional>
        <TextArea {...text('restaurantDescription')} maxLength={2000} />
      </Field>
      <Field label={t.address} optional>
        <TextInput {...text('restaurantAddress')} maxLength={500} autoComplete="street-address" />
      </Field>
      <Field label={t.phone} optional hint={t.phoneHint}>
        <TextInput {...text('restaurantPhone')} type="tel" maxLength={40} autoComplete="tel" />
      </Field>
    </div>
  );
}
