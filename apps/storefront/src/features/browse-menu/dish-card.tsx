import type { MenuItem } from '@chalkboard/contracts';
import { Badge, Button, Price } from '@chalkboard/ui';
import { Clock, Plus } from 'lucide-react';
import { texts } from '../../texts';
import { pressable } from '../take-over-fragment/press-key';
import { orderabilityOf } from './orderability';

/** "from $8.00" for a dish with sizes and no price of its own. */
function priceText({ price, variants = [] }: MenuItem): string {
  if (price || variants.length === 0) return price;
  const [lowest] = [...variants].sort((a, b) => (a.priceMinor ?? Infinity) - (b.priceMinor ?? Infinity));
  return lowest ? texts.menu.from(lowest.price) : '';
}

/** A dish: name and price on one line, what it is below, one button. `inCart`: how many of it are in the cart. */
export function DishCard({ item, inCart, onAdd }: { readonly item: MenuItem; readonly inCart: number; onAdd(item: MenuItem): void }) {
  const orderability = orderabilityOf(item);
  const blocked = orderability.kind === 'not-orderable';
  return (
    <li className="flex flex-col rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-sans text-body leading-snug font-semibold">{item.name}</h3>
        <Price className="text-body font-medium">{priceText(item)}</Price>
      </div>
      <div className="mt-1 flex flex-1 items-end justify-between gap-4 sm:flex-col sm:items-stretch sm:gap-3">
        <div className="min-w-0 self-start">
          {item.description && <p className="text-small text-quiet">{item.description}</p>}
          <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
            {blocked && <Badge state={item.soldOut ? 'failed' : 'uncertain'}>{orderability.words}</Badge>}
            {item.dietary?.map((mark) => <Badge key={mark}>{mark}</Badge>)}
            {item.prepTime && (
              <Badge>
                <Clock aria-hidden className="size-3.5" />
                {item.prepTime}
              </Badge>
            )}
          </p>
        </div>
        {!blocked && (
          <div className="flex shrink-0 flex-col items-center gap-1 sm:flex-row sm:justify-between sm:gap-3">
            <span className="text-caption font-medium whitespace-nowrap text-quiet empty:max-sm:hidden">{inCart > 0 && texts.menu.inCart(inCart)}</span>
            <Button {...pressable(item.id)} onClick={() => onAdd(item)} aria-label={texts.menu.addDish(item.name)} className="rounded-full! max-sm:w-11 max-sm:px-0 noscript:hidden">
              <Plus aria-hidden />
              <span className="max-sm:hidden">{texts.menu.addToCart}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
