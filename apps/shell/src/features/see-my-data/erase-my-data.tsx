import type { PrivacyAccount } from '@chalkboard/contracts';
import { Button, Checkbox, Dialog } from '@chalkboard/ui';
import { ApiError, describeError, hasStatus } from '@chalkboard/web-kit';
import { useState } from 'react';
import { myDataTexts } from '../../texts';
import { eraseData } from './my-data-calls';

const t = myDataTexts.erase;

interface EraseMyDataProps {
  readonly account: PrivacyAccount;
  onErased(receipt: string): void;
  /** The time in which it could be asked for is over. */
  onRefused(): void;
}

/**
 * Erases everything, after asking once. Where no answer comes nobody knows whether it has begun: that is said as long
 * as it is so, and asked again it is done once.
 */
export function EraseMyData({ account, onErased, onRefused }: EraseMyDataProps) {
  const [open, setOpen] = useState(false);
  const [keepStop, setKeepStop] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [lost, setLost] = useState(false);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { receipt } = await eraseData(keepStop);
      onErased(receipt);
    } catch (failure) {
      if (hasStatus(failure, 403)) return onRefused();
      const isLost = isUnanswered(failure);
      setLost((before) => before || isLost);
      setError(isLost ? undefined : describeError(failure, t.refused));
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
              {lost ? t.notNow : t.keep}
            </Button>
            <Button variant="primary" aria-disabled={busy || undefined} onClick={() => void confirm()}>
              {busy ? t.erasing : lost ? t.again : t.confirm}
            </Button>
          </>
        }
      >
        <ul className="list-disc space-y-1.5 ps-6 text-small marker:text-quiet">
          {t.consequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
          {account.referrals > 0 && <li>{t.rewards}</li>}
        </ul>
        {account.stoppedSince !== null && (
          <Checkbox
            label={t.keepStop.label}
            hint={t.keepStop.hint}
            checked={keepStop}
            disabled={lost}
            onChange={({ target }) => setKeepStop(target.checked)}
          />
        )}
        {(error ?? lost) && !busy && (
          <p role="alert" className="rounded-card bg-failed-wash p-4 text-small text-failed">
            {[error, lost && t.lost].filter(Boolean).join(' ')}
          </p>
        )}
      </Dialog>
    </>
  );
}

/** No answer, or one by which the server does not say what it did. */
function isUnanswered(failure: unknown): boolean {
  return !(failure instanceof ApiError) || failure.status === 0 || failure.status === 408 || failure.status >= 500;
}
