import type { HostV1, Menu } from '@chalkboard/contracts';
import { Checkbox, EmptyState, LinkButton, PageFrame, pageTheme, RadioGroup } from '@chalkboard/ui';
import { formatMoney, useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { ArrowLeft, ShoppingBag } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../features/choose-language/use-language';
import { lineText } from '../features/keep-cart/shown-line';
import { useCart } from '../features/keep-cart/use-cart';
import { useOnline } from '../features/open-offline/use-online';
import { deliveryFeeMinor } from '../features/place-order/checkout-rules';
import { CustomerForm } from '../features/place-order/customer-form';
import { AllergyNotice, OfflineNotice, PriceChangeNotice } from '../features/place-order/notices';
import { OrderTime } from '../features/place-order/order-time';
import { OrderLines } from '../features/place-order/order-lines';
import { OrderSummary } from '../features/place-order/order-summary';
import { useCheckout } from '../features/place-order/use-checkout';
import { MenuFailure } from '../features/read-menu/menu-failure';
import { MenuSkeleton } from '../features/read-menu/menu-skeleton';
import { useMenu } from '../features/read-menu/use-menu';
import { letWait } from '../features/send-waiting-order/waiting-order';
import { WaitingOrderCard } from '../features/send-waiting-order/waiting-order-card';
import { texts } from '../texts';

const t = texts.checkout;

/** `/checkout/:shareId` */
export function CheckoutPage({ host }: { readonly host: HostV1 }) {
  const { shareId = '' } = useParams();
  const { data: menu, error, isPending, refetch } = useMenu(shareId);
  const cart = useCart(shareId);
  useDocumentTitle(t.title);

  if (cart.lines.length === 0) {
    return (
      <PageFrame>
        <WaitingOrderCard host={host} shareId={shareId} />
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

function Checkout({ host, menu, cart }: { readonly host: HostV1; readonly menu: Menu; readonly cart: ReturnType<typeof useCart> }) {
  const online = useOnline();
  const { read } = useLanguage(menu);
  const checkout = useCheckout({ host, menu, cart, online, letWait, nameOf: (line) => lineText(line, menu, read) });
  const { orderType, payments, times } = checkout;
  const theme = pageTheme(menu);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const [field] = checkout.submit()?.fields ?? [];
    if (field) document.getElementById(field === 'time' ? 'order-time' : `customer-${field}`)?.focus();
  };

  return (
    <PageFrame className={clsx('pt-4 sm:pt-6', theme.className)} style={theme.style}>
      <LinkButton as={Link} to={`/menu/${menu.shareId}`} variant="quiet" className="-ml-4">
        <ArrowLeft aria-hidden />
        {t.back}
      </LinkButton>
      <h1 className="mt-4 text-heading">{t.title}</h1>
      <p className="mt-1 text-quiet">{menu.restaurantName}</p>
      <WaitingOrderCard host={host} shareId={menu.shareId} />
      <form noValidate onSubmit={submit} className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          <section aria-labelledby="lines">
            <h2 id="lines" className="mb-3 text-lead">
              {t.yourOrder}
            </h2>
            <OrderLines cart={cart} menu={menu} read={read} problems={checkout.problems} />
          </section>
          <section aria-labelledby="how" className="grid gap-6">
            <h2 id="how" className="-mb-2 text-lead">
              {t.how}
            </h2>
            <RadioGroup
              legend={t.orderType}
              columns
              value={orderType}
              onChange={checkout.setOrderType}
              options={[
                { value: 'pickup', label: t.pickup.label, hint: t.pickup.hint, aside: t.pickup.free },
                { value: 'delivery', label: t.delivery.label, hint: t.delivery.hint, aside: formatMoney(deliveryFeeMinor(menu, 'delivery'), menu.currency) },
              ]}
            />
            {times && (
              <OrderTime
                times={times}
                timeZone={checkout.timeZone}
                orderType={orderType}
                when={checkout.when}
                scheduledFor={checkout.scheduledFor}
                onWhen={checkout.setWhen}
                onSchedule={checkout.setScheduledFor}
              />
            )}
            {payments.length > 0 ? (
              <RadioGroup
                legend={t.paymentMethod}
                columns
                value={checkout.paymentMethod}
                onChange={checkout.setPaymentMethod}
                options={payments.map((method) => ({ value: method, label: t[method], hint: orderType === 'pickup' ? t.atCounter : t.atDoor }))}
              />
            ) : (
              <p role="alert" className="rounded-card bg-failed-wash p-4 text-small text-failed">
                {t.noPayment(orderType)}
              </p>
            )}
          </section>
          <section aria-labelledby="who" className="grid gap-4">
            <h2 id="who" className="text-lead">
              {t.customer}
            </h2>
            <CustomerForm customer={checkout.customer} orderType={orderType} refusal={checkout.refusal} onChange={checkout.setField} />
            <Checkbox label={t.textUpdates.label} hint={t.textUpdates.hint} checked={checkout.textUpdates} onChange={({ target }) => checkout.setTextUpdates(target.checked)} />
          </section>
          {checkout.hasAllergyNotice && <AllergyNotice menu={menu} read={read} confirmed={checkout.allergyConfirmed} onConfirm={checkout.setAllergyConfirmed} />}
        </div>
        <div className="grid gap-4 lg:sticky lg:top-6">
          {!online && <OfflineNotice />}
          {checkout.changes.length > 0 && <PriceChangeNotice changes={checkout.changes} />}
          <OrderSummary currency={menu.currency} orderType={orderType} subtotalMinor={checkout.subtotalMinor} feeMinor={checkout.feeMinor} minimumMinor={checkout.minimumMinor} quoteStatus={checkout.quoteStatus} placing={checkout.placing} offline={!online} />
        </div>
      </form>
    </PageFrame>
  );
}
