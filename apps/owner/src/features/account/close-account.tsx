import type { HostV1 } from '@chalkboard/contracts';
import { DATA_RETENTION } from '@chalkboard/contracts/plans';
import { Button, Dialog, Field, TextInput } from '@chalkboard/ui';
import { useQuery } from '@chalkboard/web-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SettingsSection } from '../../layout/settings-section';
import { ACCOUNT_KEY } from '../../shared/account/use-account';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { closeAccount, openOrders } from './account-end';
import { OpenOrdersNote } from './open-orders-note';

const t = texts.account.close;
const days = DATA_RETENTION.closedAccountDays;

/** The way out: what happens, a word to type, and then the receipt. */
export function CloseAccount({ host }: { readonly host: HostV1 }) {
  const [open, setOpen] = useState(false);
  const [word, setWord] = useState('');
  const navigate = useNavigate();
  const close = useAction(host, {
    run: closeAccount,
    refresh: [ACCOUNT_KEY],
    onDone: ({ receipt }) => void navigate(`/account/closed/${encodeURIComponent(receipt)}`),
  });
  const orders = useQuery({ ...openOrders(), enabled: open, refetchOnMount: 'always', gcTime: 0 });
  // Nobody closes without having read which orders are under way.
  const sure = word.trim().toLowerCase() === t.word && orders.data !== undefined;
  return (
    <SettingsSection title={t.title} text={t.text({ days })}>
      <Button onClick={() => setOpen(true)}>{t.open}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t.question}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (sure && !close.isPending) close.mutate();
          }}
        >
          <ul className="grid list-disc gap-2 pl-5 text-small">
            <li>{t.what.offline}</li>
            <li>{t.what.kept({ days })}</li>
            <li>{t.what.deleted}</li>
          </ul>
          <OpenOrdersNote orders={orders.data?.businesses} failed={orders.isError} />
          <Field label={t.confirm} required>
            <TextInput
              name="confirm"
              value={word}
              onChange={({ target }) => setWord(target.value)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setOpen(false)}>{texts.frame.cancel}</Button>
            <Button type="submit" variant="primary" disabled={!sure || close.isPending}>
              {close.isPending ? t.closing : t.action}
            </Button>
          </div>
        </form>
      </Dialog>
    </SettingsSection>
  );
}
