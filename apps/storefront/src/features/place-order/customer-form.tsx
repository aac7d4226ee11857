import { Field, TextArea, TextInput } from '@chalkboard/ui';
import type { ReactNode } from 'react';
import {
  isEmail,
  type OrderType,
  type Refusal,
  type RefusedField,
  type TypedCustomer,
} from '../../shared/checkout/checkout-rules';
import { checkoutTexts } from '../../texts';

const { fields, fieldErrors, refusals } = checkoutTexts;

export function CustomerForm({
  customer,
  orderType,
  atTable = false,
  refusal,
  canBePhone,
  deliveryPlace,
  onChange,
}: {
  readonly customer: TypedCustomer;
  readonly orderType: OrderType;
  /** Then nothing here is needed. */
  readonly atTable?: boolean;
  readonly refusal: Refusal | undefined;
  /** Undefined: that cannot be judged here. */
  readonly canBePhone: ((written: string) => boolean) | undefined;
  /** Where it goes, besides the address. */
  readonly deliveryPlace?: ReactNode;
  onChange(field: keyof TypedCustomer, value: string): void;
}) {
  const input = (field: keyof TypedCustomer) => ({
    name: field,
    value: customer[field],
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
  });
  const refused = (field: RefusedField) => refusal?.fields.includes(field) === true;
  const empty = (field: keyof TypedCustomer) => !customer[field]?.trim();
  const missing = (field: 'name' | 'phone' | 'address') =>
    refused(field) && empty(field) ? fieldErrors[field] : undefined;
  // What the server alone has found stays until the next order; what is judged here goes as soon as it is put right.
  const isNoPhone =
    refused('phone') &&
    !empty('phone') &&
    refusal?.title === refusals.phone.title &&
    (canBePhone === undefined || !canBePhone(customer.phone));
  const isNoEmail = refused('email') && !empty('email') && !isEmail(customer.email);
  return (
    <div className="grid items-start gap-x-3 gap-y-3 sm:gap-y-4 min-[360px]:grid-cols-2">
      <Field
        id="customer-name"
        label={fields.name}
        {...(atTable ? { optional: true } : { required: true })}
        error={missing('name')}
      >
        <TextInput {...input('name')} autoComplete="name" autoCapitalize="words" enterKeyHint="next" maxLength={120} />
      </Field>
      <Field
        id="customer-phone"
        label={fields.phone}
        {...(atTable ? { optional: true } : { required: true })}
        error={isNoPhone ? fieldErrors.noPhone : missing('phone')}
        hint={fields.phoneHint}
      >
        <TextInput
          {...input('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          maxLength={40}
        />
      </Field>
      {orderType === 'delivery' && (
        <div className="min-[360px]:col-span-2">
          <Field id="customer-address" label={fields.address} required error={missing('address')}>
            <TextArea
              {...input('address')}
              rows={1}
              className="field-sizing-content min-h-11"
              autoComplete="street-address"
              autoCapitalize="words"
              maxLength={400}
            />
          </Field>
        </div>
      )}
      {orderType === 'delivery' && deliveryPlace}
      {!atTable && (
        <div className="min-[360px]:col-span-2">
          <Field id="customer-email" label={fields.email} optional error={isNoEmail ? fieldErrors.email : undefined}>
            <TextInput
              {...input('email')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              enterKeyHint="next"
              maxLength={200}
            />
          </Field>
        </div>
      )}
      <div className="min-[360px]:col-span-2">
        <Field id="customer-notes" label={fields.notes} optional>
          <TextArea
            {...input('notes')}
            rows={1}
            className="field-sizing-content min-h-11"
            autoComplete="off"
            autoCapitalize="sentences"
            maxLength={1000}
          />
        </Field>
      </div>
    </div>
  );
}
