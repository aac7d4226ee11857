import type { AdminContactMessage, HostV1, StaffRole } from '@chalkboard/contracts';
import { listContactMessagesRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { mayStaff, useFilters } from '@chalkboard/web-kit';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { DataList } from '../../lists/data-list';
import { FilterBar } from '../../lists/filter-bar';
import { filterControls } from '../../lists/filter-controls';
import { FilterSelect } from '../../lists/filter-select';
import type { NamedView } from '../../lists/saved-views/same-filters';
import { SavedViews } from '../../lists/saved-views/saved-views';
import { SearchField } from '../../lists/search-field';
import { useSelection } from '../../lists/selection';
import { SortSelect } from '../../lists/sort-select';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';
import { BulkMessages } from './bulk-messages';
import { messageColumns } from './message-columns';
import { MessageDialog } from './message-dialog';

const t = texts.inbox;
const keyOf = ({ id }: AdminContactMessage) => id;
/** What everybody of the staff looks for. */
const VIEWS: readonly NamedView[] = [
  { name: texts.list.views.all, filters: {} },
  ...(['new', 'answered', 'closed'] as const).map((state) => ({ name: t.views[state], filters: { state } })),
];
/** What people wrote by the contact form, with the time by which each is to be answered. */
export function InboxTab({ host, role }: { readonly host: HostV1; readonly role: StaffRole }) {
  const [filters, setFilters] = useFilters(['search', 'state', 'category', 'sort', 'message']);
  const { message: openId, ...query } = filters;
  const { field, show, onClear } = filterControls(query, setFilters);
  const list = useStaffList(listContactMessagesRoute, { query });
  const [now] = useState(Date.now);
  const columns = messageColumns(now, (message) => setFilters({ message }));
  const mayChange = mayStaff(role, 'contact-messages.change');
  const selection = useSelection(list.items, keyOf);
  return (
    <section aria-label={t.label}>
      <SavedViews
        host={host}
        list="inbox"
        route={listContactMessagesRoute}
        common={VIEWS}
        filters={query}
        onShow={show}
      />
      <FilterBar>
        <SearchField label={t.search} placeholder={t.searchHint} {...field('search')} />
        <FilterSelect label={t.state} all={t.allStates} options={t.states} {...field('state')} />
        <FilterSelect label={t.category} all={t.allCategories} options={t.categories} {...field('category')} />
        <SortSelect options={t.sorts} {...field('sort')} />
      </FilterBar>
      <DataList
        label={t.label}
        list={list}
        columns={columns}
        keyOf={keyOf}
        bar={
          mayChange
            ? {
                selection,
                labelOf: ({ subject, name }) => texts.list.choose(`${subject || t.noSubject}, ${name}`),
                actions: <BulkMessages host={host} selection={selection} />,
              }
            : undefined
        }
        empty={{ ...t.empty, icon: <Inbox aria-hidden strokeWidth={1.4} /> }}
        onClear={onClear}
      />
      {openId && (
        <MessageDialog
          key={openId}
          host={host}
          role={role}
          messageId={openId}
          onClose={() => setFilters({ message: '' })}
        />
      )}
    </section>
  );
}
