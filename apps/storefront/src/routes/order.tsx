import type { HostV1, TrackedOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { pageTheme, PageFrame, Skeleton, SkeletonBar } from '@chalkboard/ui';
import { PageLanguages, useDocumentTitle } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../features/choose-language/use-language';
import { AskForReview } from '../features/follow-order/ask-for-review';
import { GivenDetails } from '../features/follow-order/given-details';
import { OrderDetails } from '../features/follow-order/order-details';
import { OrderHead } from '../features/follow-order/order-head';
import { OrderNow } from '../features/follow-order/order-now';
import { OrderPayment } from '../features/follow-order/payment/order-payment';
import { ChooseTexts } from '../features/follow-order/text-updates';
import { Timeline } from '../features/follow-order/timeline';
import { useOrderLanguage } from '../features/follow-order/use-order-language';
import { useTrackedOrder } from '../features/follow-order/use-tracked-order';
import { ReadFailure } from '../read-failure';
import { useNow } from '../shared/hours/use-now';
import { useMenu } from '../shared/menu/use-menu';
import { noteKeptOrder } from '../shared/orders/kept-orders';
import { texts, trackingTexts as t } from '../texts';

/** `/order/:secret` */
export function OrderPage({ host }: { readonly host: HostV1 }) {
  const { secret = '' } = useParams();
  const tracked = useTrackedOrder(secret);
  const { order, missing, error, isPending, refetch } = tracked;
  const turns = useOrderLanguage(order);
  useDocumentTitle(order ? t.heading({ number: order.orderNumber }) : missing ? t.missing.title : t.title);
  useEffect(() => {
    if (order) noteKeptOrder(order.shareId, `/order/${secret}`, order);
  }, [order, secret]);

  if (turns) return <OrderSkeleton />;
  if (order) return <Followed host={host} secret={secret} order={order} tracked={tracked} />;
  if (isPending) return <OrderSkeleton />;
  return <ReadFailure missing={missing} error={error} words={t} onRetry={() => void refetch()} />;
}

function OrderSkeleton() {
  return (
    <PageFrame className="max-w-5xl">
      <Skeleton label={t.loading} className="grid gap-4">
        <SkeletonBar className="h-10 w-1/2" />
        <SkeletonBar className="h-48 w-full" />
      </Skeleton>
    </PageFrame>
  );
}

function Followed({
  host,
  secret,
  order,
  tracked,
}: {
  readonly host: HostV1;
  readonly secret: string;
  readonly order: TrackedOrder;
  readonly tracked: ReturnType<typeof useTrackedOrder>;
}) {
  const now = useNow();
  // The order says what is printed; the menu, while there is one, how the guest read it, and in which colours.
  const { data: menu, isLoading } = useMenu(order.shareId);
  const { read } = useLanguage(menu);
  if (isLoading) return <OrderSkeleton />;
  const { className, ...theme } = pageTheme(menu ?? {});
  return (
    <div {...theme} className={clsx(className, 'min-h-dvh')}>
      <OrderHead order={order} menu={menu} banded={theme.style !== undefined} now={now} />
      <main
        id="content"
        tabIndex={-1}
        className="gutter mx-auto grid w-full max-w-5xl gap-x-12 gap-y-10 py-5 sm:py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="grid min-w-0 content-start gap-8">
          <OrderNow host={host} secret={secret} order={order} menu={menu} now={now} tracked={tracked} />
          <OrderPayment order={order} now={now} />
          {order.status === 'completed' && !order.test && <AskForReview secret={secret} />}
          <Timeline order={order} now={now} />
        </div>
        <div className="grid min-w-0 content-start gap-8 lg:row-span-2">
          <OrderDetails order={order} menu={menu} read={read} />
          <GivenDetails order={order} />
        </div>
        <div className="grid min-w-0 content-start gap-6 border-t border-hairline pt-6">
          {!FINAL_STATUSES.includes(order.status) && <ChooseTexts host={host} secret={secret} />}
          <p className="text-small text-quiet">
            <Link
              to="/privacy/my-data"
              className="tap inline-flex items-center underline decoration-control underline-offset-4 hover:text-ink hover:decoration-ink"
            >
              {t.myData}
            </Link>
          </p>
          <PageLanguages label={texts.language.ofPage} />
        </div>
      </main>
    </div>
  );
}
