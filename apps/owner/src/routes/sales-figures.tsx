import type { HostV1, Menu, SalesQuery } from '@chalkboard/contracts';
import { exportSalesRoute } from '@chalkboard/contracts/api/ordering/sales.routes';
import { ENFORCES_PLANS } from '@chalkboard/contracts/plans';
import { Button, EmptyState, LinkButton, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { addressOf, dateOf, formatDateTime, useDocumentTitle } from '@chalkboard/web-kit';
import { ChartNoAxesColumn, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MenuFailure } from '../features/menu-failure';
import { FigureChoices } from '../features/sales-figures/figure-choices';
import { PeriodChoice } from '../features/sales-figures/period-choice';
import { SalesFiguresView } from '../features/sales-figures/sales-figures';
import { daysOf, shownDays, stepFor, type Days, type Period } from '../features/sales-figures/sales-period';
import { useSales, useVisits } from '../features/sales-figures/use-sales';
import { VisitFigures } from '../features/sales-figures/visit-figures';
import { needsPlan } from '../shared/account/needs-plan';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuAccess } from '../shared/menu/use-menu-access';
import { texts } from '../texts';

const t = texts.sales;

/** `/menu/:shareId/figures` */
export function SalesFiguresPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  useDocumentTitle(t.title);
  if (isPending) return <Loading />;
  if (!menu) return <MenuFailure shareId={shareId} error={error} onRetry={() => void refetch()} />;
  return <Figures key={shareId} host={host} menu={menu} />;
}

function Figures({ host, menu }: { readonly host: HostV1; readonly menu: Menu }) {
  const { shareId } = menu;
  const today = dateOf(Date.now(), menu.timeZone);
  const [period, setPeriod] = useState<Period>('week');
  const [typed, setTyped] = useState<Days>(() => daysOf('month', today));
  const [of, setOf] = useState<SalesQuery['of']>('menu');
  const [currency, setCurrency] = useState<string>();
  const [step, setStep] = useState<SalesQuery['step']>();
  const isMember = useMenuAccess(shareId).data?.businessId !== undefined;
  const days = shownDays(period, typed, today);
  const query: SalesQuery = { ...days, step: step ?? stepFor(days), of, ...(currency && { currency }) };
  const sales = useSales(shareId, query);
  const visits = useVisits(shareId, query, sales.isSuccess);
  if (needsPlan(sales.error)) return <PlanNeeded shareId={shareId} />;
  if (sales.error && !sales.data)
    return (
      <MenuFailure
        shareId={shareId}
        error={sales.error}
        noRight={t.noRight}
        failed={t.failed}
        onRetry={() => void sales.refetch()}
      />
    );
  if (!sales.data) return <Loading />;
  const place = { params: { shareId }, query };
  const { otherCurrencies, countedAt } = sales.data;
  return (
    <PageFrame className="pt-4 sm:pt-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 className="text-heading">{t.title}</h1>
        <Button className="print:hidden" onClick={() => window.print()}>
          <Printer aria-hidden />
          {t.print}
        </Button>
      </div>
      <p className="mt-2 text-quiet">
        {menu.restaurantName} · {t.lead}
      </p>
      {!ENFORCES_PLANS && <p className="mt-1 text-small text-quiet print:hidden">{t.plan}</p>}
      <div className="mt-6 flex flex-wrap items-end gap-x-6 gap-y-4 print:hidden">
        <PeriodChoice
          period={period}
          days={typed}
          onPeriod={(next) => (setPeriod(next), setStep(undefined))}
          onDays={setTyped}
        />
        <FigureChoices
          step={query.step}
          of={of}
          isMember={isMember}
          currencies={otherCurrencies.length > 0 || currency ? [sales.data.currency, ...otherCurrencies] : []}
          onStep={setStep}
          onOf={setOf}
          onCurrency={setCurrency}
        />
      </div>
      <p className="mt-3 mb-8 text-caption text-quiet">
        {t.zone({ zone: sales.data.zone })}{' '}
        {countedAt ? t.countedAt({ time: formatDateTime(countedAt) }) : t.notCounted}
      </p>
      <div aria-busy={sales.isPlaceholderData} className={sales.isPlaceholderData ? 'opacity-60' : undefined}>
        <SalesFiguresView
          host={host}
          shareId={shareId}
          sales={sales.data}
          csvOf={(table) => addressOf(exportSalesRoute, { params: { shareId }, query: { ...query, table } })}
          visits={
            (visits.data ?? visits.error) && (
              <VisitFigures
                host={host}
                visits={visits.data}
                place={place}
                orders={ordersOfGuests(sales.data.parts.source)}
                onRetry={() => void visits.refetch()}
              />
            )
          }
        />
      </div>
    </PageFrame>
  );
}

/** While plans are enforced, and that of the business has no figures. */
function PlanNeeded({ shareId }: { readonly shareId: string }) {
  return (
    <PageFrame>
      <EmptyState
        level={1}
        icon={<ChartNoAxesColumn aria-hidden strokeWidth={1.4} />}
        title={t.planNeeded.title}
        text={t.planNeeded.text}
        action={
          <LinkButton as={Link} to={`/menu/${shareId}/details/plan`} variant="primary">
            {t.planNeeded.action}
          </LinkButton>
        }
      />
    </PageFrame>
  );
}

function ordersOfGuests(sources: readonly { readonly key: string; readonly orders: number }[]): number {
  return sources.find(({ key }) => key === 'customer')?.orders ?? 0;
}

function Loading() {
  return (
    <PageFrame>
      <Skeleton label={t.loading} className="grid gap-4">
        <SkeletonBar className="h-10 w-1/2" />
        <SkeletonBar className="h-32 w-full" />
        <SkeletonBar className="h-64 w-full" />
      </Skeleton>
    </PageFrame>
  );
}
