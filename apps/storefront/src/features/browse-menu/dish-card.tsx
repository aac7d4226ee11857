import type { MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/contracts/menu-texts';
import { Badge, Button, Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Clock, Plus } from 'lucide-react';
import { texts } from '../../texts';
import { directionOf, textAttributes } from '../choose-language/text-attributes';
import { pressable } from '../take-over-fragment/press-key';
import { DishAllergens } from './dish-allergens';
import { orderabilityOf } from './orderability';

/** "from $8.00" for a dish with sizes and no price of its own; as it is when all of them cost the same. Sizes that are sold out do not count. */
function priceText({ price, variants = [] }: MenuItem): string {
  const there = variants.some((variant) => !variant.soldOut) ? variants.filter((variant) => !variant.soldOut) : variants;
  const [lowest, ...others] = [...there].sort((a, b) => (a.priceMinor ?? Infinity) - (b.priceMinor ?? Infinity));
  if (price || !lowest) return price;
  return others.some((other) => other.priceMinor !== lowest.priceMinor) ? texts.menu.from(lowest.price) : lowest.price;
}

/** A dish: name and price on one line, what it is below, one button. */
export function DishCard({ item, read, language, statesAllergens, inCart, onAdd }: {
  readonly item: MenuItem;
  readonly read: TextReader;
  /** The menu's own (BCP 47). */
  readonly language: string;
  /** Of some dish of the menu it is stated what it contains: then each says how that is with it. */
  readonly statesAllergens: boolean;
  /** How many of it are in the cart. */
  readonly inCart: number;
  onAdd(item: MenuItem): void;
}) {
  const orderability = orderabilityOf(item);
  const name = read(item.id, 'name', item.name);
  const description = item.description ? read(item.id, 'description', item.description) : undefined;
  const blocked = orderability.kind === 'not-orderable';
  // A dish that is read from the right stands so as a whole, its price on the left.
  const dir = directionOf(name.lang);
  return (
    <li dir={dir === 'rtl' ? dir : undefined} className="flex flex-col rounded-card border border-hairline bg-surface p-4 sm:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h3 {...textAttributes(name, dir)} className="min-w-0 font-sans text-body leading-snug font-semibold">
          {name.text}
        </h3>
        <Price className="text-body font-medium">{priceText(item)}</Price>
      </div>
      <div className="mt-1 flex flex-1 items-end justify-between gap-4 sm:flex-col sm:items-stretch sm:gap-3">
        <div className="min-w-0 self-start">
          {description && (
            <p {...textAttributes(description, dir)} className="text-small text-quiet">
              {description.text}
            </p>
          )}
          {item.variants && item.variants.length > 0 && (
            <ul className="mt-1 flex flex-wrap gap-x-4 text-small">
              {item.variants.map(({ id, label, price, soldOut }) => {
                const size = read(id, 'name', label);
                return (
                  <li key={id}>
                    <span {...textAttributes(size, dir)} className="text-quiet">
                      {size.text}
                    </span>{' '}
                    <Price className={clsx(soldOut && 'line-through')}>{price}</Price>
                    {soldOut && !item.soldOut && <span className="text-failed"> {texts.notOrderable.soldOut}</span>}
                  </li>
                );
              })}
            </ul>
          )}
          <p className="mt-2 flex flex-wrap gap-1.5 empty:hidden">
            {blocked && <Badge state={orderability.words === texts.notOrderable.soldOut ? 'failed' : 'uncertain'}>{orderability.words}</Badge>}
            {item.dietary?.map((mark) => <Badge key={mark}>{mark}</Badge>)}
            {item.prepTime && (
              <Badge>
                <Clock aria-hidden className="size-3.5" />
                {item.prepTime}
              </Badge>
            )}
          </p>
          {statesAllergens && <DishAllergens item={item} language={language} around={dir} className="mt-2" />}
        </div>
        {!blocked && (
          <div className="flex shrink-0 flex-col items-center gap-1 sm:flex-row sm:justify-between sm:gap-3">
            <span className="text-caption font-medium whitespace-nowrap text-quiet empty:max-sm:hidden">{inCart > 0 && texts.menu.inCart(inCart)}</span>
            <Button {...pressable(item.id)} onClick={() => onAdd(item)} aria-label={texts.menu.addDish(name.text)} className="rounded-full! max-sm:w-11 max-sm:px-0 noscript:hidden">
              <Plus aria-hidden />
              <span className="max-sm:hidden">{texts.menu.addToCart}</span>
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
