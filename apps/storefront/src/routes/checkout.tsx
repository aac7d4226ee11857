import type { HostV1, Menu } from '@chalkboard/contracts';
import { tableLabel } from '@chalkboard/menu-rules/table-name';
import { toPayOf } from '@chalkboard/menu-rules/tip';
import { EmptyState, LinkButton, PageFrame, pageTheme } from '@chalkboard/ui';
import { useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ArrowLeft, ShoppingBag } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { AddTip } from '../features/add-tip/add-tip';
import { useLanguage } from '../features/choose-language/use-language';
import { FoldedLines } from '../features/place-order/folded-lines';
import { HowSection } from '../features/place-order/how-section';
import { slotDays } from '../features/place-order/order-slots';
import { OrderSummary } from '../features/place-order/order-summary';
import { PlaceBar } from '../features/place-order/place-bar';
import { refusedIn, useCheckout, type CheckoutState } from '../features/place-order/use-checkout';
import { WhoSection } from '../features/place-order/who-section';
import { MenuFailure } from '../features/read-menu/menu-failure';
import { MenuSkeleton } from '../features/read-menu/menu-skeleton';
import { letWait } from '../features/send-pending-order/pending-order';
import { PendingOrderCard } from '../features/send-pending-order/pending-order-card';
import { CartAllergens } from '../shared/allergens/cart-allergens';
import { takeHandedCart } from '../shared/cart/handed-cart';
import { lineText } from '../shared/cart/shown-line';
import { useCart } from '../shared/cart/use-cart';
import { AllergyNotice, OfflineNotice, PriceChangeNotice } from '../shared/checkout/notices';
import { useMenu } from '../shared/menu/use-menu';
import { useOnline } from '../shared/use-online';
import { checkoutTexts, deliveryTexts, tableTexts, texts } from '../texts';

const t = checkoutTexts;

/** `/checkout/:shareId` */
export function CheckoutPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  // Before the cart is read for the first time.
  useState(() => takeHandedCart(shareId));
  const cart = useCart(shareId);
  useDocumentTitle(t.title);

  if (cart.lines.length === 0) {
    return (
      <PageFrame>
        <PendingOrderCard host={host} shareId={shareId} />
        <EmptyState
          level={1}
          icon={<ShoppingBag aria-hidden strokeWidth={1.4} />}
          title={texts.cart.emptyTitle}
          text={texts.cart.emptyText}
          action={
            <LinkButton as={Link} to={`/menu/${shareId}`} variant="primary">
              {texts.cart.browse}
            </LinkButton>
          }
        />
      </PageFrame>
    );
  }
  if (isPending) return <MenuSkeleton />;
  if (!menu) return <MenuFailure error={error} onRetry={() => void refetch()} />;
  return <Checkout host={host} menu={menu} cart={cart} />;
}

function Checkout({
  host,
  menu,
  cart,
}: {
  readonly host: HostV1;
  readonly menu: Menu;
  readonly cart: ReturnType<typeof useCart>;
}) {
  const online = useOnline();
  const { read } = useLanguage(menu);
  const checkout = useCheckout({ host, menu, cart, online, letWait, nameOf: (line) => lineText(line, menu, read) });
  const { times } = checkout;
  const theme = pageTheme(menu);
  const [firstDay] = times ? slotDays(times.slots.slice(0, 1), checkout.timeZone, Date.now()) : [];
  const firstSlot = firstDay?.slots[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    checkout.submit();
  };

  return (
    <PageFrame
      {...theme}
      className={clsx('pt-2 sm:pt-6 md:pb-32 lg:pb-12', checkout.failure ? 'pb-48' : 'pb-20', theme.className)}
    >
      <CheckoutHead menu={menu} />
      <PendingOrderCard host={host} shareId={menu.shareId} />
      <form
        noValidate
        onSubmit={submit}
        className="mt-3 grid max-[379px]:mt-1 max-[379px]:gap-y-3 max-md:[&_:is(input,select,textarea,#order-lines)]:scroll-mt-64 max-md:[&_:is(input,select,textarea)]:scroll-mb-32 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-4 sm:mt-6 sm:gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-[379px]:gap-3 sm:gap-7 lg:gap-10">
          <FoldedLines
            cart={cart}
            menu={menu}
            read={read}
            problems={checkout.problems}
            later={
              firstDay &&
              firstSlot && {
                label: `${firstDay.label}, ${firstSlot.label}`,
                choose: () => checkout.setScheduledFor(firstSlot.at),
              }
            }
            subtotalMinor={checkout.subtotalMinor}
            refusal={checkout.refusal}
          />
          <HowSection menu={menu} checkout={checkout} />
          <WhoSection menu={menu} checkout={checkout} />
          <CartAllergens lines={cart.lines} menu={menu} read={read} />
          {checkout.hasAllergyNotice && (
            <AllergyNotice
              menu={menu}
              read={read}
              confirmed={checkout.allergyConfirmed}
              onConfirm={checkout.setAllergyConfirmed}
            />
          )}
        </div>
        <div className="grid gap-4 lg:sticky lg:top-6">
          <AddTip
            offered={checkout.tips}
            currency={menu.currency}
            subtotalMinor={checkout.subtotalMinor}
            chosen={checkout.tip}
            refused={refusedIn(checkout, 'tip')}
            onChoose={checkout.setTip}
          />
          {!online && <OfflineNotice />}
          {checkout.changes.length > 0 && <PriceChangeNotice changes={checkout.changes} />}
          <CheckoutSum menu={menu} checkout={checkout} online={online} />
        </div>
      </form>
    </PageFrame>
  );
}

function CheckoutHead({ menu }: { readonly menu: Menu }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 sm:mb-2">
      <LinkButton as={Link} to={`/menu/${menu.shareId}`} variant="quiet" className="-ms-4" aria-label={t.back}>
        <ArrowLeft aria-hidden />
        <span className="max-sm:sr-only">{t.back}</span>
      </LinkButton>
      <div className="min-w-0 flex-1 sm:basis-full">
        <h1 className="text-title sm:text-heading">{t.title}</h1>
        <p className="truncate text-small text-quiet">{menu.restaurantName}</p>
      </div>
    </div>
  );
}

interface PartProps {
  readonly menu: Menu;
  readonly checkout: CheckoutState;
  readonly online: boolean;
}

/** What it costs, and the button that orders it. */
function CheckoutSum({ menu, checkout, online }: PartProps) {
  const { orderType, table, delivery } = checkout;
  const isFeeOpen = checkout.deliveryProblem && delivery.problem?.code !== 'ordering.outside_delivery_area';
  return (
    <div className="grid gap-4 lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-5">
      <OrderSummary
        currency={menu.currency}
        orderType={orderType}
        atTable={table}
        subtotalMinor={checkout.subtotalMinor}
        feeMinor={checkout.feeMinor}
        charges={checkout.charges}
        totalMinor={checkout.totalMinor}
        tipMinor={checkout.tipMinor}
        minimumMinor={checkout.minimumMinor}
        delivery={orderType === 'delivery' ? delivery : undefined}
        quoteStatus={checkout.quoteStatus}
        offline={!online}
      />
      <PlaceBar
        currency={menu.currency}
        totalMinor={toPayOf({ total: checkout.totalMinor, tip: checkout.tipMinor })}
        {...(table && { place: tableTexts.checkout.place({ table: tableLabel(table.name) }) })}
        more={isFeeOpen ? deliveryTexts.plusDelivery : undefined}
        placing={checkout.placing}
        offline={!online}
        failure={checkout.failure}
      />
    </div>
  );
}
