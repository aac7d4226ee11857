import type { DayTotals } from '@chalkboard/contracts';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../../texts';

const t = texts.board.history;

/** A day's tips, service charge and taxes by rate, as its owner declares them; nothing where there were none. */
export function DayCharges({
  totals: { taxes = [], serviceCharge, tips },
  currency,
}: {
  readonly totals: Pick<DayTotals, 'taxes' | 'serviceCharge' | 'tips'>;
  readonly currency: string;
}) {
  if (taxes.length === 0 && serviceCharge === undefined && tips === undefined) return null;
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <ul className="tabular flex flex-wrap gap-x-4 pt-1 text-caption text-quiet">
      {tips !== undefined && <li>{texts.payment.board.tips({ amount: money(tips) })}</li>}
      {serviceCharge !== undefined && <li>{t.serviceCharge({ amount: money(serviceCharge) })}</li>}
      {taxes.map(({ name, percent, base, amount }) => (
        <li key={`${name} ${percent}`}>
          {t.tax({ name: `${name} ${percent} %`, amount: money(amount), base: money(base) })}
        </li>
      ))}
    </ul>
  );
}
