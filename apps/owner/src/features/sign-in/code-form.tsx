import { Button, Field, TextInput } from '@chalkboard/ui';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../texts';

const t = texts.signIn.sent;
const DIGITS = 6;

/** The code of a message; the sixth digit signs in. */
export function CodeForm({
  pending,
  error,
  onCode,
}: {
  readonly pending: boolean;
  readonly error?: string;
  onCode(code: string): void;
}) {
  const [code, setCode] = useState('');
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, DIGITS);
    setCode(digits);
    if (digits.length === DIGITS && digits !== code && !pending) onCode(digits);
  };
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === DIGITS && !pending) onCode(code);
      }}
    >
      <Field label={t.code} required hint={t.codeHint} {...(error !== undefined && { error })}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          value={code}
          onChange={({ target }) => type(target.value)}
          className="tabular py-2 text-center !text-title tracking-wide"
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        aria-disabled={pending}
        disabled={code.length < DIGITS}
      >
        <LogIn aria-hidden />
        {pending ? t.entering : t.enter}
      </Button>
    </form>
  );
}
