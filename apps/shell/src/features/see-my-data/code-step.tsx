import type { PrivacyRequestResponse } from '@chalkboard/contracts';
import { Button, Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { SendButton } from '../../layout/send-button';
import { myDataTexts } from '../../texts';
import { sendCode } from './my-data-calls';
import { StepHeading } from './step-heading';
import { useStepForm } from './use-step-form';

const t = myDataTexts.code;
const DIGITS = 6;

/** The code of the message proves that the number or address is theirs. */
export function CodeStep({
  sent,
  contact,
  onProved,
  onBack,
}: {
  readonly sent: PrivacyRequestResponse;
  readonly contact: string;
  onProved(): void;
  onBack(): void;
}) {
  const [code, setCode] = useState('');
  const { error, sending, submit } = useStepForm({
    fault: () => (code.length === DIGITS ? undefined : t.incomplete),
    send: async () => {
      await sendCode(sent.requestId, code);
      onProved();
    },
    failed: t.failed,
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <StepHeading follows>{t.heading}</StepHeading>
        <p className="mt-2 text-quiet wrap-anywhere">{t.text[sent.channel]({ contact, minutes: sent.validMinutes })}</p>
      </div>
      <Field label={t.label} hint={t.hint} error={error} required>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value.replace(/\D/g, '').slice(0, DIGITS))}
          className="tabular max-w-56 py-2 text-center !text-title tracking-wide"
        />
      </Field>
      {sent.channel === 'sms' && <p className="text-small text-quiet">{t.stopped}</p>}
      <div className="flex flex-wrap gap-3">
        <SendButton sending={sending}>{sending ? t.sending : t.send}</SendButton>
        <Button size="large" variant="quiet" onClick={onBack} className="w-full sm:w-auto">
          {t.back}
        </Button>
      </div>
    </form>
  );
}
