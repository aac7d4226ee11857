import type { Menu, MenuCategory, MenuItem } from '@chalkboard/contracts';
import { isLongName, LogoPlate, pageTheme, Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Plus, ShoppingBag } from 'lucide-react';
import { texts } from '../../texts';
import type { ShownLogo } from './logo-choice';

const t = texts.look.preview;

/** Of a menu, so much fits into a picture. */
const SECTIONS = 2;
const DISHES = 3;
const TABS = 4;

export type PicturedMenu = Pick<
  Menu,
  'restaurantName' | 'restaurantDescription' | 'backgroundTheme' | 'primaryColor' | 'secondaryColor'
> & {
  readonly categories: readonly Pick<MenuCategory, 'name' | 'items'>[];
};

/**
 * The beginning of a menu's page on a phone, drawn with the styles of the page itself. Nothing in it can be pressed;
 * `label` is what it is read as, and without one it is not read.
 */
export function MenuPicture({
  menu,
  logo,
  label,
  className,
}: {
  readonly menu: PicturedMenu;
  readonly logo?: ShownLogo | undefined;
  readonly label?: string;
  readonly className?: string;
}) {
  const { backgroundTheme, primaryColor, secondaryColor } = menu;
  const theme = pageTheme({
    backgroundTheme: backgroundTheme || undefined,
    primaryColor: primaryColor || undefined,
    secondaryColor: secondaryColor || undefined,
  });
  const name = menu.restaurantName || t.unnamed;
  const sections = menu.categories.filter(({ items }) => items.length > 0);
  const first = sections[0]?.items[0];
  // Spans, since a picture stands in labels too.
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...theme}
      className={clsx('menu-page menu-inset block', theme.className, className)}
    >
      <span className="menu-head block">
        <span className="menu-head-inside block px-5 pb-3">
          {logo && <LogoPlate {...logo} size="small" className="menu-logo" />}
          <span data-long={isLongName(name) || undefined} className="menu-name block">
            {name}
          </span>
          {menu.restaurantDescription && <span className="menu-line">{menu.restaurantDescription}</span>}
        </span>
      </span>
      <span className="flex gap-1 overflow-hidden border-y border-hairline px-3 py-1.5">
        {sections.slice(0, TABS).map(({ name: section }, at) => (
          <span
            key={at}
            className={clsx(
              'shrink-0 rounded-full px-3 py-1.5 text-small whitespace-nowrap',
              at === 0 ? 'bg-accent font-medium text-on-accent' : 'text-quiet',
            )}
          >
            {section}
          </span>
        ))}
      </span>
      <span className="block px-5 pb-6">
        {sections.slice(0, SECTIONS).map(({ name: section, items }, at) => (
          <span key={at} className="menu-section block">
            <span className="menu-section-title block">{section}</span>
            <span className="menu-dishes">
              {items.slice(0, DISHES).map((item, place) => (
                <PicturedDish key={place} item={item} />
              ))}
            </span>
          </span>
        ))}
      </span>
      {first && (
        <span className="block border-t border-hairline px-4 py-3">
          <span className="flex items-center justify-between gap-3 rounded-card bg-accent px-4 py-2 text-small font-medium text-on-accent">
            <span className="flex items-center gap-2">
              <ShoppingBag className="size-4" />
              {t.cart}
            </span>
            <Price>{priceOf(first)}</Price>
          </span>
        </span>
      )}
    </span>
  );
}

function PicturedDish({ item }: { readonly item: MenuItem }) {
  return (
    <span className="menu-dish">
      <span className="menu-dish-main">
        <span className="menu-dish-line">
          <span className="menu-dish-title">
            <span className="menu-dish-name">{item.name}</span>
          </span>
          <span className="menu-leader" />
          <Price className="menu-dish-price">{priceOf(item)}</Price>
        </span>
        {item.description && <span className="menu-dish-text">{item.description}</span>}
      </span>
      <span className="menu-dish-add">
        <span className="menu-dish-plus">
          <Plus />
        </span>
      </span>
    </span>
  );
}

/** What is printed beside it; of a dish in sizes the first. */
function priceOf({ price, variants }: MenuItem): string | undefined {
  return price || variants?.[0]?.price;
}
