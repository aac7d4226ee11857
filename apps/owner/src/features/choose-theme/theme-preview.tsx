import type { Menu, MenuCategory, MenuItem } from '@chalkboard/contracts';
import { LogoPlate, pageTheme, Price } from '@chalkboard/ui';
import { clsx } from 'clsx';
import { Plus, ShoppingBag } from 'lucide-react';
import { texts } from '../../texts';
import type { ShownLogo } from './logo-choice';

const t = texts.look.preview;

/** Of a menu, so much fits into the preview. */
const SECTIONS = 2;
const DISHES = 3;
const TABS = 4;

export type PreviewedMenu = Pick<Menu, 'restaurantName' | 'restaurantDescription' | 'backgroundTheme' | 'primaryColor' | 'secondaryColor'> & {
  readonly categories: readonly Pick<MenuCategory, 'name' | 'items'>[];
};

/** The beginning of a menu's page as guests will see it on a phone. It is a picture: nothing in it can be pressed. `caption` says what it shows. */
export function ThemePreview({ menu, logo, caption }: { readonly menu: PreviewedMenu; readonly logo: ShownLogo | undefined; readonly caption: string }) {
  const theme = pageTheme({ backgroundTheme: menu.backgroundTheme || undefined, primaryColor: menu.primaryColor || undefined, secondaryColor: menu.secondaryColor || undefined });
  const banded = theme.style !== undefined;
  const sections = menu.categories.filter(({ items }) => items.length > 0);
  const first = sections[0]?.items[0];
  return (
    <figure>
      <div role="img" aria-label={t.named(menu.restaurantName || t.unnamed)} style={theme.style} className={clsx('overflow-hidden rounded-card border border-hairline bg-paper shadow-float', theme.className)}>
        <div className={clsx('px-5 pt-6 pb-5', banded && 'border-b-4 border-(--menu-band-mark) bg-(--menu-band) text-(--menu-on-band)')}>
          {logo && <LogoPlate {...logo} size="small" className="mb-3" />}
          <p className="font-serif text-title font-semibold">{menu.restaurantName || t.unnamed}</p>
          {menu.restaurantDescription && <p className={clsx('mt-1 line-clamp-3 text-small', !banded && 'text-quiet')}>{menu.restaurantDescription}</p>}
        </div>
        <div className="flex gap-1 overflow-hidden border-b border-hairline px-3 py-2">
          {sections.slice(0, TABS).map(({ name }, at) => (
            <span key={at} className={clsx('shrink-0 rounded-full px-3 py-1 text-caption whitespace-nowrap', at === 0 && 'bg-accent font-medium text-on-accent')}>
              {name}
            </span>
          ))}
        </div>
        <div className="grid gap-5 px-4 pt-4 pb-6">
          {sections.slice(0, SECTIONS).map(({ name, items }, section) => (
            <div key={section}>
              <p className="font-serif text-lead text-(--menu-heading) italic">{name}</p>
              <div className="mt-2 grid gap-2">
                {items.slice(0, DISHES).map((item, at) => (
                  <div key={at} className="rounded-card border border-hairline bg-surface p-3">
                    <p className="flex items-baseline justify-between gap-3 text-small">
                      <span className="min-w-0 font-semibold">{item.name}</span>
                      <Price className="font-medium">{priceOf(item)}</Price>
                    </p>
                    <div className="flex items-end justify-between gap-3">
                      <p className="line-clamp-2 min-w-0 text-caption text-quiet">{item.description}</p>
                      <span className="mt-1 grid size-7 shrink-0 place-items-center rounded-full border border-control">
                        <Plus className="size-4" />
                      </span>
                    </div>
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        {first && (
          <div className="border-t border-hairline bg-paper px-4 py-3">
            <p className="flex items-center justify-between gap-3 rounded-card bg-accent px-4 py-2 text-small font-medium text-on-accent">
              <span className="flex items-center gap-2">
                <ShoppingBag className="size-4" />
                {t.cart}
              </span>
              <Price>{priceOf(first)}</Price>
            </p>
          </div>
        )}
      </div>
      <figcaption className="mt-3 text-caption text-quiet">{caption}</figcaption>
    </figure>
  );
}

/** What is printed beside it; of a dish in sizes the first. */
function priceOf({ price, variants }: MenuItem): string | undefined {
  return price || variants?.[0]?.price;
}
