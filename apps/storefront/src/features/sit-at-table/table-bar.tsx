import type { TableVisit } from '@chalkboard/contracts';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { Button, Price } from '@chalkboard/ui';
import { describeError, formatMoney } from '@chalkboard/web-kit';
import { BellRing, Check, ChevronDown, Receipt, WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { forgetTable, parseTable, storedTable } from '../../shared/table/stored-table';
import { paymentTexts, tableTexts as t } from '../../texts';
import { watchStorage } from '../../watch-storage';
import { useTable } from './use-table';

/** Where this phone sits: what is on the tab, and whom it can call. */
export default function TableBar({ shareId }: { readonly shareId: string }) {
  const stored = useSyncExternalStore(watchStorage, () => storedTable(shareId));
  const kept = parseTable(stored);
  const { visit, reconnecting, callStaff, leave } = useTable(shareId, t.notCalled.description);
  const name = visit?.table ?? (kept && 'name' in kept ? kept.name : undefined);
  return (
    <section aria-label={t.region} className="gutter mx-auto w-full max-w-6xl py-4" data-table={name}>
      {kept && 'over' in kept ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface px-4 py-3 sm:px-5"
        >
          <p className="min-w-0 flex-1 basis-56">{kept.over}</p>
          <Button onClick={() => forgetTable(shareId)}>{t.close}</Button>
        </div>
      ) : (
        <div className="grid gap-3 rounded-card border border-hairline bg-surface px-4 py-4 sm:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-serif text-title font-semibold wrap-anywhere">
              {name === undefined ? t.joining : tableLabel(name)}
            </h2>
            {visit && (
              <Button variant="quiet" className="-me-3 px-3 text-small" onClick={() => void leave()}>
                {t.leave}
              </Button>
            )}
          </div>
          {visit && (
            <>
              {visit.orders.length > 0 ? <Tab visit={visit} /> : <p className="text-small text-quiet">{t.lead}</p>}
              <Calls visit={visit} callStaff={callStaff} />
            </>
          )}
          {reconnecting && (
            <p role="status" className="flex items-center gap-2 text-small text-quiet">
              <WifiOff aria-hidden className="size-4 shrink-0 text-uncertain" />
              {t.reconnecting}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** All that was ordered from this table, by any phone. */
function Tab({ visit: { orders, total, currency } }: { readonly visit: TableVisit }) {
  const money = (minor: number) => <Price>{formatMoney(minor, currency)}</Price>;
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span role="status" className="min-w-0 flex-1">
          {t.tab({ orders: orders.length })}
        </span>
        <span className="font-semibold">{money(total)}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <ul className="mt-1 divide-y divide-hairline border-t border-hairline">
        {orders.map(({ orderNumber, status, lines, total: ofOrder, tip }) => (
          <li key={orderNumber} className="grid gap-1 py-3 text-small">
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">
                {t.order({ number: orderNumber })}{' '}
                <span className="font-normal text-quiet">
                  · {(t.status as Readonly<Record<string, string>>)[status] ?? status}
                </span>
              </span>
              {money(ofOrder)}
            </p>
            <p className="text-quiet wrap-anywhere">
              {lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
            </p>
            {tip && (
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-quiet">{paymentTexts.tip}</span>
                {money(tip)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Calls({
  visit: { calls, orders, service },
  callStaff,
}: {
  readonly visit: TableVisit;
  readonly callStaff: ReturnType<typeof useTable>['callStaff'];
}) {
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (request: Parameters<typeof callStaff>[0]) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await callStaff(request);
      setAsks(false);
    } catch (error) {
      setFailure(describeError(error, t.notCalled.description));
    } finally {
      setBusy(false);
    }
  };
  const methods = (['card', 'cash'] as const).filter((method) => service[method]);
  const askBill = () => {
    const [only, second] = methods;
    if (second) setAsks(!asks);
    else void send({ kind: 'bill', ...(only && { payment: only }) });
  };
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 min-[380px]:grid-cols-2">
        {calls.includes('waiter') ? (
          <Called text={t.waiterCalled} />
        ) : (
          <Button disabled={busy} onClick={() => void send({ kind: 'waiter' })}>
            <BellRing aria-hidden />
            {t.callWaiter}
          </Button>
        )}
        {calls.includes('bill') ? (
          <Called text={t.billAsked} />
        ) : (
          orders.length > 0 && (
            <Button disabled={busy} aria-expanded={methods.length > 1 ? asks : undefined} onClick={askBill}>
              <Receipt aria-hidden />
              {t.bill}
            </Button>
          )
        )}
      </div>
      {asks && !calls.includes('bill') && (
        <div role="group" aria-label={t.payWith} className="grid gap-2 min-[380px]:grid-cols-2">
          {methods.map((method) => (
            <Button
              key={method}
              variant="primary"
              disabled={busy}
              onClick={() => void send({ kind: 'bill', payment: method })}
            >
              {method === 'card' ? t.billCard : t.billCash}
            </Button>
          ))}
        </div>
      )}
      {failure && (
        <p role="alert" className="text-small text-failed">
          {failure}
        </p>
      )}
    </div>
  );
}

function Called({ text }: { readonly text: string }) {
  return (
    <p
      role="status"
      className="flex min-h-11 items-center justify-center gap-2 rounded-card bg-sunken px-3 text-small font-medium"
    >
      <Check aria-hidden className="size-4 text-ready" />
      {text}
    </p>
  );
}
