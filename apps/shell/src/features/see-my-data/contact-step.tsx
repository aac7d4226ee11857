import type { PrivacyRequestResponse } from '@chalkboard/contracts';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { SendButton } from '../../layout/send-button';
import { myDataTexts } from '../../texts';
import { askForCode } from './my-data-calls';
import { StepHeading } from './step-heading';
import { useStepForm } from './use-step-form';

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
  const { error, sending, submit } = useStepForm({
    fault: () => (contact.trim() ? undefined : t.missing),
    send: async () => onSent(await askForCode(contact.trim()), contact.trim()),
    failed: t.failed,
  });

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
        <SendButton sending={sending}>{sending ? t.sending : t.send}</SendButton>
      </div>
    </form>
  );
}
