import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { describeError, saveFile } from '@chalkboard/web-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchFileFrom } from '../../shared/sharing/fetch-file';
import { texts } from '../../texts';

const t = texts.sales.csv;

/** Saves one table as a file. */
export function CsvButton({
  host,
  title,
  address,
}: {
  readonly host: HostV1;
  readonly title: string;
  readonly address: string;
}) {
  const [pending, setPending] = useState(false);
  const save = async () => {
    if (pending) return;
    setPending(true);
    try {
      const { name, blob } = await fetchFileFrom(address, 'sales.csv');
      saveFile(name, blob);
    } catch (error) {
      const { title: failed, description } = t.failed;
      host.toast({ title: failed, description: describeError(error, description), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant="quiet"
      className="shrink-0 print:hidden"
      aria-label={t.of({ title })}
      aria-disabled={pending}
      onClick={() => void save()}
    >
      <Download aria-hidden />
      {pending ? t.pending : t.action}
    </Button>
  );
}
