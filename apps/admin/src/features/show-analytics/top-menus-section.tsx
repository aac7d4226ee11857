import type { HostV1, TopMenu, TopMenusSort } from '@chalkboard/contracts';
import { exportTopMenusRoute, showTopMenusRoute } from '@chalkboard/contracts/api/ordering/statistics.routes';
import { BarList, Chart, Field, Select } from '@chalkboard/ui';
import { addressOf, formatMoney } from '@chalkboard/web-kit';
import { useState } from 'react';
import { SmallSelect } from '../../layout/small-select';
import { RowLink } from '../../lists/row-link';
import { useStaffRoute } from '../../session/use-staff-route';
import { texts } from '../../texts';
import { AnalyticsSection, count } from './analytics-section';
import { monthName, monthsOf, type AnalyticsTime } from './analytics-time';

const t = texts.analytics.top;
/** Of the platform itself; menus in other currencies are ranked by their orders. */
const CURRENCY = 'USD';
const LINES = 4;

const nameOf = ({ restaurantName, shareId }: TopMenu) => restaurantName || shareId;

/** Its name, with what tells it apart where another one is called the same: the menu, or of one menu the currency. */
function lineName(menu: TopMenu, among: readonly TopMenu[]): string {
  const namesakes = among.filter((other) => other !== menu && nameOf(other) === nameOf(menu));
  if (namesakes.length === 0) return nameOf(menu);
  const byMenu = namesakes.some(({ shareId }) => shareId !== menu.shareId) && menu.restaurantName;
  const byCurrency = namesakes.some(({ shareId }) => shareId === menu.shareId);
  return `${nameOf(menu)} (${[byMenu && menu.shareId, byCurrency && menu.currency].filter(Boolean).join(', ')})`;
}

/** Which menus got most, month by month. */
export function TopMenusSection({ host, time }: { readonly host: HostV1; readonly time: AnalyticsTime }) {
  const [sort, setSort] = useState<TopMenusSort>('orders');
  const [chosen, setChosen] = useState<string>();
  const valueOf = (menu: TopMenu) => (sort === 'revenue' ? menu.revenue : menu.orders);
  const text = (value: number) => (sort === 'revenue' ? formatMoney(value, CURRENCY) : count(value));
  const place = { query: { ...monthsOf(time), sort, ...(sort === 'revenue' && { currency: CURRENCY }) } };
  const asked = useStaffRoute(showTopMenusRoute, place);
  return (
    <AnalyticsSection
      host={host}
      title={t.title}
      asked={asked}
      csv={addressOf(exportTopMenusRoute, place)}
      file={t.file}
      controls={
        <SmallSelect aria-label={t.sort} value={sort} onChange={({ target }) => setSort(target.value as TopMenusSort)}>
          {Object.entries(t.sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SmallSelect>
      }
    >
      {({ months }) => {
        const month = months.find((one) => one.month === chosen) ?? months.at(-1);
        if (!month) return <p className="text-small text-quiet">{t.empty}</p>;
        const key = ({ shareId, currency }: TopMenu) => `${shareId} ${currency}`;
        const best = month.menus.slice(0, LINES);
        return (
          <>
            <p className="-mb-4 text-caption text-quiet">{t.monthsNote}</p>
            <div className="max-w-56">
              <Field label={t.month}>
                <Select value={month.month} onChange={({ target }) => setChosen(target.value)}>
                  {months.toReversed().map((one) => (
                    <option key={one.month} value={one.month}>
                      {monthName(one.month)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
            <div className="grid gap-8 lg:grid-cols-2">
              <BarList
                title={t.ofMonth(monthName(month.month))}
                empty={t.empty}
                items={month.menus.map((menu) => ({
                  key: key(menu),
                  label: <RowLink to={`/menu/${encodeURIComponent(menu.shareId)}`}>{nameOf(menu)}</RowLink>,
                  note: sort === 'revenue' ? undefined : formatMoney(menu.revenue, menu.currency),
                  value: valueOf(menu),
                  text: text(valueOf(menu)),
                }))}
              />
              {best.length > 0 && months.length > 1 && (
                <Chart
                  title={t.overTime}
                  points={months.map((one) => monthName(one.month))}
                  series={best.map((menu) => ({
                    name: lineName(menu, best),
                    values: months.map((one) => {
                      const there = one.menus.find((other) => key(other) === key(menu));
                      // Not among the first of that month: how much it was is not told.
                      return there ? valueOf(there) : null;
                    }),
                  }))}
                  format={text}
                  tableLabel={texts.analytics.table}
                />
              )}
            </div>
          </>
        );
      }}
    </AnalyticsSection>
  );
}
