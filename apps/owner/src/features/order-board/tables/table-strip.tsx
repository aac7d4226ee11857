import type { Board, HostV1, OpenTab, TableCall } from '@chalkboard/contracts';
import { Button, Price } from '@chalkboard/ui';
import { clockTime, describeError, formatMoney, useMutation } from '@chalkboard/web-kit';
import { BellRing, Lock, Receipt, Utensils } from 'lucide-react';
import { useState } from 'react';
import { tableLabel } from '../../../shared/menu/table-label';
import { texts } from '../../../texts';
import type { BoardApi } from '../live/board-api';
import { TabSheet } from './tab-sheet';

const t = texts.tables.board;

/** What the tables want, above the orders: calls that ring until somebody goes, open tabs, and tables that are shut. */
export function TableStrip({
  board,
  api,
  host,
}: {
  readonly board: Board;
  readonly api: BoardApi;
  readonly host: HostV1;
}) {
  const { tables, currency, timeZone } = board;
  const [opened, setOpened] = useState<string>();
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) =>
      host.toast({
        title: texts.tables.failed.title,
        description: describeError(error, texts.tables.failed.description),
        variant: 'destructive',
      }),
  });
  if (!tables || (!tables.on && tables.tabs.length === 0 && tables.calls.length === 0)) return null;
  const tab = tables.tabs.find(({ tabId }) => tabId === opened);
  return (
    <section aria-label={t.label} className="mb-5 grid gap-2">
      {tables.calls.map((call) => (
        <Call
          key={call.callId}
          call={call}
          timeZone={timeZone}
          busy={act.isPending}
          onAnswer={() => act.mutate(() => api.answerCall(call.callId))}
        />
      ))}
      {tables.locked.map(({ tableId, table }) => (
        <div
          key={tableId}
          className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-uncertain-wash px-4 py-2 text-small font-medium text-uncertain"
        >
          <Lock aria-hidden className="size-5 shrink-0" />
          <p className="min-w-0 flex-1 basis-40 py-1.5">{t.locked({ table: tableLabel(table) })}</p>
          <Button
            className="px-3"
            aria-label={t.unlockOf({ table: tableLabel(table) })}
            onClick={() => act.mutate(() => api.lockTable(tableId, false))}
          >
            {t.unlock}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        {tables.tabs.length > 0 && (
          <ul aria-label={t.tabs} className="flex min-w-0 flex-wrap gap-2">
            {tables.tabs.map((one) => (
              <li key={one.tabId}>
                <TabButton tab={one} currency={currency} onOpen={() => setOpened(one.tabId)} />
              </li>
            ))}
          </ul>
        )}
        {board.mayEndLinks && tables.on && (
          <Button
            variant="quiet"
            className="ml-auto px-3 text-small"
            disabled={act.isPending}
            onClick={() => act.mutate(() => api.turnTablesOff(), { onSuccess: () => host.toast(t.turnedOff) })}
          >
            {t.turnOff}
          </Button>
        )}
      </div>
      {tab && (
        <TabSheet
          tab={tab}
          board={board}
          busy={act.isPending}
          onClose={() => setOpened(undefined)}
          onEnd={(how) => act.mutate(() => api.closeTab(tab.tabId, how), { onSuccess: () => setOpened(undefined) })}
          onLock={() => act.mutate(() => api.lockTable(tab.tableId, true), { onSuccess: () => setOpened(undefined) })}
          onRenew={() =>
            act.mutate(() => api.renewTableCode(tab.tableId), {
              onSuccess: () =>
                host.toast({
                  title: texts.tables.list.renewed.title({ table: tableLabel(tab.table) }),
                  description: texts.tables.list.renewed.description,
                }),
            })
          }
        />
      )}
    </section>
  );
}

function Call({
  call: { kind, table, payment, calledAt },
  timeZone,
  busy,
  onAnswer,
}: {
  readonly call: TableCall;
  readonly timeZone: string;
  readonly busy: boolean;
  onAnswer(): void;
}) {
  const what = `${(kind === 'bill' ? t.bill : t.waiter)({ table: tableLabel(table) })}${payment ? `, ${t.payment[payment]}` : ''}`;
  const Icon = kind === 'bill' ? Receipt : BellRing;
  return (
    <div
      data-call={kind}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-accent bg-accent-wash px-4 py-2 ring-2 ring-accent"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <p role="alert" className="min-w-0 flex-1 basis-48 py-1.5 font-semibold wrap-anywhere">
        {what}{' '}
        <span className="tabular text-small font-normal">{t.since({ time: clockTime(calledAt, timeZone) })}</span>
      </p>
      <Button variant="primary" disabled={busy} aria-label={t.answerOf({ what })} onClick={onAnswer}>
        {t.answer}
      </Button>
    </div>
  );
}

function TabButton({
  tab: { table, orders, total },
  currency,
  onOpen,
}: {
  readonly tab: OpenTab;
  readonly currency: string;
  onOpen(): void;
}) {
  const sum = formatMoney(total, currency);
  return (
    <Button className="px-3" onClick={onOpen}>
      <Utensils aria-hidden />
      <span className="max-w-40 truncate">{tableLabel(table)}</span>
      <span className="text-small font-normal text-quiet">
        {t.count({ count: orders.length })} · <Price>{sum}</Price>
      </span>
    </Button>
  );
}
