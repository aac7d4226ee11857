import { showPaymentsRoute } from '@chalkboard/contracts/api/identity/billing.routes';
import { Cell, Chart, HeaderCell, StatCard, Table } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';

const t = texts.payments;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What plans come to: by month, by plan, and what is promised for referrals. */
export function PaymentsOverview() {
  const { data, error, refetch } = useStaffRoute(showPaymentsRoute);
  if (!data) return error ? <ReadFailure error={error} onRetry={() => void refetch()} /> : <RowsSkeleton />;
  const money = (minor: number) => formatMoney(minor, data.currency);
  const count = (value: number) => value.toLocaleString('en-US');
  return (
    <div className="grid gap-5">
      {data.collection === 'beta' && <p className="prose-width text-small text-quiet">{t.beta}</p>}
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <StatCard label={t.figures.recurring} value={money(data.monthlyRecurringMinor)} />
        <StatCard label={t.figures.trials} value={count(data.trialsEndingSoon)} note={t.figures.trialsNote} />
        <StatCard label={t.figures.charged} value={money(data.total.chargedMinor)} note={t.figures.sinceStart} />
        <StatCard label={t.figures.credited} value={money(data.total.creditedMinor)} note={t.figures.sinceStart} />
      </dl>
      <Panel title={t.byMonth.title}>
        <Chart
          title={t.byMonth.title}
          hideTitle
          points={data.months.map(({ month }) => MONTH.format(new Date(`${month}-01T00:00:00Z`)))}
          series={[
            { name: t.byMonth.charged, values: data.months.map(({ chargedMinor }) => chargedMinor) },
            { name: t.byMonth.credited, values: data.months.map(({ creditedMinor }) => creditedMinor) },
          ]}
          format={money}
          tableLabel={t.byMonth.table}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title={t.byPlan.title}>
          <Table caption={texts.list.table(t.byPlan.title)} hideCaption>
            <thead>
              <tr>
                <HeaderCell>{t.byPlan.plan}</HeaderCell>
                <HeaderCell align="right">{t.byPlan.waiting}</HeaderCell>
                <HeaderCell align="right">{t.byPlan.trial}</HeaderCell>
                <HeaderCell align="right">{t.byPlan.active}</HeaderCell>
                <HeaderCell align="right">{t.byPlan.paused}</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {data.plans.map(({ plan, waiting, trial, active, paused }) => (
                <tr key={plan}>
                  <HeaderCell scope="row" className="text-left">
                    {texts.plans[plan]}
                  </HeaderCell>
                  {[waiting, trial, active, paused].map((value, index) => (
                    <Cell key={index} align="right">
                      {count(value)}
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Panel>
        <Panel title={t.rewards.title}>
          {data.rewards.some((reward) => reward.count > 0) ? (
            <dl className="grid gap-2 text-small">
              {data.rewards.map(({ state, count: howMany, minor }) => (
                <div key={state} className="flex items-baseline justify-between gap-4">
                  <dt className="text-quiet">{t.payouts.states[state]}</dt>
                  <dd className="tabular">
                    {count(howMany)} · <span className="font-medium">{money(minor)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="text-small text-quiet">{t.rewards.empty}</p>
          )}
        </Panel>
      </div>
    </div>
  );
}
