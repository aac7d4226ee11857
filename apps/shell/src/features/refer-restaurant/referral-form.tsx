import { Field, TextInput } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { toasts } from '../../host';
import { SendButton } from '../../layout/send-button';
import { referralTexts as t } from '../../texts';
import { EMPTY_REFERRAL, referralFault, type ReferralFault, type ReferralField } from './referral-form-values';
import { sendReferral } from './send-referral';

/** Two addresses, and the restaurant hears of us. */
export function ReferralForm() {
  const [values, setValues] = useState(EMPTY_REFERRAL);
  const [fault, setFault] = useState<ReferralFault>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const bind = (name: ReferralField, { type = 'email', maxLength = 200 } = {}) => ({
    name,
    type,
    maxLength,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [name]: target.value }),
  });
  const errorOf = (field: ReferralField) =>
    fault?.fields.includes(field)
      ? fault.kind === 'missing'
        ? t.form.missing({ what: t.form[field] })
        : fault.kind === 'bad-phone'
          ? t.form.badPhone
          : t.form.badEmail
      : undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const found = referralFault(values);
    setFault(found);
    if (found) {
      if (found.kind === 'missing') toasts.show({ ...t.toasts.missing, variant: 'destructive' });
      form.current?.querySelector<HTMLElement>(`[name="${found.fields[0]}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const restaurantPhone = values.restaurantPhone.trim();
      await sendReferral({
        referrerEmail: values.referrerEmail.trim(),
        restaurantEmail: values.restaurantEmail.trim(),
        ...(restaurantPhone && { restaurantPhone }),
      });
      setValues(EMPTY_REFERRAL);
      toasts.show(t.toasts.sent);
    } catch (error) {
      toasts.show({
        title: t.toasts.failed.title,
        description: describeError(error, t.toasts.failed.description),
        variant: 'destructive',
      });
    } finally {
      setSending(false);
    }
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-card border border-hairline bg-surface p-5 sm:p-8"
    >
      <Field label={t.form.referrerEmail} required error={errorOf('referrerEmail')}>
        <TextInput {...bind('referrerEmail')} autoComplete="email" />
      </Field>
      <Field label={t.form.restaurantEmail} required hint={t.form.hint} error={errorOf('restaurantEmail')}>
        <TextInput {...bind('restaurantEmail')} autoComplete="off" />
      </Field>
      <Field label={t.form.restaurantPhone} optional error={errorOf('restaurantPhone')}>
        <TextInput {...bind('restaurantPhone', { type: 'tel', maxLength: 40 })} autoComplete="off" />
      </Field>
      <div>
        <SendButton sending={sending}>{sending ? t.form.sending : t.form.send}</SendButton>
      </div>
    </form>
  );
}
