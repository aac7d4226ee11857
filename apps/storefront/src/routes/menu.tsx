import type { HostV1, Menu, MenuItem } from '@chalkboard/contracts';
import { textReader } from '@chalkboard/menu-rules/menu-texts';
import { EmptyState, LinkButton, pageTheme } from '@chalkboard/ui';
import { PageLanguages, useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { SearchX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CartBar } from '../features/browse-menu/cart-bar';
import { CategoryRow } from '../features/browse-menu/category-row';
import { countedMenu } from '../features/browse-menu/counted-menu';
import { CoverPhoto } from '../features/browse-menu/cover-photo';
import { MenuHead } from '../features/browse-menu/menu-head';
import { MenuHeader } from '../features/browse-menu/menu-header';
import { DietaryPanel, HowToOrderPanel } from '../features/browse-menu/menu-panels';
import { MenuSection } from '../features/browse-menu/menu-section';
import { fetchDishSheet, OpenDish } from '../features/browse-menu/open-dish';
import { dishesOf, hasChoices, orderabilityOf } from '../features/browse-menu/orderability';
import { PromotionalFooter } from '../features/browse-menu/promotional-footer';
import { withReaderPrices } from '../features/browse-menu/reader-prices';
import { WithoutScripts } from '../features/browse-menu/without-scripts';
import { LanguageSwitch } from '../features/choose-language/language-switch';
import { useDocumentLanguage } from '../features/choose-language/use-document-language';
import { useLanguage } from '../features/choose-language/use-language';
import { AtLocation } from '../features/choose-location/at-location';
import { useCountedVisit } from '../features/count-visits/use-counted-visit';
import { FilterBar } from '../features/filter-menu/filter-bar';
import { countDishes, dietsOf, filterMenu, isFilterable } from '../features/filter-menu/filter-menu';
import { useMenuFilter } from '../features/filter-menu/use-menu-filter';
import { StatusCards } from '../features/follow-order/status-cards';
import { keepMenu } from '../features/keep-menu';
import { LiveCart } from '../features/live-cart';
import { MenuFailure } from '../features/read-menu/menu-failure';
import { MenuSkeleton } from '../features/read-menu/menu-skeleton';
import { useRootStyle } from '../features/read-menu/page-styles';
import { WaitingOrder } from '../features/send-pending-order/waiting-order';
import { AtTable } from '../features/sit-at-table/at-table';
import { addToCart, countOf, type CartChoice } from '../shared/cart/cart';
import { lineText } from '../shared/cart/shown-line';
import { useCart } from '../shared/cart/use-cart';
import { isFramed } from '../shared/menu/framed';
import { useMenu } from '../shared/menu/use-menu';
import { useMenuNow } from '../shared/times/use-menu-now';
import { texts } from '../texts';

/**
 * `/menu/:shareId`; `framed`: inside a page of another site: light, as most of them are, and without what is ours
 * around it.
 */
export function MenuPage({ host, framed = isFramed() }: { readonly host: HostV1; readonly framed?: boolean }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  useDocumentTitle(menu?.restaurantName ?? (isPending ? texts.menu.title : texts.missing.title));

  if (isPending) return <MenuSkeleton />;
  return menu ? (
    <OpenMenu host={host} menu={menu} framed={framed} />
  ) : (
    <MenuFailure error={error} onRetry={() => void refetch()} />
  );
}

function OpenMenu({
  host,
  menu: asKept,
  framed,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly framed: boolean;
}) {
  const { shareId, timeZone } = asKept;
  const [left, setLeft] = useState<string>();
  const { lines, change } = useCart(shareId);
  const timed = useMenuNow(asKept, change);
  const menu = useMemo(() => withReaderPrices(countedMenu(timed, left)), [timed, left]);
  const { filter, change: changeFilter } = useMenuFilter();
  const [opened, setOpened] = useState<MenuItem>();
  const { language, read, choose } = useLanguage(menu);
  useDocumentLanguage(language);
  // Kept as it is read: the page of another language would show without a network.
  useEffect(() => keepMenu(shareId, fetchDishSheet), [shareId, language]);

  const theme = pageTheme(menu);
  const style = useRootStyle(theme.style);
  const count = countOf(lines);
  useCountedVisit(shareId, timeZone, count > 0);
  const dishes = useMemo(() => dishesOf(menu), [menu]);
  const readSecond = useMemo(() => textReader(menu, menu.translation?.language ?? menu.language), [menu]);
  const categories = filterMenu(dishes, filter, readSecond);
  const filtered = categories !== dishes;
  const statesAllergens = menu.categories.some(({ items }) => items.some(({ allergens }) => allergens));
  const add = useCallback(
    (choice: CartChoice) => {
      change((now) => addToCart(now, choice, menu.currency));
      host.toast({ title: texts.menu.addedToCart, description: lineText(choice, menu, read) });
    },
    [change, host, menu, read],
  );
  const pick = useCallback(
    (item: MenuItem) => {
      if (orderabilityOf(item).kind === 'choose' || hasChoices(menu, item)) setOpened(item);
      else add({ name: item.name, unitMinor: item.priceMinor ?? 0, itemId: item.id });
    },
    [add, menu],
  );

  return (
    <div
      data-scheme={framed ? 'light' : undefined}
      {...theme}
      style={style}
      className={clsx('menu-page', theme.className, count > 0 && 'pb-28 lg:pb-0')}
    >
      {!framed && <MenuHeader host={host} shareId={shareId} count={count} />}
      <main id="content" tabIndex={-1}>
        <AtTable shareId={shareId} />
        <AtLocation host={host} menu={asKept} />
        <StatusCards shareId={shareId} />
        <CoverPhoto menu={menu} />
        <MenuHead menu={menu} read={read} onLeft={setLeft} />
        <WaitingOrder host={host} shareId={shareId} />
        <WithoutScripts phone={menu.restaurantPhone} />
        <LanguageSwitch menu={menu} language={language} choose={choose} />
        {isFilterable(menu.categories) && (
          <FilterBar
            filter={filter}
            diets={dietsOf(menu.categories)}
            found={filtered ? countDishes(categories) : undefined}
            onChange={changeFilter}
          />
        )}
        {menu.categories.length > 1 && <CategoryRow categories={categories} read={read} />}
        <div className="menu-body gutter">
          <div className="min-w-0">
            {categories.map((category, at) => (
              <MenuSection
                key={category.id}
                isFirst={at === 0}
                category={category}
                read={read}
                language={menu.language}
                statesAllergens={statesAllergens}
                inCart={(item) => countOf(lines.filter(({ itemId }) => itemId === item.id))}
                onAdd={pick}
                onOpen={setOpened}
              />
            ))}
            {filtered && categories.length === 0 && (
              <EmptyState
                icon={<SearchX aria-hidden strokeWidth={1.4} />}
                title={texts.filter.none}
                text={texts.filter.noneText}
                action={
                  <LinkButton
                    as={Link}
                    to={`/menu/${shareId}`}
                    onClick={(event) => {
                      event.preventDefault();
                      changeFilter({ words: '', diets: [] });
                    }}
                  >
                    {texts.filter.clear}
                  </LinkButton>
                }
              />
            )}
          </div>
          <aside aria-label={texts.menu.about} className="menu-aside">
            <LiveCart menu={menu} read={read} framed={framed} />
            <DietaryPanel menu={menu} read={read} statesAllergens={statesAllergens} />
            <HowToOrderPanel menu={menu} lines={lines} framed={framed} />
          </aside>
        </div>
      </main>
      {!framed && <PromotionalFooter host={host} shareId={shareId} />}
      <PageLanguages label={texts.language.ofPage} className="gutter mx-auto w-full max-w-6xl py-4" />
      {count > 0 && <CartBar menu={menu} lines={lines} framed={framed} />}
      {opened && (
        <OpenDish
          key={opened.id}
          item={opened}
          menu={menu}
          read={read}
          onAdd={add}
          onClose={() => setOpened(undefined)}
          onFailure={() => {
            setOpened(undefined);
            host.toast({ ...texts.dish.openFailed, variant: 'destructive' });
          }}
        />
      )}
    </div>
  );
}
