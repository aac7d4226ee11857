import { Field, Price, TextInput } from '@chalkboard/ui';
import { formatMoney } from '@chalkboard/web-kit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../../../texts';
import { foundItems, isGone, type BoardItem } from './found-items';
import { canBeChosen } from './order-draft';

const t = texts.board;

/** The menu as a list to press on; what cannot be ordered is not pressable and says why where it is sold out. */
export function ItemPicker({
  items,
  currency,
  onPick,
}: {
  readonly items: readonly BoardItem[];
  readonly currency: string;
  onPick(item: BoardItem): void;
}) {
  const [query, setQuery] = useState('');
  const found = foundItems(items, query);
  return (
    <section className="grid gap-2">
      <Field label={t.enter.search}>
        <TextInput type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      {found.length === 0 && <p className="text-small text-quiet">{t.enter.none}</p>}
      <ul
        aria-label={t.enter.dishes}
        tabIndex={0}
        className="max-h-56 divide-y divide-hairline overflow-y-auto rounded-card border border-hairline"
      >
        {found.map((item) => {
          const prices = [item.unitPrice, ...item.variants.map(({ unitPrice }) => unitPrice)].filter(
            (price) => price !== null,
          );
          return (
            <li key={item.id}>
              <button
                type="button"
                disabled={!canBeChosen(item)}
                onClick={() => onPick(item)}
                className="tap flex w-full items-center gap-3 px-3 py-1.5 text-left text-small -outline-offset-2 hover:bg-sunken disabled:cursor-not-allowed disabled:text-quiet"
              >
                <Plus aria-hidden className="size-4 shrink-0" />
                <span className="min-w-0 flex-1">
                  <span className="sr-only">{t.enter.add}</span> {item.name}
                </span>
                {isGone(item) ? (
                  <span className="text-caption">{t.soldOut.soldOut}</span>
                ) : (
                  prices.length > 0 && (
                    <>
                      {item.remaining !== undefined && (
                        <span className="text-caption text-quiet">
                          {texts.stock.leftInShort({ count: item.remaining })}
                        </span>
                      )}
                      <Price>{formatMoney(Math.min(...prices), currency)}</Price>
                    </>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
