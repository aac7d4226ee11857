import type { BoardOrder } from '@chalkboard/contracts';
import { Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { texts } from '../../../texts';
import { allergenLine } from './allergen-line';

const t = texts.board.card;

/**
 * The dishes of an order, quantity first, as a cook reads them.
 * @param lines those of this station; absent: all
 * @param prices what each line costs, beside it
 */
export function OrderLines({
  order,
  lines = order.lines,
  prices = false,
}: {
  readonly order: BoardOrder;
  readonly lines?: readonly BoardOrder['lines'][number][];
  readonly prices?: boolean;
}) {
  return (
    <ul className="grid gap-1.5">
      {lines.map((line, index) => (
        <li key={index} className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-1">
          <span className="tabular font-semibold">{line.quantity}×</span>
          <div className="min-w-0">
            <p className="font-medium">{line.name}</p>
            {line.options.length > 0 && (
              <p className="text-small wrap-anywhere text-quiet">{line.options.join(', ')}</p>
            )}
            {prices && line.allergens && (
              <p className="text-small text-quiet">{allergenLine(line.allergens, line.options)}</p>
            )}
            {line.notes && <p className="text-small font-medium text-uncertain">{t.note({ text: line.notes })}</p>}
          </div>
          {prices && <Price className="text-small">{formatMoney(line.total, order.currency)}</Price>}
        </li>
      ))}
    </ul>
  );
}
