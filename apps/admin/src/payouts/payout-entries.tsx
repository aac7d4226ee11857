import { listPayoutEntriesRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { PLAN_CURRENCY } from '@chalkboard/contracts/plans';
import { formatDateTime, formatMoney } from '@chalkboard/web-kit';
import { ReadFailure } from '../layout/panel-state';
import { useStaffRoute } from '../session/use-staff-route';
import { texts } from '../texts';

const t = texts.payments.payouts;

/** What was recorded of a reward before; nothing as long as there is nothing. */
export function PayoutEntries({ referralId }: { readonly referralId: string }) {
  const { data, error, refetch } = useStaffRoute(listPayoutEntriesRoute, { params: { referralId } });
  if (error && !data) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data || data.entries.length === 0) return null;
  return (
    <section aria-label={t.entries.title}>
      <h3 className="text-small font-medium">{t.entries.title}</h3>
      <ol className="mt-1 grid divide-y divide-hairline text-small">
        {data.entries.map(({ number, kind, amountMinor, method, reference, note, by, at }) => (
          <li key={number} className="py-2">
            <p className="flex justify-between gap-4">
              <span>{t.entries.kinds[kind]}</span>
              {amountMinor !== 0 && <span className="tabular">{formatMoney(amountMinor, PLAN_CURRENCY)}</span>}
            </p>
            <p className="break-words text-caption text-quiet">
              {[method && t.methods[method], reference, note, by, formatDateTime(at)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
