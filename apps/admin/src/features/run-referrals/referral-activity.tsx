import { listReferralActivityRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { formatDateTime } from '@chalkboard/web-kit';
import { Panel } from '../../layout/panel';
import { DataList } from '../../lists/data-list';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';

const t = texts.referrals.activity;
const { statuses } = texts.referrals;

/** What happened in the programme, newest first. */
export function ReferralActivity() {
  const list = useStaffList(listReferralActivityRoute, { query: { limit: '10' } });
  return (
    <Panel title={t.title}>
      <DataList
        label={t.title}
        list={list}
        keyOf={({ id }) => id}
        empty={t.empty}
        columns={[
          {
            name: t.columns.what,
            cell: ({ before, status }) => (before ? t.moved(statuses[before], statuses[status]) : t.sent),
          },
          { name: t.columns.referrer, cell: ({ referrerEmail }) => referrerEmail },
          { name: t.columns.restaurant, cell: ({ restaurantEmail }) => restaurantEmail },
          {
            name: t.columns.by,
            cell: ({ by, before }) => by ?? (before ? t.byRestaurant : t.byReferrer),
          },
          { name: t.columns.at, cell: ({ at }) => formatDateTime(at) },
        ]}
      />
    </Panel>
  );
}
