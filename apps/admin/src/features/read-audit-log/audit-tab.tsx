import type { AdminAuditEntry, HostV1, StaffRole } from '@chalkboard/contracts';
import { showAuditLogRoute } from '@chalkboard/contracts/api/identity/audit-log.routes';
import { AUDIT_GROUPS } from '@chalkboard/contracts/staff-rights';
import { Dialog } from '@chalkboard/ui';
import { formatDateTime, useFilters } from '@chalkboard/web-kit';
import { ScrollText } from 'lucide-react';
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
import { AuditFacts } from './audit-facts';
import { readableAction } from './readable-action';

const t = texts.audit;

/** The append-only log of what the staff did, of every service. */
export function AuditTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['actor', 'action', 'subject', 'from', 'to']);
  const { field, show, onClear } = filterControls(filters, setFilters);
  const query = { ...filters, from: dayStart(filters.from), to: dayEnd(filters.to) };
  const list = useStaffList(showAuditLogRoute, { query });
  const groups = AUDIT_GROUPS[role];
  const [shown, setShown] = useState<AdminAuditEntry>();
  const columns = auditColumns(setShown);
  return (
    <section aria-label={t.label}>
      <p className="prose-width mb-4 text-small text-quiet">{groups ? t.textOfPart : t.text}</p>
      <FilterBar>
        <SearchField label={t.actor} placeholder={t.actorHint} {...field('actor')} />
        <FilterSelect
          label={t.action}
          all={t.allActions}
          options={groups ? Object.fromEntries(groups.map((group) => [group, t.groups[group]])) : t.groups}
          {...field('action')}
        />
        <SearchField isSecond label={t.subject} placeholder={t.subjectHint} {...field('subject')} />
        <DayRangeFields from={field('from')} to={field('to')} />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ ...t.empty, icon: <ScrollText aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      <Dialog
        open={shown !== undefined}
        onOpenChange={() => setShown(undefined)}
        title={shown ? readableAction(shown.action) : ''}
        description={shown && `${shown.actor} · ${formatDateTime(shown.at)}`}
      >
        {shown && (
          <AuditFacts
            host={host}
            entry={shown}
            onOnly={(subject) => {
              setShown(undefined);
              show({ subject });
            }}
          />
        )}
      </Dialog>
    </section>
  );
}

function auditColumns(onOpen: (entry: AdminAuditEntry) => void): readonly Column<AdminAuditEntry>[] {
  return [
    {
      name: t.columns.action,
      width: 'max-w-72',
      cell: (entry) => <RowButton onClick={() => onOpen(entry)}>{readableAction(entry.action)}</RowButton>,
    },
    {
      name: t.columns.at,
      cell: ({ at }) => (
        <time dateTime={at} className="tabular">
          {formatDateTime(at)}
        </time>
      ),
    },
    {
      name: t.columns.actor,
      width: 'max-w-56',
      cell: ({ actor, staffId, names }) => <span title={actor}>{(staffId && names?.[staffId]) || actor}</span>,
    },
    {
      name: t.columns.subject,
      width: 'max-w-80',
      cell: ({ subject, names }) => subject && <span title={subject}>{names?.[subject] ?? subject}</span>,
    },
    { name: t.columns.service, narrow: 'none', cell: ({ service }) => service },
  ];
}
