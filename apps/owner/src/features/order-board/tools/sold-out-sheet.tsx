import { Button, Checkbox, Dialog, Field, TextInput } from '@chalkboard/ui';
import { describeError } from '@chalkboard/web-kit';
import { useState } from 'react';
import type { BoardApi } from '../live/board-api';
import { foundItems } from '../entry/found-items';
import { useBoardItems } from '../entry/use-board-items';
import { texts } from '../../../texts';

const t = texts.board.soldOut;

/** Which dishes have run out: a tick is saved at once, and shown as ticked only when the server has it. */
export function SoldOutSheet({ api, shareId, onFailed, onClose }: { readonly api: BoardApi; readonly shareId: string; onFailed(text: string): void; onClose(): void }) {
  const { data, isError, refetch, setSoldOut } = useBoardItems(api, shareId);
  const [query, setQuery] = useState('');
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set());

  const items = data?.items ?? [];
  const found = foundItems(items, query);

  const change = async (id: string, soldOut: boolean) => {
    setSending((now) => new Set(now).add(id));
    try {
      await setSoldOut(id, soldOut);
    } catch (error) {
      onFailed(describeError(error, t.failed.description));
    } finally {
      setSending((now) => new Set([...now].filter((one) => one !== id)));
    }
  };

  return (
    <Dialog open onOpenChange={onClose} title={t.title} description={t.lead}>
      {isError ? (
        <div role="alert" className="grid gap-3">
          <p>{t.loadFailed}</p>
          <Button onClick={() => void refetch()}>{t.retry}</Button>
        </div>
      ) : !data ? (
        <p role="status" className="text-quiet">
          {t.loading}
        </p>
      ) : (
        <>
          <Field label={t.search}>
            <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </Field>
          <p role="status" className="text-small text-quiet">
            {found.length === 0 ? t.none : t.out(items.filter(({ soldOut }) => soldOut).length)}
          </p>
          <ul className="divide-y divide-hairline">
            {found.map((item) => (
              <li key={item.id}>
                <Checkbox
                  label={<span className={item.soldOut ? 'font-medium text-failed' : undefined}>{item.name}</span>}
                  hint={item.category}
                  checked={item.soldOut}
                  disabled={sending.has(item.id)}
                  onChange={({ target }) => void change(item.id, target.checked)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
