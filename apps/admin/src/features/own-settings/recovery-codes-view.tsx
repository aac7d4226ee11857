import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { copyText, saveFile } from '@chalkboard/web-kit';
import { Copy, Download } from 'lucide-react';
import { texts } from '../../texts';

const t = texts.settings.twoFactor;

/** Recovery codes, which nobody can read again: to be copied, saved or written down. */
export function RecoveryCodesView({
  host,
  codes,
  onDone,
}: {
  readonly host: HostV1;
  readonly codes: readonly string[];
  onDone(): void;
}) {
  const text = codes.join('\n');
  const copy = () =>
    copyText(text).then(
      () => host.toast(t.copied),
      () => host.toast({ ...t.copyFailed, variant: 'destructive' }),
    );
  return (
    <div className="grid gap-5">
      <ol className="tabular grid grid-cols-2 gap-x-6 gap-y-1 rounded-card bg-sunken p-4 text-center font-medium">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {t.copy}
        </Button>
        <Button onClick={() => saveFile(t.file, new Blob([`${text}\n`], { type: 'text/plain' }))}>
          <Download aria-hidden />
          {t.save}
        </Button>
      </div>
      <Button variant="primary" block onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
