import { Button, Field, TextInput } from '@chalkboard/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.signIn;

/** Asks by which contact somebody is known. */
export function ContactForm({
  initial,
  pending,
  error,
  onSend,
}: {
  readonly initial: string;
  readonly pending: boolean;
  readonly error?: string;
  onSend(contact: string): void;
}) {
  const [contact, setContact] = useState(initial);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (contact.trim() && !pending) onSend(contact.trim());
      }}
    >
      <Field label={t.contact} required hint={t.contactHint} {...(error !== undefined && { error })}>
        <TextInput
          name="contact"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={200}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        aria-disabled={pending}
        disabled={contact.trim() === ''}
      >
        <Mail aria-hidden />
        {pending ? t.sending : t.send}
      </Button>
    </form>
  );
}
