import type { HostV1, TwoFactorSetup } from '@chalkboard/contracts';
import { Dialog, Field, LinkButton, TextInput } from '@chalkboard/ui';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { PasswordInput } from '../../layout/password-input';
import { useChange } from '../../session/use-change';
import { PROFILE_KEY } from '../../session/use-profile';
import { texts } from '../../texts';
import { RecoveryCodesView } from './recovery-codes-view';
import { confirmTwoFactor, SESSIONS, setUpTwoFactor } from './settings-calls';

const t = texts.settings.twoFactor;

/** Password, QR code and first code, recovery codes: three steps, and nothing holds before the second is done. */
export function SetUpDialog({ host, onClose }: { readonly host: HostV1; onClose(): void }) {
  const [password, setPassword] = useState('');
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useChange(host, { run: setUpTwoFactor, failed: texts.settings.failed, onDone: setSetup });
  const confirm = useChange(host, {
    run: confirmTwoFactor,
    done: t.turnedOn,
    failed: texts.settings.failed,
    refresh: [PROFILE_KEY, [SESSIONS]],
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
  });

  if (codes) {
    return (
      <Dialog open onOpenChange={onClose} title={t.codesTitle} description={t.codesText}>
        <RecoveryCodesView host={host} codes={codes} onDone={onClose} />
      </Dialog>
    );
  }
  if (!setup) {
    return (
      <FormDialog
        open
        title={t.setUpTitle}
        description={t.text}
        action={t.next}
        pending={begin.isPending}
        onSubmit={() => password && begin.mutate({ password })}
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
      </FormDialog>
    );
  }
  return (
    <FormDialog
      open
      title={t.setUpTitle}
      description={t.scan}
      action={t.confirm}
      pending={confirm.isPending}
      onSubmit={() => code.trim() && confirm.mutate({ code: code.trim() })}
      onClose={onClose}
    >
      {/* Dark on white whatever the colours of the page: scanners read nothing else. */}
      <svg
        role="img"
        aria-label={t.qr}
        viewBox={`0 0 ${setup.qrSize} ${setup.qrSize}`}
        shapeRendering="crispEdges"
        className="mx-auto aspect-square w-full max-w-56 rounded-card border border-hairline"
      >
        <rect width={setup.qrSize} height={setup.qrSize} fill="#fff" />
        <path d={setup.qrPath} fill="#000" />
      </svg>
      <div className="grid justify-items-center gap-1 text-center text-small">
        <p className="text-quiet">{t.orType}</p>
        <p className="tabular font-medium">{setup.secret}</p>
        <LinkButton href={setup.otpauthUri} variant="quiet" className="sm:hidden">
          {t.openApp}
        </LinkButton>
      </div>
      <Field label={t.code} hint={t.codeHint} required>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
          maxLength={12}
          className="tabular"
        />
      </Field>
    </FormDialog>
  );
}
