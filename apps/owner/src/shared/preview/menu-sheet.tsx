import type { Menu, MenuItem } from '@chalkboard/contracts';
import { Badge, isLongName, pageTheme, Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Clock, MapPin, Phone } from 'lucide-react';
import { texts } from '../../texts';
import { markNames } from '../menu/dish-names';
import { doubtText } from '../menu/doubt-text';

/** The whole menu in its theme, as guests will have it: what was read, with what is not certain marked. */
export function MenuSheet({ menu }: { readonly menu: Menu }) {
  const theme = pageTheme(menu);
  return (
    <article
      {...theme}
      className={clsx(
        'menu-page menu-inset menu-sheet overflow-hidden rounded-card border border-hairline pb-10 shadow-float sm:pb-14',
        theme.className,
      )}
    >
      <header className="menu-head">
        <div className="menu-head-inside px-5 pb-5 sm:px-12">
          <h1 data-long={isLongName(menu.restaurantName) || undefined} className="menu-name">
            {menu.restaurantName}
          </h1>
          {menu.restaurantDescription && <p className="menu-line">{menu.restaurantDescription}</p>}
          {(menu.restaurantAddress || menu.restaurantPhone) && (
            <p className="menu-facts mt-2">
              <span className="menu-facts-list gap-x-5 gap-y-1 [&_svg]:mr-1.5 [&_svg]:inline [&_svg]:size-4">
                {menu.restaurantAddress && (
                  <span>
                    <MapPin aria-hidden />
                    {menu.restaurantAddress}
                  </span>
                )}
                {menu.restaurantPhone && (
                  <span>
                    <Phone aria-hidden />
                    {menu.restaurantPhone}
                  </span>
                )}
              </span>
            </p>
          )}
        </div>
      </header>
      <div className="mx-auto max-w-176 px-5 sm:px-12">
        {menu.categories.map((category) => (
          <section
            key={category.id}
            id={category.id}
            aria-labelledby={`${category.id}-name`}
            className="menu-section mt-4 scroll-mt-16 sm:scroll-mt-32 lg:scroll-mt-20"
          >
            <h2 id={`${category.id}-name`} className="menu-section-title">
              {category.name}
            </h2>
            {category.note && <p className="menu-section-note">{category.note}</p>}
            <ul className="menu-dishes">
              {category.items.map((item) => (
                <Dish key={item.id} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

function Dish({ item }: { readonly item: MenuItem }) {
  const variants = item.variants ?? [];
  return (
    <li className="menu-dish">
      <div className="menu-dish-main">
        <div className="menu-dish-line">
          <div className="menu-dish-title">
            <h3 className="menu-dish-name">{item.name}</h3>
          </div>
          <span aria-hidden className="menu-leader" />
          {item.price && <Price className="menu-dish-price">{item.price}</Price>}
        </div>
        {item.description && <p className="menu-dish-text line-clamp-none">{item.description}</p>}
        {variants.length > 0 && (
          <p className="menu-dish-sizes">
            {variants.map(({ id, label, price }) => (
              <span key={id}>
                {label} <Price className="menu-dish-price">{price}</Price>
              </span>
            ))}
          </p>
        )}
        {(item.uncertain || item.soldOut || item.prepTime || item.dietary?.length) && (
          <p className="mt-1.5 flex flex-wrap gap-1.5">
            {item.uncertain && <Badge state="uncertain">{checkText(item)}</Badge>}
            {item.soldOut && <Badge state="failed">{texts.preview.soldOut}</Badge>}
            {item.dietary?.map((mark) => (
              <Badge key={mark}>{markNames[mark] ?? mark}</Badge>
            ))}
            {item.prepTime && (
              <Badge>
                <Clock aria-hidden className="size-3.5" />
                {item.prepTime}
              </Badge>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function checkText(item: MenuItem): string {
  const reason = doubtText(item);
  return reason ? texts.preview.checkBecause({ reason }) : texts.preview.check;
}
