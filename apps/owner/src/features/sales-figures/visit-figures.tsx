import type { HostV1, MenuVisits } from '@chalkboard/contracts';
import { exportVisitsRoute } from '@chalkboard/contracts/api/menu/visits.routes';
import { Button, Chart, StatCard } from '@chalkboard/ui';
import { addressOf, formatCount, formatShare, type Place } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { Compared } from './compared';
import { FigureSection } from './figure-section';
import { daysName, stepName } from './sales-names';

const t = texts.sales.visits;

/** How often the menu was opened, by how many, and what came of it. */
export function VisitFigures({
  host,
  visits,
  place,
  orders,
  onRetry,
}: {
  readonly host: HostV1;
  /** Undefined: they could not be read. */
  readonly visits: MenuVisits | undefined;
  readonly place: Place<typeof exportVisitsRoute>;
  /** What guests ordered themselves in these days. */
  readonly orders: number;
  onRetry(): void;
}) {
  if (!visits)
    return (
      <FigureSection host={host} title={t.title}>
        <p role="alert" className="flex flex-wrap items-center gap-3 text-small">
          {t.failed}
          <Button onClick={onRetry}>{texts.sales.failed.retry}</Button>
        </p>
      </FigureSection>
    );
  const { totals, before, steps, step } = visits;
  const days = daysName(before);
  const was = before.totals;
  const ordered = totals.carts > 0 ? Math.min(1, orders / totals.carts) : 0;
  return (
    <FigureSection host={host} title={t.title} csv={addressOf(exportVisitsRoute, place)}>
      <dl className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <StatCard
          label={t.views}
          value={formatCount(totals.views)}
          note={<Compared now={totals.views} before={was.views} days={days} />}
        />
        <StatCard
          label={t.visitors}
          value={formatCount(totals.visitors)}
          note={<Compared now={totals.visitors} before={was.visitors} days={days} />}
        />
        <StatCard
          label={t.carts}
          value={formatCount(totals.carts)}
          note={
            totals.visitors > 0 && (
              <>
                {t.cartsNote({ share: formatShare(Math.min(1, totals.carts / totals.visitors)) })}
                {totals.carts > 0 && <span className="block">{t.ordersNote({ share: formatShare(ordered) })}</span>}
              </>
            )
          }
        />
      </dl>
      {totals.views > 0 && steps.length > 1 && (
        <Chart
          title={t.overTime}
          points={steps.map(({ start }) => stepName(start, step))}
          series={[
            { name: t.visitors, values: steps.map(({ visitors }) => visitors) },
            { name: t.carts, values: steps.map(({ carts }) => carts) },
          ]}
          format={formatCount}
          tableLabel={texts.sales.charts.table}
        />
      )}
      <p className="mt-2 text-caption text-quiet">{t.how}</p>
    </FigureSection>
  );
}
