import { CONTACT_CATEGORIES } from '@chalkboard/contracts';
import { Field, Select, TextArea, TextInput } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toasts } from '../../host';
import { SendButton } from '../../layout/send-button';
import { contactTexts as t } from '../../texts';
import {
  categoryOf,
  contactFault,
  EMPTY_CONTACT,
  toContactRequest,
  type ContactFault,
  type ContactFormValues,
  type RequiredField,
} from './contact-form-values';
import { sendContact } from './send-contact';

const errorOf = (fault: ContactFault | undefined, field: RequiredField): string | undefined => {
  if (fault?.kind === 'missing')
    return fault.fields.includes(field) ? t.form.missing({ what: t.form[field] }) : undefined;
  return fault && field === 'email' ? t.form.badEmail : undefined;
};

/**
 * A message to the people behind the product. The address of the page may choose the category: `?category=business`.
 */
export function ContactForm() {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState<Partial<ContactFormValues>>({});
  const [fault, setFault] = useState<ContactFault>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const values: ContactFormValues = {
    ...EMPTY_CONTACT,
    category: categoryOf(search.get('category')) ?? EMPTY_CONTACT.category,
    ...typed,
  };

  const bind = (name: keyof ContactFormValues) => ({
    name,
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const found = contactFault(values);
    setFault(found);
    if (found) {
      // Also takes the place of what the toast of an attempt before still says.
      toasts.show({ ...(found.kind === 'missing' ? t.toasts.missing : t.toasts.badEmail), variant: 'destructive' });
      const first = found.kind === 'missing' ? found.fields[0] : 'email';
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      await sendContact(toContactRequest(values));
      setTyped({});
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
      className="grid gap-5 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-2 sm:p-8"
    >
      <Field label={t.form.name} required error={errorOf(fault, 'name')}>
        <TextInput {...bind('name')} autoComplete="name" maxLength={120} />
      </Field>
      <Field label={t.form.email} required error={errorOf(fault, 'email')}>
        <TextInput {...bind('email')} type="email" autoComplete="email" maxLength={200} />
      </Field>
      <Field label={t.form.subject} optional>
        <TextInput {...bind('subject')} maxLength={200} />
      </Field>
      <Field label={t.form.category}>
        <Select {...bind('category')}>
          {CONTACT_CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {t.form.categories[category]}
            </option>
          ))}
        </Select>
      </Field>
      <div className="sm:col-span-2">
        <Field label={t.form.message} required error={errorOf(fault, 'message')}>
          <TextArea {...bind('message')} rows={6} maxLength={5000} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <SendButton sending={sending}>{sending ? t.form.sending : t.form.send}</SendButton>
      </div>
    </form>
  );
}
