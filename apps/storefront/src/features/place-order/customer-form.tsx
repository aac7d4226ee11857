import type { CustomerInfo } from '@chalkboard/contracts';
import { Field, TextArea, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import { isEmail, type OrderType, type Refusal } from './checkout-rules';

const { fields, fieldErrors } = texts.checkout;

export function CustomerForm({ customer, orderType, refusal, onChange }: {
  readonly customer: Required<CustomerInfo>;
  readonly orderType: OrderType;
  readonly refusal: Refusal | undefined;
  onChange(field: keyof CustomerInfo, value: string): void;
}) {
  const input = (field: keyof CustomerInfo) => ({ name: field, value: customer[field], onChange: (event: { target: { value: string } }) => onChange(field, event.target.value) });
  const mended = (field: keyof typeof fieldErrors) => (field === 'email' ? !customer.email?.trim() || isEmail(customer.email) : customer[field]?.trim());
  const error = (field: keyof typeof fieldErrors) => (refusal?.fields.includes(field) && !mended(field) ? fieldErrors[field] : undefined);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="customer-name" label={fields.name} required error={error('name')}>
        <TextInput {...input('name')} autoComplete="name" maxLength={120} />
      </Field>
      <Field id="customer-phone" label={fields.phone} required error={error('phone')} hint={fields.phoneHint}>
        <TextInput {...input('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
      <div className="sm:col-span-2">
        <Field id="customer-email" label={fields.email} optional error={error('email')}>
          <TextInput {...input('email')} type="email" autoComplete="email" maxLength={200} />
        </Field>
      </div>
      {orderType === 'delivery' && (
        <div className="sm:col-span-2">
          <Field id="customer-address" label={fields.address} required error={error('address')}>
            <TextArea {...input('address')} rows={2} autoComplete="street-address" maxLength={400} />
          </Field>
        </div>
      )}
      <div className="sm:col-span-2">
        <Field id="customer-notes" label={fields.notes} optional>
          <TextArea {...input('notes')} rows={2} maxLength={1000} />
        </Field>
      </div>
    </div>
  );
}
