import type { BoardOrder } from '@chalkboard/contracts';
import { Price } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { texts } from '../../../texts';
import { allergenLine } from './allergen-line';

const t = texts.board.card;

/**
 * The dishes of an order, quantity first, as a cook reads them.
 * @param lines those to show; absent: all
 * @param prices what each line costs, beside it
 * @param isShort a very long name is cut
 */
export function OrderLines({
  order,
  lines = order.lines,
  prices = false,
  isShort = false,
}: {
  readonly order: BoardOrder;
  readonly lines?: readonly BoardOrder['lines'][number][];
  readonly prices?: boolean;
  readonly isShort?: boolean;
}) {
  return (
    <ul className={prices ? 'grid gap-1.5' : 'grid gap-0.5'}>
      {lines.map((line, index) => (
        <li key={index} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-1 leading-snug">
          <span className="tabular font-semibold">{line.quantity}×</span>
          <div className="min-w-0">
            <p className={clsx('font-medium wrap-anywhere', isShort && 'line-clamp-2')}>{line.name}</p>
            {line.options.length > 0 && (
              <p className="text-small leading-snug wrap-anywhere text-quiet">{line.options.join(', ')}</p>
            )}
            {prices && line.allergens && (
              <p className="text-small text-quiet">{allergenLine(line.allergens, line.options)}</p>
            )}
            {line.notes && (
              <p className="text-small leading-snug font-semibold wrap-anywhere text-uncertain">
                {t.note({ text: line.notes })}
              </p>
            )}
          </div>
          {prices && <Price className="text-small">{formatMoney(line.total, order.currency)}</Price>}
        </li>
      ))}
    </ul>
  );
}
