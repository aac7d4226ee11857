import type { HostV1 } from '@chalkboard/contracts';
import { Button } from '@chalkboard/ui';
import { formatDate } from '@chalkboard/web-kit';
import { useNavigate } from 'react-router-dom';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { closeAccount, reopenAccount } from './account-end';

const t = texts.account.close;

/** Over every page of an account that waits for its end. @param closesAt when that is */
export function ClosingNote({ host, closesAt }: { readonly host: HostV1; readonly closesAt: string }) {
  const navigate = useNavigate();
  const reopen = useAction(host, { run: reopenAccount, done: t.takenBack, refresh: [ACCOUNT_KEY] });
  const receipt = useAction(host, {
    run: closeAccount,
    refresh: [],
    onDone: ({ receipt: number }) => void navigate(`/account/closed/${encodeURIComponent(number)}`),
  });
  return (
    <div
      role="note"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-uncertain-wash p-5"
    >
      <div>
        <p className="font-semibold">{t.waiting({ date: formatDate(closesAt) })}</p>
        <p className="text-small">{t.waitingText}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={receipt.isPending} onClick={() => receipt.mutate()}>
          {t.receipt}
        </Button>
        <Button variant="primary" disabled={reopen.isPending} onClick={() => reopen.mutate()}>
          {reopen.isPending ? t.takingBack : t.takeBack}
        </Button>
      </div>
    </div>
  );
}
