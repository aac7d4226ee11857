import type { AdminProfile, HostV1 } from '@chalkboard/contracts';
import { Badge, Button, Card, Dialog } from '@chalkboard/ui';
import { useState } from 'react';
import { SettingsSection } from '../../layout/settings-section';
import { useChange } from '../../session/use-change';
import { PROFILE_KEY } from '../../session/use-profile';
import { texts } from '../../texts';
import { ProofDialog } from './proof-dialog';
import { RecoveryCodesView } from './recovery-codes-view';
import { SetUpDialog } from './set-up-dialog';
import { disableTwoFactor, renewRecoveryCodes } from './settings-calls';

const t = texts.settings.twoFactor;

/** The second step at sign-in: on or off, and the recovery codes. */
export function TwoFactor({ host, profile: { twoFactor } }: { readonly host: HostV1; readonly profile: AdminProfile }) {
  const [open, setOpen] = useState<'set-up' | 'renew' | 'disable'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const common = { failed: texts.settings.failed, refresh: [PROFILE_KEY] };
  const renew = useChange(host, {
    ...common,
    run: renewRecoveryCodes,
    onDone: ({ recoveryCodes }) => {
      close();
      setCodes(recoveryCodes);
    },
  });
  const disable = useChange(host, { ...common, run: disableTwoFactor, done: t.disabled, onDone: close });
  return (
    <SettingsSection title={t.title} text={t.text}>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Badge state={twoFactor.enabled ? 'ready' : 'uncertain'}>{twoFactor.enabled ? t.on : t.off}</Badge>
          <p className="mt-1 text-small text-quiet">
            {twoFactor.enabled ? t.onText(twoFactor.recoveryCodesLeft) : t.offText}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {twoFactor.enabled ? (
            <>
              <Button onClick={() => setOpen('renew')}>{t.renew}</Button>
              <Button variant="quiet" onClick={() => setOpen('disable')}>
                {t.disable}
              </Button>
            </>
          ) : (
            <Button onClick={() => setOpen('set-up')}>{t.setUp}</Button>
          )}
        </div>
      </Card>
      {open === 'set-up' && <SetUpDialog host={host} onClose={close} />}
      {open === 'renew' && (
        <ProofDialog
          title={t.renewTitle}
          text={t.renewText}
          action={t.renewAction}
          pending={renew.isPending}
          onProof={(proof) => renew.mutate(proof)}
          onClose={close}
        />
      )}
      {open === 'disable' && (
        <ProofDialog
          title={t.disableTitle}
          text={t.disableText}
          action={t.disable}
          pending={disable.isPending}
          onProof={(proof) => disable.mutate(proof)}
          onClose={close}
        />
      )}
      {codes && (
        <Dialog open onOpenChange={() => setCodes(undefined)} title={t.codesTitle} description={t.codesText}>
          <RecoveryCodesView host={host} codes={codes} onDone={() => setCodes(undefined)} />
        </Dialog>
      )}
    </SettingsSection>
  );
}
