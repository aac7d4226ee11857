import { listBusinessMenusRoute, listBusinessOrdersRoute } from '@chalkboard/contracts/api/identity/businesses.routes';
import { Badge, STATE_OF_ORDER } from '@chalkboard/ui';
import { formatDateTime, formatMoney } from '@chalkboard/web-kit';
import { Panel } from '../../layout/panel';
import { DataList } from '../../lists/data-list';
import { RowLink } from '../../lists/row-link';
import { useStaffList } from '../../lists/use-staff-list';
import { texts } from '../../texts';

const t = texts.businesses.detail;

/** The menus of a business, each with the way to what guests see. */
export function BusinessMenus({ businessId }: { readonly businessId: string }) {
  const list = useStaffList(listBusinessMenusRoute, { params: { businessId } });
  return (
    <Panel title={t.menus}>
      <DataList
        label={t.menus}
        list={list}
        keyOf={({ shareId }) => shareId}
        empty={t.noMenus}
        columns={[
          {
            name: t.menuColumns.name,
            cell: ({ shareId, restaurantName }) => (
              <RowLink to={`/menu/${encodeURIComponent(shareId)}`}>{restaurantName || shareId}</RowLink>
            ),
          },
          {
            name: t.menuColumns.status,
            brief: ({ status }) => t.menuStatus[status],
            cell: ({ status }) => (
              <Badge state={status === 'published' ? 'ready' : 'uncertain'}>{t.menuStatus[status]}</Badge>
            ),
          },
          { name: t.menuColumns.items, align: 'right', cell: ({ items }) => items },
          { name: t.menuColumns.changed, cell: ({ changedAt }) => formatDateTime(changedAt) },
        ]}
      />
    </Panel>
  );
}

/** The orders of its menus. Who ordered is not known here. */
export function BusinessOrders({ businessId }: { readonly businessId: string }) {
  const list = useStaffList(listBusinessOrdersRoute, { params: { businessId } });
  return (
    <Panel title={t.orders}>
      <DataList
        label={t.orders}
        list={list}
        keyOf={({ orderId }) => orderId}
        empty={t.noOrders}
        columns={[
          { name: t.orderColumns.placed, cell: ({ placedAt }) => formatDateTime(placedAt) },
          { name: t.orderColumns.menu, cell: ({ restaurantName }) => restaurantName },
          {
            name: t.orderColumns.status,
            brief: ({ status }) => t.orderStatus[status],
            cell: ({ status }) => <Badge state={STATE_OF_ORDER[status]}>{t.orderStatus[status]}</Badge>,
          },
          {
            name: t.orderColumns.total,
            align: 'right',
            cell: ({ totalMinor, currency }) => formatMoney(totalMinor, currency),
          },
        ]}
      />
    </Panel>
  );
}
