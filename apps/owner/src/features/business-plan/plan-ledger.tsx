import type { BusinessLedger, LedgerEntry } from '@chalkboard/contracts';
import { PLAN_CURRENCY, PLANS } from '@chalkboard/contracts/plans';
import { Button, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { dayName, formatDate, formatMoney, useInfiniteQuery } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { ledgerKey, readLedger } from './plan-calls';

const t = texts.plan.ledger;

/** What was charged and credited for a plan, newest first. */
export function PlanLedger({ businessId }: { readonly businessId: string }) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ledgerKey(businessId),
    queryFn: ({ pageParam, signal }) => readLedger(businessId, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: BusinessLedger) => next ?? undefined,
    refetchOnMount: 'always',
  });
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={t.title} className="mt-6">
      <h3 className="text-small font-medium">{t.title}</h3>
      {entries.length > 0 ? (
        <ul className="mt-2 divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : data ? (
        <p className="mt-1 text-small text-quiet">{t.empty}</p>
      ) : (
        !isError && (
          <Skeleton label={texts.plan.loading} className="mt-2">
            <SkeletonBar className="h-16 w-full" />
          </Skeleton>
        )
      )}
      <p role="status" className="mt-1 text-small text-quiet">
        {isError && t.failed}
      </p>
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </section>
  );
}

function Entry({ entry: { kind, plan, from, until, at, amountMinor, collection } }: { readonly entry: LedgerEntry }) {
  const span =
    kind !== 'referral_credit' && texts.plan.span({ from: dayName(from, 'short'), to: dayName(until, 'short') });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-small sm:px-5">
      <span className="font-medium">{t.kinds[kind]}</span>
      <span className="tabular text-right font-medium">{formatMoney(amountMinor, PLAN_CURRENCY)}</span>
      <span className="text-quiet">{[PLANS[plan].name, span, formatDate(at)].filter(Boolean).join(' · ')}</span>
      {collection === 'beta' && <span className="text-right text-caption text-quiet">{t.notCollected}</span>}
    </li>
  );
}
