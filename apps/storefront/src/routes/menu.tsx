import { PRODUCT_NAME, type HostV1, type MenuItem } from '@chalkboard/contracts';
import { formatMoney, useDocumentTitle } from '@chalkboard/web-kit';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { CartBar } from '../features/browse-menu/cart-bar';
import { CategoryRow } from '../features/browse-menu/category-row';
import { ChooseOptions } from '../features/browse-menu/choose-options';
import { DishCard } from '../features/browse-menu/dish-card';
import { MenuHeader } from '../features/browse-menu/menu-header';
import { MenuHero } from '../features/browse-menu/menu-hero';
import { DietaryPanel, HowToOrderPanel } from '../features/browse-menu/menu-panels';
import { menuTheme } from '../features/browse-menu/menu-theme';
import { orderabilityOf } from '../features/browse-menu/orderability';
import { addToCart, countOf, subtotalMinorOf, type CartChoice } from '../features/keep-cart/cart';
import { useCart } from '../features/keep-cart/use-cart';
import { MenuFailure } from '../features/read-menu/menu-failure';
import { MenuSkeleton } from '../features/read-menu/menu-skeleton';
import { useMenu } from '../features/read-menu/use-menu';

/** Guessed height of a dish, for the scroll bar of what is not drawn yet. */
const DISH_HEIGHT_PX = 130;

/** `/menu/:shareId` */
export function MenuPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const { lines, change } = useCart(shareId);
  const [choosing, setChoosing] = useState<MenuItem>();
  useDocumentTitle(menu?.restaurantName ?? (isPending ? 'Menu' : 'Menu Not Found'));

  if (isPending) return <MenuSkeleton />;
  if (!menu) return <MenuFailure error={error} onRetry={() => void refetch()} />;

  const count = countOf(lines);
  const add = (choice: CartChoice) => {
    change((now) => addToCart(now, choice, menu.currency));
    setChoosing(undefined);
    host.toast({ title: 'Added to cart', description: choice.name });
  };
  const pick = (item: MenuItem) => {
    if (orderabilityOf(item).kind === 'choose') setChoosing(item);
    else add({ name: item.name, unitMinor: item.priceMinor ?? 0, itemId: item.id });
  };

  return (
    <div style={menuTheme(menu.primaryColor)} className={count > 0 ? 'pb-24 md:pb-0' : undefined}>
      <MenuHeader host={host} shareId={shareId} count={count} />
      <main id="content" tabIndex={-1}>
        <MenuHero menu={menu} />
        <CategoryRow categories={menu.categories} />
        <div className="gutter mx-auto grid w-full max-w-6xl items-start gap-x-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
          <div className="min-w-0">
            {menu.categories.map((category) => (
              <section
                key={category.id}
                id={category.id}
                aria-labelledby={`${category.id}-name`}
                className="rest-unseen scroll-mt-16 pt-10"
                style={{ containIntrinsicSize: `auto ${120 + category.items.length * DISH_HEIGHT_PX}px` }}
              >
                <h2 id={`${category.id}-name`} className="text-title italic">
                  {category.name}
                </h2>
                {category.note && <p className="mt-1 text-small text-quiet">{category.note}</p>}
                <ul className="mt-4 grid gap-3 md:grid-cols-2">
                  {category.items.map((item) => (
                    <DishCard key={item.id} item={item} inCart={countOf(lines.filter(({ itemId }) => itemId === item.id))} onAdd={pick} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <aside aria-label="About ordering" className="mt-10 grid gap-4 lg:sticky lg:top-20">
            <DietaryPanel menu={menu} />
            <HowToOrderPanel menu={menu} count={count} />
          </aside>
        </div>
      </main>
      <footer className="gutter mx-auto mt-16 w-full max-w-6xl border-t border-hairline py-6 text-small text-quiet">Menu by {PRODUCT_NAME}. Prices are the restaurant’s own.</footer>
      {count > 0 && <CartBar shareId={shareId} count={count} total={formatMoney(subtotalMinorOf(lines, menu.currency), menu.currency)} />}
      {choosing && <ChooseOptions item={choosing} currency={menu.currency} onAdd={add} onClose={() => setChoosing(undefined)} />}
    </div>
  );
}
