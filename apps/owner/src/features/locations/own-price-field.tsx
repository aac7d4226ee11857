import { LETTERS } from '@chalkboard/contracts/limits';
import { MoneyInput } from '@chalkboard/ui';
import { currencySign } from '@chalkboard/web-kit';
import { CircleAlert, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { texts } from '../../texts';
import { isOwnPrice, type PriceRow } from './price-rows';

const t = texts.locations.table;

/** A row of the table: a dish, the main menu's price, and the field of the location's own. */
export function OwnPriceField({
  row,
  currency,
  text,
  onType,
}: {
  readonly row: PriceRow;
  readonly currency: string;
  readonly text: string;
  onType(text: string): void;
}) {
  const noteId = useId();
  const isFine = isOwnPrice(text, currency);
  const hasFiguresOnly = /^[\d.,\s]+$/.test(text);
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-3 pr-2 text-left font-normal wrap-anywhere">
        {row.label}
      </th>
      <td className="tabular px-3 py-3 text-right whitespace-nowrap text-quiet">{row.mainPrice || t.noPrice}</td>
      <td className="py-1.5">
        <div className="flex items-center justify-end gap-1">
          {text !== '' && (
            <button
              type="button"
              title={t.reset}
              aria-label={t.resetOf({ dish: row.label })}
              className="tap grid size-11 shrink-0 place-items-center rounded-card text-quiet hover:text-ink"
              onClick={() => onType('')}
            >
              <RotateCcw aria-hidden className="size-4" />
            </button>
          )}
          <MoneyInput
            aria-label={t.own({ dish: row.label })}
            aria-invalid={!isFine || undefined}
            {...(!isFine && { 'aria-describedby': noteId })}
            className="min-w-0 text-right"
            inputMode="decimal"
            maxLength={LETTERS.price}
            sign={hasFiguresOnly ? currencySign(currency) : undefined}
            placeholder="–"
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
        {!isFine && (
          <p id={noteId} className="mt-1 flex items-start justify-end gap-1.5 text-caption text-failed">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t.amountOnly}
          </p>
        )}
      </td>
    </tr>
  );
}
