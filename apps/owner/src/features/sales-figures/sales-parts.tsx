import type { HostV1, SalesPart, SalesPartKind } from '@chalkboard/contracts';
import { BarList, Cell, HeaderCell, Table } from '@chalkboard/ui';
import { formatCount, formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { FigureSection } from './figure-section';
import { partName } from './sales-names';

const t = texts.sales.parts;

/** As many as are read at a glance; the table has all. */
const SHOWN = 8;

/** What the sales of one kind were, the best first. Kinds that are made of dishes are counted in portions. */
export function SalesParts({
  host,
  kind,
  parts,
  currency,
  csv,
}: {
  readonly host: HostV1;
  readonly kind: SalesPartKind;
  readonly parts: readonly SalesPart[];
  readonly currency: string;
  readonly csv: string;
}) {
  const inPortions = kind === 'dish' || kind === 'category';
  const countOf = ({ quantity, orders }: SalesPart) =>
    inPortions ? t.portions({ count: quantity }) : t.ordersOf({ count: orders });
  const isEnd = kind === 'end';
  return (
    <FigureSection host={host} title={t[kind]} csv={csv}>
      <BarList
        title={t[kind]}
        hideTitle
        empty={t.none}
        items={parts.slice(0, SHOWN).map((part) => ({
          key: part.key,
          label: partName(kind, part),
          note: isEnd ? `${t.lost}: ${formatMoney(part.revenue, currency)}` : countOf(part),
          value: isEnd ? part.orders : part.revenue,
          text: isEnd ? formatCount(part.orders) : formatMoney(part.revenue, currency),
        }))}
      />
      {parts.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 items-center text-caption text-quiet underline hover:text-ink">
            {t.all}
          </summary>
          <div className="max-h-96 overflow-y-auto print:max-h-none">
            <Table caption={t[kind]} hideCaption>
              <thead>
                <tr>
                  <HeaderCell>{t.name}</HeaderCell>
                  <HeaderCell align="right">{t.orders}</HeaderCell>
                  {inPortions && <HeaderCell align="right">{t.quantity}</HeaderCell>}
                  <HeaderCell align="right">{isEnd ? t.lost : t.revenue}</HeaderCell>
                </tr>
              </thead>
              <tbody>
                {parts.map((part) => (
                  <tr key={part.key}>
                    <HeaderCell scope="row">{partName(kind, part)}</HeaderCell>
                    <Cell align="right">{formatCount(part.orders)}</Cell>
                    {inPortions && <Cell align="right">{formatCount(part.quantity)}</Cell>}
                    <Cell align="right">{formatMoney(part.revenue, currency)}</Cell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        </details>
      )}
    </FigureSection>
  );
}
