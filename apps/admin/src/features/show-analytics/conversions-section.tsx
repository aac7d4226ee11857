import type { HostV1 } from '@chalkboard/contracts';
import {
  exportConversionAnalyticsRoute,
  showConversionAnalyticsRoute,
} from '@chalkboard/contracts/api/menu/statistics.routes';
import { BarList, Chart } from '@chalkboard/ui';
import { addressOf } from '@chalkboard/web-kit';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { AnalyticsSection, count, Statistics, percent } from './analytics-section';
import { pointNames, type AnalyticsTime } from './analytics-time';

const t = texts.analytics.conversions;
const seconds = (ms: number) => t.seconds(ms / 1000);

/** Menus read, how long that took, and what owners corrected. */
export function ConversionsSection({ host, time }: { readonly host: HostV1; readonly time: AnalyticsTime }) {
  const place = { query: { ...time } };
  const asked = useStaffRoute(showConversionAnalyticsRoute, place);
  return (
    <AnalyticsSection
      host={host}
      title={t.title}
      asked={asked}
      csv={addressOf(exportConversionAnalyticsRoute, place)}
      file={t.file}
    >
      {({ total, steps, times, step }) => {
        if (total.menus + total.updates + total.failed === 0) return <p className="text-small text-quiet">{t.empty}</p>;
        const points = pointNames(
          steps.map(({ start }) => start),
          step,
        );
        return (
          <>
            <Statistics
              statistics={[
                [t.menus, count(total.menus)],
                [t.updates, count(total.updates)],
                [t.failed, count(total.failed)],
                [t.pages, count(total.pages)],
                [t.average, total.averageMs === null ? '–' : seconds(total.averageMs)],
                [t.within, percent(total.withinOneMinute, total.timed)],
              ]}
            />
            <Chart
              title={t.overTime}
              points={points}
              series={[
                { name: t.menus, values: steps.map(({ menus }) => menus) },
                { name: t.updates, values: steps.map(({ updates }) => updates) },
                { name: t.failed, values: steps.map(({ failed }) => failed) },
              ]}
              format={count}
              tableLabel={texts.analytics.table}
            />
            <div className="grid gap-8 lg:grid-cols-2">
              <Chart
                title={t.timeOverTime}
                points={points}
                series={[{ name: t.average, values: steps.map(({ averageMs }) => averageMs) }]}
                format={seconds}
                tableLabel={texts.analytics.table}
              />
              <Chart
                kind="bars"
                title={t.times}
                points={times.map(({ upToSeconds }, index) => t.upTo(times[index - 1]?.upToSeconds ?? 0, upToSeconds))}
                series={[{ name: t.readings, values: times.map(({ readings }) => readings) }]}
                format={count}
                tableLabel={texts.analytics.table}
              />
            </div>
            <div>
              <BarList
                title={t.corrections}
                empty={t.noCorrections}
                items={
                  total.published === 0
                    ? []
                    : (
                        [
                          ['kept', total.itemsKept],
                          ['prices', total.pricesCorrected],
                          ['names', total.namesCorrected],
                          ['details', total.detailsCorrected],
                          ['removed', total.itemsRemoved],
                          ['added', total.itemsAdded],
                        ] as const
                      ).map(([key, value]) => ({
                        key,
                        label: t[key],
                        value,
                        text: `${count(value)} · ${percent(value, total.itemsRead)}`,
                      }))
                }
              />
              {total.published > 0 && (
                <p className="mt-3 text-caption text-quiet">
                  {t.correctionsNote(count(total.itemsRead), count(total.published))}
                </p>
              )}
            </div>
          </>
        );
      }}
    </AnalyticsSection>
  );
}
