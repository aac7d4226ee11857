import type { PrivacyRequestResponse } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useState, type SubmitEvent } from 'react';
import { myDataTexts } from '../../texts';
import { askForCode } from './my-data-calls';
import { StepHeading } from './step-heading';

const t = myDataTexts.contact;

/** A number or an address, and a code is sent there. */
export function ContactStep({
  follows,
  onSent,
}: {
  readonly follows: boolean;
  onSent(sent: PrivacyRequestResponse, contact: string): void;
}) {
  const [contact, setContact] = useState('');
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    const refuse = (why: string) => {
      setError(why);
      setSending(false);
      form.querySelector('input')?.focus();
    };
    if (!contact.trim()) return refuse(t.missing);
    setSending(true);
    setError(undefined);
    try {
      onSent(await askForCode(contact.trim()), contact.trim());
    } catch (failure) {
      refuse(describeError(failure, t.failed));
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <StepHeading follows={follows}>{t.heading}</StepHeading>
      <Field label={t.label} hint={t.hint} error={error} required>
        <TextInput
          name="contact"
          autoComplete="email"
          maxLength={200}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      </Field>
      <div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          aria-disabled={sending || undefined}
          className="w-full sm:w-auto"
        >
          {sending ? t.sending : t.send}
        </Button>
      </div>
    </form>
  );
}
