import type { MenuItem } from '@chalkboard/contracts';
import { Badge, Price } from '@chalkboard/ui';
import { CircleHelp } from 'lucide-react';
import { markNames } from '../../../shared/menu/dish-names';
import { doubtText } from '../../../shared/menu/doubt-text';
import { texts } from '../../../texts';
import { allergensInShort } from './allergens-in-short';
import { UnsureName } from './unsure-name';

const t = texts.review.row;

/** An item as it stands on a menu: name and price on one line, the rest below, and why it is in doubt. */
export function ItemSummary({ item, category }: { readonly item: MenuItem; readonly category?: string }) {
  const variants = item.variants ?? [];
  return (
    <>
      {category && <span className="block text-caption text-quiet">{category}</span>}
      <span className="flex items-baseline gap-2">
        <span className="text-body font-semibold">
          {item.uncertain && item.doubt?.unsureWords ? (
            <UnsureName name={item.name} unsureWords={item.doubt.unsureWords} />
          ) : (
            item.name
          )}
        </span>
        <span aria-hidden className="leader" />
        {item.price ? (
          <Price className="font-medium">{item.price}</Price>
        ) : (
          variants.length === 0 && <span className="text-small whitespace-nowrap text-quiet">{t.noPrice}</span>
        )}
      </span>
      {item.description && <span className="block max-w-[56ch] text-small text-quiet">{item.description}</span>}
      {variants.length > 0 && (
        <span className="mt-0.5 flex flex-wrap gap-x-5 text-small">
          {variants.map(({ id, label, price, soldOut }) => (
            <span key={id}>
              {label} <Price className="font-medium">{price}</Price>
              {soldOut && <SoldOut />}
            </span>
          ))}
        </span>
      )}
      {item.addOns && item.addOns.length > 0 && (
        <span className="mt-0.5 flex flex-wrap gap-x-5 text-small text-quiet">
          {item.addOns.map(({ id, name, price, soldOut }) => (
            <span key={id}>
              + {name} <Price>{price}</Price>
              {soldOut && <SoldOut />}
            </span>
          ))}
        </span>
      )}
      {(item.soldOut || item.dietary?.length) && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {item.soldOut && <Badge state="failed">{t.soldOut}</Badge>}
          {item.dietary?.map((mark) => (
            <Badge key={mark}>{markNames[mark] ?? mark}</Badge>
          ))}
        </span>
      )}
      {item.allergens && (
        <span className="mt-0.5 block text-caption text-quiet">{allergensInShort(item.allergens)}</span>
      )}
      {item.uncertain && (
        <span className="mt-1 flex items-start gap-1.5 text-small text-uncertain">
          <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0" />
          {doubtText(item) ?? t.why}
        </span>
      )}
    </>
  );
}

/** Of a size or an extra alone. */
function SoldOut() {
  return <span className="text-failed"> {t.soldOut}</span>;
}
