import { ALLERGENS, POS_SYSTEMS } from '@chalkboard/contracts';
import { Button, Checkbox, Field, LinkButton, Select, TextArea, TextInput } from '@chalkboard/ui';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { FormSection } from './form-section';
import type { FormValues } from './form-values';

type KeysOf<V> = { [K in keyof FormValues]: FormValues[K] extends V ? K : never }[keyof FormValues];
type FlagKey = KeysOf<boolean>;
type TextKey = Exclude<KeysOf<string>, 'posSystem'>;

const POS_LABELS: Readonly<Record<(typeof POS_SYSTEMS)[number], string>> = { none: 'None', square: 'Square', toast: 'Toast', clover: 'Clover', lightspeed: 'Lightspeed', revel: 'Revel', other: 'Other' };

const PAYMENTS: readonly [FlagKey, string][] = [
  ['acceptsCardPickup', 'Card for pickup'],
  ['acceptsCashPickup', 'Cash for pickup'],
  ['acceptsCardDelivery', 'Card for delivery'],
  ['acceptsCashDelivery', 'Cash for delivery'],
];
const DIETARY: readonly [FlagKey, string][] = [
  ['hasVegetarianOptions', 'Vegetarian options'],
  ['hasVeganOptions', 'Vegan options'],
  ['hasGlutenFreeOptions', 'Gluten-free options'],
  ['hasHalalOptions', 'Halal options'],
  ['hasKosherOptions', 'Kosher options'],
];
const NOTIFICATIONS: readonly [FlagKey, string, string][] = [
  ['notificationSMS', 'Text message (SMS)', 'To the phone number above'],
  ['notificationWhatsApp', 'WhatsApp', 'The guest is offered a ready-written message to you'],
  ['notificationPrint', 'Print', 'A ticket on your receipt printer'],
];

/** Restaurant information and settings. Keeps its own state from the first values on: a later read does not overwrite what was typed. */
export function EditForm({ initial, saving, cancelTo, onSave }: { readonly initial: FormValues; readonly saving: boolean; readonly cancelTo: string; onSave(values: FormValues): void }) {
  const [values, setValues] = useState(initial);
  const set = <K extends keyof FormValues>(key: K, value: FormValues[K]) => setValues((now) => ({ ...now, [key]: value }));

  const text = (key: TextKey) => ({ name: key, value: values[key], onChange: (event: { target: { value: string } }) => set(key, event.target.value) });
  const flag = (key: FlagKey, label: ReactNode, hint?: string) => <Checkbox key={key} name={key} label={label} hint={hint} checked={values[key]} onChange={(event) => set(key, event.target.checked)} />;
  const amount = (key: TextKey) => ({ ...text(key), type: 'number', step: '0.01', min: '0', max: '999999', inputMode: 'decimal', required: true, className: 'tabular' }) as const;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(values);
  };

  return (
    <form onSubmit={submit}>
      <FormSection title="Restaurant" text="What guests see at the top of the menu.">
        <Field label="Restaurant name" required>
          <TextInput {...text('restaurantName')} required maxLength={200} autoComplete="organization" />
        </Field>
        <Field label="Description" optional>
          <TextArea {...text('restaurantDescription')} maxLength={2000} />
        </Field>
        <Field label="Address" optional>
          <TextInput {...text('restaurantAddress')} maxLength={500} autoComplete="street-address" />
        </Field>
        <Field label="Phone" optional hint="Orders are sent to this number.">
          <TextInput {...text('restaurantPhone')} type="tel" maxLength={40} autoComplete="tel" />
        </Field>
        <Field label="POS system">
          <Select name="posSystem" value={values.posSystem} onChange={(event) => set('posSystem', event.target.value as FormValues['posSystem'])}>
            {POS_SYSTEMS.map((system) => (
              <option key={system} value={system}>
                {POS_LABELS[system]}
              </option>
            ))}
          </Select>
        </Field>
      </FormSection>

      <FormSection title="Payment" text="Card means card at the door or at the counter; nothing is paid online.">
        <div className="grid sm:grid-cols-2">{PAYMENTS.map(([key, label]) => flag(key, label))}</div>
      </FormSection>

      <FormSection title="Delivery" text="Pickup is always free.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Delivery fee ($)">
            <TextInput {...amount('deliveryFee')} />
          </Field>
          <Field label="Minimum order ($)">
            <TextInput {...amount('minimumOrder')} />
          </Field>
        </div>
      </FormSection>

      <FormSection title="Dietary options" text="Tick what your kitchen really offers.">
        <div className="grid sm:grid-cols-2">{DIETARY.map(([key, label]) => flag(key, label))}</div>
      </FormSection>

      <FormSection title="Allergens" text="Guests are asked to confirm that they have read these.">
        <fieldset>
          <legend className="text-small font-medium">Common allergens</legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                name="commonAllergens"
                label={allergen}
                checked={values.commonAllergens.includes(allergen)}
                onChange={({ target }) => set('commonAllergens', ALLERGENS.filter((one) => (one === allergen ? target.checked : values.commonAllergens.includes(one))))}
              />
            ))}
          </div>
        </fieldset>
        <Field label="Allergy note" optional>
          <TextArea {...text('allergyNote')} maxLength={1000} />
        </Field>
      </FormSection>

      <FormSection title="Order notifications" text="How you are told of a new order.">
        <div className="grid">{NOTIFICATIONS.map(([key, label, hint]) => flag(key, label, hint))}</div>
      </FormSection>

      <div className="sticky bottom-0 -mx-2 flex flex-wrap justify-end gap-3 border-t border-hairline bg-paper px-2 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <LinkButton as={Link} to={cancelTo}>
          Cancel
        </LinkButton>
        <Button type="submit" variant="primary" disabled={saving}>
          {saving ? 'Saving...' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}
