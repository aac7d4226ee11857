import { Field, TextInput } from '@chalkboard/ui';
import { texts } from '../../texts';
import { textProps, type StepProps } from './field-props';

const t = texts.signup.business;

/** The first step: who registers. */
export function BusinessStep(props: StepProps) {
  const { field, input } = textProps(props);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t.businessName} required {...field('businessName')}>
        <TextInput {...input('businessName')} required maxLength={200} autoComplete="organization" />
      </Field>
      <Field label={t.ownerName} required {...field('ownerName')}>
        <TextInput {...input('ownerName')} required maxLength={200} autoComplete="name" />
      </Field>
      <Field label={t.email} required hint={t.emailHint} {...field('email')}>
        <TextInput {...input('email')} required type="email" maxLength={200} autoComplete="email" />
      </Field>
      <Field label={t.phone} required hint={t.phoneHint} {...field('phone')}>
        <TextInput {...input('phone')} required type="tel" maxLength={40} autoComplete="tel" />
      </Field>
      <div className="sm:col-span-2">
        <Field label={t.website} optional {...field('website')}>
          <TextInput {...input('website')} type="url" inputMode="url" maxLength={300} autoComplete="url" />
        </Field>
      </div>
    </div>
  );
}
