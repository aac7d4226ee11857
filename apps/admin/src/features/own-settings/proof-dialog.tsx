import type { TwoFactorProofRequest } from '@chalkboard/contracts';
import { Field, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { PasswordInput } from '../../layout/password-input';
import { texts } from '../../texts';

const t = texts.settings.twoFactor;

/** Password and code once more, before what protects the account is changed. */
export function ProofDialog({
  title,
  text,
  action,
  pending,
  onProof,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly pending: boolean;
  onProof(proof: TwoFactorProofRequest): void;
  onClose(): void;
}) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <FormDialog
      open
      title={title}
      description={text}
      action={action}
      pending={pending}
      onSubmit={() => password && code.trim() && onProof({ password, code: code.trim() })}
      onClose={onClose}
    >
      <Field label={t.passwordLabel} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Field label={t.proof} required>
        <TextInput
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          maxLength={40}
          className="tabular"
        />
      </Field>
    </FormDialog>
  );
}
