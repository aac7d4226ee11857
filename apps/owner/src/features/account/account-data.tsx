import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { saveFile } from '@chalkboard/web-kit';
import { Download } from 'lucide-react';
import { SettingsSection } from '../../layout/settings-section';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { exportAccount } from './account-calls';

const t = texts.account.data;

/**
 * Everything that is kept of the account, as a file. Fetched and then saved: a plain link could come without a fresh
 * token.
 */
export function AccountData({ host }: { readonly host: HostV1 }) {
  const download = useAction(host, {
    run: exportAccount,
    refresh: [],
    onDone: (exported) =>
      saveFile(t.fileName, new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' })),
  });
  return (
    <SettingsSection title={t.title} text={t.text}>
      <Button disabled={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden />
        {download.isPending ? t.downloading : t.download}
      </Button>
    </SettingsSection>
  );
}
