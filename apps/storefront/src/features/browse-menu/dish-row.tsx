import type { MenuItem } from '@chalkboard/contracts';
import type { TextReader } from '@chalkboard/menu-rules/menu-texts';
import { Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { directionOf, textAttributes } from '../../shared/text-attributes';
import { texts } from '../../texts';
import type { CountedItem } from './counted-menu';
import { DishAllergens } from './dish-allergens';
import { DishMarks } from './dish-marks';
import { DishPhoto } from './dish-photo';
import { NotOrderable } from './not-orderable';
import { orderabilityOf } from './orderability';
import type { PhotographTime } from './photograph';
import { PortionsLeft } from './portions-left';
import { UsualPrice } from './usual-price';

/**
 * A row of the menu: name, marks and price on one baseline, what the dish is below, one control to add it. The rest of
 * the row opens the dish.
 */
export const DishRow = memo(function DishRow({
  item,
  read,
  language,
  statesAllergens,
  inCart,
  photoTime,
  onAdd,
  onOpen,
}: {
  readonly item: CountedItem;
  readonly read: TextReader;
  /** The menu's own (BCP 47). */
  readonly language: string;
  /** Some dish of the menu states what it contains: then each row says how it is with its dish. */
  readonly statesAllergens: boolean;
  /** How many of it are in the cart. */
  readonly inCart: number;
  readonly photoTime: PhotographTime;
  onAdd(item: MenuItem): void;
  onOpen(item: MenuItem): void;
}) {
  const orderability = orderabilityOf(item);
  const name = read(item.id, 'name', item.name);
  const description = item.description ? read(item.id, 'description', item.description) : undefined;
  const sizes = item.variants ?? [];
  const countId = inCart > 0 ? `${item.id}-count` : undefined;
  // A dish in a language that is read from the right stands so as a whole, its price on the left.
  const dir = directionOf(name.lang);
  return (
    <li dir={dir === 'rtl' ? dir : undefined} className="menu-dish">
      <div className="menu-dish-main">
        <div className="menu-dish-line">
          <div className="menu-dish-title">
            <h3 {...textAttributes(name, dir)} className="menu-dish-name">
              {name.text}
            </h3>
            <DishMarks item={item} />
          </div>
          <span aria-hidden className="menu-leader" />
          {sizes.length === 0 && item.price && (
            <Price className="menu-dish-price">
              <UsualPrice of={item} />
              {item.price}
            </Price>
          )}
        </div>
        <DishPhoto item={item} name={name.text} size="row" time={photoTime} />
        {description && (
          <p {...textAttributes(description, dir)} className="menu-dish-text">
            {description.text}
          </p>
        )}
        {sizes.length > 0 && (
          <ul className="menu-dish-sizes">
            {sizes.map((part) => {
              const { id, label, price, soldOut } = part;
              const size = read(id, 'name', label);
              return (
                <li key={id}>
                  <span {...textAttributes(size, dir)}>{size.text}</span>{' '}
                  <Price className={clsx('menu-dish-price', soldOut && 'line-through')}>
                    <UsualPrice of={part} />
                    {price}
                  </Price>
                  {soldOut && !item.soldOut && <span className="text-failed"> {texts.notOrderable.soldOut}</span>}
                </li>
              );
            })}
          </ul>
        )}
        {statesAllergens && (
          <DishAllergens item={item} language={language} around={dir} className="menu-dish-allergens" />
        )}
        {item.timeNote && <p className="menu-section-note font-medium">{item.timeNote}</p>}
        <PortionsLeft left={item.left} />
        {orderability.kind === 'not-orderable' && (
          <p className="mt-1">
            <NotOrderable words={orderability.words} />
          </p>
        )}
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={texts.dish.open({ dish: name.text })}
        onClick={() => onOpen(item)}
        className="menu-dish-open noscript:hidden"
      />
      {inCart > 0 && (
        <span id={countId} className="sr-only">
          {texts.menu.inCart({ count: inCart })}
        </span>
      )}
      {orderability.kind !== 'not-orderable' && (
        <button
          type="button"
          onClick={() => onAdd(item)}
          aria-label={texts.menu.addDish({ dish: name.text })}
          aria-describedby={countId}
          className="menu-dish-add noscript:hidden"
        >
          <span className="menu-dish-plus" data-in-cart={inCart || undefined}>
            <Plus aria-hidden />
            <span className="menu-dish-add-word">{texts.menu.addToCart}</span>
          </span>
        </button>
      )}
    </li>
  );
});
