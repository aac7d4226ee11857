import type { HostV1, SalesFigures } from '@chalkboard/contracts';
import { BarList } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { FigureSection } from './figure-section';

const t = texts.sales.parts;

/** What each restaurant of a business took, the best first. */
export function LocationFigures({
  host,
  locations,
  currency,
  csv,
}: {
  readonly host: HostV1;
  readonly locations: SalesFigures['locations'];
  readonly currency: string;
  readonly csv: string;
}) {
  return (
    <FigureSection host={host} title={t.locations} csv={csv}>
      <BarList
        title={t.locations}
        hideTitle
        empty={t.none}
        items={locations.map(({ shareId, name, address, revenue, orders, rejected, cancelled }) => ({
          key: shareId,
          label: (
            <Link to={`/menu/${shareId}/figures`} className="tap inline-flex items-center underline underline-offset-4">
              {name}
            </Link>
          ),
          note: `${address ? `${address} · ` : ''}${t.ordersOf({ count: orders - rejected - cancelled })}`,
          value: revenue,
          text: formatMoney(revenue, currency),
        }))}
      />
    </FigureSection>
  );
}
