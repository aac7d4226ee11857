import type { HostV1, SalesFigures, SalesFile } from '@chalkboard/contracts';
import { SALES_PARTS } from '@chalkboard/contracts/sales-kinds';
import { EmptyState, LinkButton } from '@chalkboard/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { texts } from '../../texts';
import { LocationFigures } from './location-figures';
import { NeverOrdered } from './never-ordered';
import { SalesCards } from './sales-cards';
import { SalesCharts } from './sales-charts';
import './sales-figures.css';
import { SalesParts } from './sales-parts';

const t = texts.sales;

/** What some days came to. @param props.visits stands between the cards and what was ordered */
export function SalesFiguresView({
  host,
  shareId,
  sales,
  visits,
  csvOf,
}: {
  readonly host: HostV1;
  readonly shareId: string;
  readonly sales: SalesFigures;
  readonly visits: ReactNode;
  /** Where a table is as a file. */
  csvOf(table: SalesFile): string;
}) {
  const { totals, currency, parts, locations } = sales;
  if (totals.orders === 0)
    return (
      <div className="sales-figures grid gap-8">
        <div className="rounded-card border border-dashed border-control px-5">
          <EmptyState
            icon={<ChartNoAxesColumn aria-hidden strokeWidth={1.4} />}
            title={t.empty.title}
            text={t.empty.text}
            action={
              <LinkButton as={Link} to={`/menu/${shareId}/share`}>
                {t.empty.action}
              </LinkButton>
            }
          />
        </div>
        {visits}
      </div>
    );
  // What has one value only says nothing that the cards do not.
  const told = SALES_PARTS.filter((kind) => kind !== 'dish' && parts[kind].length > (kind === 'end' ? 0 : 1));
  return (
    <div className="sales-figures grid gap-8">
      <SalesCards {...sales} />
      <SalesCharts host={host} sales={sales} csvOf={csvOf} />
      {visits}
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <SalesParts host={host} kind="dish" parts={parts.dish} currency={currency} csv={csvOf('dish')} />
        <NeverOrdered host={host} dishes={sales.neverOrdered} />
        {locations.length > 1 && (
          <LocationFigures host={host} locations={locations} currency={currency} csv={csvOf('locations')} />
        )}
        {told.map((kind) => (
          <SalesParts key={kind} host={host} kind={kind} parts={parts[kind]} currency={currency} csv={csvOf(kind)} />
        ))}
      </div>
    </div>
  );
}
