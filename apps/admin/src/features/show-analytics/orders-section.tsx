import type { HostV1 } from '@chalkboard/contracts';
import {
  exportOrderAnalyticsRoute,
  showOrderAnalyticsRoute,
} from '@chalkboard/contracts/api/ordering/statistics.routes';
import { Chart } from '@chalkboard/ui';
import { addressOf, formatMoney } from '@chalkboard/web-kit';
import { useState } from 'react';
import { SmallSelect } from '../../layout/small-select';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { AnalyticsSection, count, Statistics } from './analytics-section';
import { pointNames, type AnalyticsTime } from './analytics-time';

const t = texts.analytics.orders;

/** What was ordered and what it came to, a currency at a time: amounts of two are never added. */
export function OrdersSection({ host, time }: { readonly host: HostV1; readonly time: AnalyticsTime }) {
  const [chosen, setChosen] = useState<string>();
  const place = { query: { ...time } };
  const asked = useStaffRoute(showOrderAnalyticsRoute, place);
  return (
    <AnalyticsSection
      host={host}
      title={t.title}
      asked={asked}
      csv={addressOf(exportOrderAnalyticsRoute, place)}
      file={t.file}
    >
      {({ totals, steps, step }) => {
        const at = Math.max(
          0,
          totals.findIndex(({ currency }) => currency === chosen),
        );
        const total = totals[at];
        if (!total) return <p className="text-small text-quiet">{t.empty}</p>;
        const { currency } = total;
        const money = (minor: number) => formatMoney(minor, currency);
        const points = pointNames(
          steps.map(({ start }) => start),
          step,
        );
        const taken = total.orders - total.refused;
        return (
          <>
            {totals.length > 1 && (
              <SmallSelect aria-label={t.currency} value={currency} onChange={({ target }) => setChosen(target.value)}>
                {totals.map((one) => (
                  <option key={one.currency}>{one.currency}</option>
                ))}
              </SmallSelect>
            )}
            <Statistics
              statistics={[
                [t.orders, count(total.orders)],
                [t.refused, count(total.refused)],
                [t.revenue, money(total.revenue)],
                [t.average, taken > 0 ? money(Math.round(total.revenue / taken)) : '–'],
              ]}
            />
            <div className="grid gap-8 lg:grid-cols-2">
              <Chart
                title={t.overTime}
                points={points}
                series={[
                  { name: t.orders, values: steps.map(({ figures: statistics }) => statistics[at]?.orders ?? 0) },
                  { name: t.refused, values: steps.map(({ figures: statistics }) => statistics[at]?.refused ?? 0) },
                ]}
                format={count}
                tableLabel={texts.analytics.table}
              />
              <Chart
                kind="bars"
                title={t.revenueOverTime}
                points={points}
                series={[
                  { name: t.revenue, values: steps.map(({ figures: statistics }) => statistics[at]?.revenue ?? 0) },
                ]}
                format={money}
                tableLabel={texts.analytics.table}
              />
            </div>
          </>
        );
      }}
    </AnalyticsSection>
  );
}
