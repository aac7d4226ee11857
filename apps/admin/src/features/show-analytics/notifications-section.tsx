import type { HostV1 } from '@chalkboard/contracts';
import {
  exportNotificationAnalyticsRoute,
  showNotificationAnalyticsRoute,
} from '@chalkboard/contracts/api/notify/statistics.routes';
import { Cell, Chart, HeaderCell, Table } from '@chalkboard/ui';
import { addressOf } from '@chalkboard/web-kit';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { AnalyticsSection, count, percent } from './analytics-section';
import { pointNames, type AnalyticsTime } from './analytics-time';

const t = texts.analytics.notifications;
const { channels } = texts.operations;

/** Messages by channel, and what became of them. */
export function NotificationsSection({ host, time }: { readonly host: HostV1; readonly time: AnalyticsTime }) {
  const place = { query: { ...time } };
  const asked = useStaffRoute(showNotificationAnalyticsRoute, place);
  return (
    <AnalyticsSection
      host={host}
      title={t.title}
      asked={asked}
      csv={addressOf(exportNotificationAnalyticsRoute, place)}
      file={t.file}
    >
      {({ totals, steps, step }) => {
        if (totals.length === 0) return <p className="text-small text-quiet">{t.empty}</p>;
        const points = pointNames(
          steps.map(({ start }) => start),
          step,
        );
        const lines = (figure: 'written' | 'failed') =>
          totals.map(({ channel }, index) => ({
            name: channels[channel],
            values: steps.map(({ figures: statistics }) => statistics[index]?.[figure] ?? 0),
          }));
        return (
          <>
            <Table caption={texts.list.table(t.title)} hideCaption>
              <thead>
                <tr>
                  <HeaderCell>{t.channel}</HeaderCell>
                  <HeaderCell align="right">{t.written}</HeaderCell>
                  <HeaderCell align="right">{t.sent}</HeaderCell>
                  <HeaderCell align="right">{t.delivered}</HeaderCell>
                  <HeaderCell align="right">{t.failed}</HeaderCell>
                </tr>
              </thead>
              <tbody>
                {totals.map(({ channel, written, sent, delivered, failed }) => (
                  <tr key={channel}>
                    <HeaderCell scope="row" className="text-left">
                      {channels[channel]}
                    </HeaderCell>
                    <Cell align="right">{count(written)}</Cell>
                    <Cell align="right">{count(sent)}</Cell>
                    <Cell align="right">{count(delivered)}</Cell>
                    <Cell align="right">
                      {count(failed)} <span className="text-quiet">({percent(failed, written)})</span>
                    </Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
            <div className="grid gap-8 lg:grid-cols-2">
              <Chart
                title={t.overTime}
                points={points}
                series={lines('written')}
                format={count}
                tableLabel={texts.analytics.table}
              />
              <Chart
                title={t.failedOverTime}
                points={points}
                series={lines('failed')}
                format={count}
                tableLabel={texts.analytics.table}
              />
            </div>
          </>
        );
      }}
    </AnalyticsSection>
  );
}
