import type { HostV1 } from '@chalkboard/contracts';
import { Field, Select, TextInput } from '@chalkboard/ui';
import { useFilters } from '@chalkboard/web-kit';
import { useState } from 'react';
import { FilterBar } from '../../lists/filter-bar';
import { texts } from '../../texts';
import { lastDays, timeOf } from './analytics-time';
import { ConversionsSection } from './conversions-section';
import { NotificationsSection } from './notifications-section';
import { OrdersSection } from './orders-section';
import { TopMenusSection } from './top-menus-section';

const t = texts.analytics;
const CUSTOM = 'custom';

/** Figures over a time that is chosen: readings, orders, the best menus, messages. */
export function AnalyticsTab({ host }: { readonly host: HostV1 }) {
  const [filters, setFilters] = useFilters(['from', 'to', 'step']);
  const [now] = useState(Date.now);
  const time = timeOf(filters, now);
  const range = Object.keys(t.ranges).find((days) => {
    const { from, to } = lastDays(Number(days), now);
    return from === time.from && to === time.to;
  });
  return (
    <section aria-label={t.label} className="grid gap-5">
      <FilterBar>
        <Field label={t.range}>
          <Select
            value={range ?? CUSTOM}
            onChange={({ target }) =>
              target.value !== CUSTOM && setFilters({ ...lastDays(Number(target.value), now), step: '' })
            }
          >
            {Object.entries(t.ranges).map(([days, label]) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
            <option value={CUSTOM} disabled>
              {t.custom}
            </option>
          </Select>
        </Field>
        <Field label={t.from}>
          <TextInput
            type="date"
            value={time.from}
            max={time.to}
            onChange={({ target }) => target.value && setFilters({ from: target.value, to: time.to })}
          />
        </Field>
        <Field label={t.to}>
          <TextInput
            type="date"
            value={time.to}
            min={time.from}
            onChange={({ target }) => target.value && setFilters({ from: time.from, to: target.value })}
          />
        </Field>
        <Field label={t.step}>
          <Select value={time.step} onChange={({ target }) => setFilters({ step: target.value })}>
            {Object.entries(t.steps).map(([step, label]) => (
              <option key={step} value={step}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </FilterBar>
      <ConversionsSection host={host} time={time} />
      <OrdersSection host={host} time={time} />
      <TopMenusSection host={host} time={time} />
      <NotificationsSection host={host} time={time} />
    </section>
  );
}
