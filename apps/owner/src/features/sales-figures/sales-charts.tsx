import type { HostV1, SalesFigures, SalesFile } from '@chalkboard/contracts';
import { Chart } from '@chalkboard/ui';
import { formatCount, formatMoney, hourName } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { FigureSection } from './figure-section';
import { stepName } from './sales-names';

const t = texts.sales.charts;

/** What came in over time and over the day. @param props.csvOf where a table is as a file */
export function SalesCharts({
  host,
  sales: { steps, step, hours, currency },
  csvOf,
}: {
  readonly host: HostV1;
  readonly sales: SalesFigures;
  csvOf(table: SalesFile): string;
}) {
  const points = steps.map(({ start }) => stepName(start, step));
  return (
    <>
      {steps.length > 1 && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
          <FigureSection host={host} title={t.revenue} csv={csvOf('steps')}>
            <Chart
              kind="bars"
              title={t.revenue}
              hideTitle
              points={points}
              series={[{ name: texts.sales.cards.revenue, values: steps.map(({ revenue }) => revenue) }]}
              format={(minor) => formatMoney(minor, currency)}
              tableLabel={t.table}
            />
          </FigureSection>
          <FigureSection host={host} title={t.orders} csv={csvOf('steps')}>
            <Chart
              title={t.orders}
              hideTitle
              points={points}
              series={[
                {
                  name: texts.sales.cards.orders,
                  values: steps.map(({ orders, rejected, cancelled }) => orders - rejected - cancelled),
                },
                { name: t.refused, values: steps.map(({ rejected, cancelled }) => rejected + cancelled) },
              ]}
              format={formatCount}
              tableLabel={t.table}
            />
          </FigureSection>
        </div>
      )}
      <FigureSection host={host} title={t.hours} csv={csvOf('hours')}>
        <Chart
          kind="bars"
          title={t.hours}
          hideTitle
          points={hours.map(({ hour }) => hourName(hour))}
          series={[
            {
              name: texts.sales.cards.orders,
              values: hours.map(({ orders, rejected, cancelled }) => orders - rejected - cancelled),
            },
          ]}
          format={formatCount}
          tableLabel={t.table}
        />
      </FigureSection>
    </>
  );
}
