import type { SalesFigures, SalesSums } from '@chalkboard/contracts';
import { SALES_SOON_MINUTES } from '@chalkboard/contracts/sales-kinds';
import { StatCard } from '@chalkboard/ui';
import { formatCount, formatMoney, formatShare } from '@chalkboard/web-kit';
import { texts } from '../../texts';
import { Compared } from './compared';
import { answerTime, daysName } from './sales-names';

const t = texts.sales.cards;

const takenOf = ({ orders, rejected, cancelled }: SalesSums) => orders - rejected - cancelled;
const averageOf = (sums: SalesSums) => (takenOf(sums) > 0 ? Math.round(sums.revenue / takenOf(sums)) : 0);

/** What the days came to, each figure beside that of the weeks before. */
export function SalesCards({ totals, before, currency }: Pick<SalesFigures, 'totals' | 'before' | 'currency'>) {
  const money = (minor: number) => formatMoney(minor, currency);
  const days = daysName(before);
  const was = before.totals;
  const refused = totals.rejected + totals.cancelled;
  return (
    <dl aria-label={t.label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label={t.revenue}
        value={money(totals.revenue)}
        note={<Compared now={totals.revenue} before={was.revenue} days={days} />}
      />
      <StatCard
        label={t.orders}
        value={formatCount(takenOf(totals))}
        note={<Compared now={takenOf(totals)} before={takenOf(was)} days={days} />}
      />
      <StatCard
        label={t.average}
        value={takenOf(totals) > 0 ? money(averageOf(totals)) : t.none}
        note={<Compared now={averageOf(totals)} before={averageOf(was)} days={days} />}
      />
      <StatCard
        label={t.returning}
        value={totals.guests > 0 ? formatShare(totals.returning / totals.guests) : t.none}
        note={totals.guests > 0 && t.returningNote({ count: totals.guests })}
      />
      <StatCard label={t.tips} value={money(totals.tips)} note={t.tipsNote} />
      <StatCard label={t.tax} value={money(totals.tax)} note={t.taxNote} />
      <StatCard
        label={t.answer}
        value={answerTime(totals)}
        note={
          totals.answered > 0 &&
          t.soon({ share: formatShare(totals.answeredSoon / totals.answered), minutes: SALES_SOON_MINUTES })
        }
      />
      <StatCard
        label={t.refused}
        value={formatCount(refused)}
        note={refused > 0 && t.refusedNote({ rejected: totals.rejected, cancelled: totals.cancelled })}
      />
    </dl>
  );
}
