import type { SignupFaults, SignupField, SignupFields } from './signup-fields';

export interface StepProps {
  readonly fields: SignupFields;
  readonly faults: SignupFaults;
  onChange(change: Partial<SignupFields>): void;
}

type TextField = Exclude<
  { [Name in SignupField]: SignupFields[Name] extends string ? Name : never }[SignupField],
  'subscriptionPlan' | 'referralCode'
>;

/** What a field of a text and its input need. */
export function textProps({ fields, faults, onChange }: StepProps) {
  return {
    field: (name: TextField) => (faults[name] === undefined ? {} : { error: faults[name] }),
    input: (name: TextField) => ({
      name,
      value: fields[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [name]: target.value }),
    }),
  };
}
