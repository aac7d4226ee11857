import type { HostV1 } from '@chalkboard/contracts';
import { Button, Dialog } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import { trackingTexts } from '../../texts';

const t = trackingTexts.cancel;

/** Takes the order back while nobody has accepted it, after asking once. `onRefused`: it has moved on meanwhile. */
export function CancelOrder({
  host,
  cancel,
  onRefused,
}: {
  readonly host: HostV1;
  cancel(): Promise<unknown>;
  onRefused(): void;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await cancel();
      host.toast(t.done);
    } catch (error) {
      host.toast({
        title: t.failed.title,
        description: describeError(error, t.failed.description),
        variant: 'destructive',
      });
      onRefused();
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Button size="large" variant="quiet" className="max-sm:w-full" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t.title}
        description={t.text}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t.keep}</Button>
            <Button variant="primary" disabled={busy} onClick={() => void confirm()}>
              {t.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
