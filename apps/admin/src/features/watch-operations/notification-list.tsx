import type { AdminNotification, HostV1, StaffRole } from '@chalkboard/contracts';
import { listNotificationsRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { formatDateTime, useFilters } from '@chalkboard/web-kit';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { DataList, type Column } from '../../lists/data-list';
import { dayEnd, dayStart } from '../../lists/day-range';
import { DayRangeFields } from '../../lists/day-range-fields';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import { RowButton } from '../../lists/row-button';
import { SearchField } from '../../lists/search-field';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';
import { NotificationDialog } from './notification-dialog';
import { TextingTodayNote } from './texting-today';

const t = texts.operations.notifications;
const { channels } = texts.operations;
const STATES: Readonly<Record<AdminNotification['state'], BadgeState>> = {
  waiting: 'uncertain',
  sent: 'accepted',
  delivered: 'ready',
  failed: 'failed',
};

/** Every message that was written to somebody, and what became of it. */
export function NotificationList({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['shareId', 'channel', 'state', 'from', 'to']);
  const { field, onClear } = filterControls(filters, setFilters);
  const query = { ...filters, from: dayStart(filters.from), to: dayEnd(filters.to) };
  const list = useStaffList(listNotificationsRoute, { query });
  const [shown, setShown] = useState<AdminNotification>();
  const columns: readonly Column<AdminNotification>[] = [
    {
      name: t.columns.what,
      cell: (message) => (
        <RowButton onClick={() => setShown(message)}>
          {message.part > 1 ? `${t.purposes[message.purpose]}, ${t.part(message.part)}` : t.purposes[message.purpose]}
        </RowButton>
      ),
    },
    { name: t.columns.to, cell: ({ audience, restaurantName }) => restaurantName ?? t.audiences[audience] },
    {
      name: t.columns.destination,
      narrow: 'none',
      cell: ({ destination }) => destination ?? <span className="text-quiet">{t.forgotten}</span>,
    },
    { name: t.columns.channel, cell: ({ channel }) => channels[channel] },
    { name: t.columns.order, cell: ({ orderNumber }) => orderNumber },
    { name: t.columns.written, cell: ({ createdAt }) => formatDateTime(createdAt) },
    {
      name: t.columns.state,
      narrow: 'beside',
      cell: ({ state }) => <Badge state={STATES[state]}>{t.states[state]}</Badge>,
    },
  ];
  return (
    <section aria-label={t.title}>
      <TextingTodayNote />
      <FilterBar>
        <SearchField label={t.menu} placeholder={t.menuHint} {...field('shareId')} />
        <FilterSelect label={t.channel} all={t.allChannels} options={channels} {...field('channel')} />
        <FilterSelect label={t.state} all={t.allStates} options={t.states} {...field('state')} />
        <DayRangeFields from={field('from')} to={field('to')} />
      </FilterBar>
      <DataList
        label={t.title}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <BellRing aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {shown && <NotificationDialog host={host} role={role} message={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}
