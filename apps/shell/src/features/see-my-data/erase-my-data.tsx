import type { PrivacyAccount } from '@chalkboard/contracts';
import { Button, Checkbox, Dialog } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { myDataTexts } from '../../texts';
import { eraseData } from './my-data-calls';

const t = myDataTexts.erase;

/** Erases everything, after asking once. */
export function EraseMyData({ account, onErased }: { readonly account: PrivacyAccount; onErased(receipt: string): void }) {
  const [open, setOpen] = useState(false);
  const [keepStop, setKeepStop] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { receipt } = await eraseData(keepStop);
      onErased(receipt);
    } catch (failure) {
      setError(describeError(failure, t.failed));
      setBusy(false);
    }
  };

  /** What is being erased is erased: the dialog stays until that is said. */
  const show = (next: boolean) => {
    if (busy) return;
    setError(undefined);
    setOpen(next);
  };

  return (
    <>
      <Button variant="primary" size="large" onClick={() => show(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={t.title}
        description={t.text}
        actions={
          <>
            <Button aria-disabled={busy || undefined} onClick={() => show(false)}>
              {t.keep}
            </Button>
            <Button variant="primary" aria-disabled={busy || undefined} onClick={() => void confirm()}>
              {busy ? t.erasing : t.confirm}
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1.5 pl-6 text-small marker:text-quiet">
          {t.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
          {account.referrals > 0 && <li>{t.rewards}</li>}
        </ul>
        {account.stoppedSince !== null && <Checkbox label={t.keepStop.label} hint={t.keepStop.hint} checked={keepStop} onChange={({ target }) => setKeepStop(target.checked)} />}
        {error && (
          <p role="alert" className="rounded-card bg-failed-wash p-4 text-small text-failed">
            {error}
          </p>
        )}
      </Dialog>
    </>
  );
}
