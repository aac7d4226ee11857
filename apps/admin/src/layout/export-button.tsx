import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { Download } from 'lucide-react';
import { useDownload } from '../session/use-download';
import { texts } from '../texts';

/** Downloads what is shown as CSV. */
export function ExportButton({
  host,
  path,
  file,
  label,
}: {
  readonly host: HostV1;
  readonly path: string;
  /** The name of the file where the server gives none. */
  readonly file: string;
  /** For screen readers, where a page has several. */
  readonly label?: string;
}) {
  const { pending, download } = useDownload(host);
  return (
    <Button aria-label={label} aria-disabled={pending} onClick={() => void download(path, file)}>
      <Download aria-hidden />
      {pending ? texts.exporting : texts.exportCsv}
    </Button>
  );
}
