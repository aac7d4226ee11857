import type { HostV1, TrackedOrder } from '@chalkboard/contracts';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { Badge, LinkButton, PageFrame, Skeleton, SkeletonBar, STATE_OF_ORDER, TestBadge } from '@chalkboard/ui';
import { formatTelephone, telephone, useDocumentTitle } from '@chalkboard/web-kit';
import { ArrowLeft, Phone, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../features/choose-language/use-language';
import { AskForReview } from '../features/follow-order/ask-for-review';
import { CancelOrder } from '../features/follow-order/cancel-order';
import { noteKeptOrder } from '../features/follow-order/kept-orders';
import { OrderDetails } from '../features/follow-order/order-details';
import { nowText, promiseText } from '../features/follow-order/order-words';
import { ChooseTexts } from '../features/follow-order/text-updates';
import { Timeline } from '../features/follow-order/timeline';
import { useTrackedOrder } from '../features/follow-order/use-tracked-order';
import { useMenu } from '../features/read-menu/use-menu';
import { ReadFailure } from '../read-failure';
import { texts } from '../texts';

const t = texts.tracking;

/** `/order/:secret` */
export function OrderPage({ host }: { readonly host: HostV1 }) {
  const { secret = '' } = useParams();
  const tracked = useTrackedOrder(secret);
  const { order, missing, error, isPending, refetch } = tracked;
  useDocumentTitle(order ? t.heading(order.orderNumber) : missing ? t.missing.title : t.title);
  useEffect(() => {
    if (order) noteKeptOrder(order.shareId, `/order/${secret}`, order);
  }, [order, secret]);

  if (order) return <Followed host={host} secret={secret} order={order} tracked={tracked} />;
  if (isPending) {
    return (
      <PageFrame width="text">
        <Skeleton label={t.loading} className="grid gap-4">
          <SkeletonBar className="h-10 w-1/2" />
          <SkeletonBar className="h-48 w-full" />
        </Skeleton>
      </PageFrame>
    );
  }
  return <ReadFailure missing={missing} error={error} words={t} onRetry={() => void refetch()} />;
}

function Followed({ host, secret, order, tracked: { reconnecting, cancel, readAgain } }: { readonly host: HostV1; readonly secret: string; readonly order: TrackedOrder; readonly tracked: ReturnType<typeof useTrackedOrder> }) {
  const now = Date.now();
  const promise = promiseText(order, now);
  const { restaurantPhone: phone } = order;
  // The order says what is printed; the menu, while there is one, how the guest read it.
  const { data: menu } = useMenu(order.shareId);
  const { read } = useLanguage(menu);
  return (
    <PageFrame width="text" className="pt-4 sm:pt-6">
      <LinkButton as={Link} to={`/menu/${order.shareId}`} variant="quiet" className="-ml-4">
        <ArrowLeft aria-hidden />
        {t.backToMenu}
      </LinkButton>
      <h1 className="mt-4 text-heading">{t.heading(order.orderNumber)}</h1>
      <p className="mt-1 text-quiet">{t.greeting(order.restaurantName)}</p>

      <div role="status" className="mt-6 grid justify-items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <Badge state={STATE_OF_ORDER[order.status]}>{t.status[order.status]}</Badge>
          {order.test && <TestBadge>{t.test}</TestBadge>}
        </div>
        {order.test && <p className="text-small text-quiet">{t.testText}</p>}
        {promise && <p className="font-serif text-title">{promise}</p>}
        {order.reason && (
          <p>
            <span className="font-medium">{t.reason}:</span> {order.reason}
          </p>
        )}
        <p>{nowText(order)}</p>
        {reconnecting && (
          <p className="flex items-center gap-2 rounded-card bg-uncertain-wash px-3 py-2 text-small">
            <WifiOff aria-hidden className="size-4 shrink-0 text-uncertain" />
            {t.reconnecting}
          </p>
        )}
      </div>

      {order.unanswered && (
        <div role="alert" className="mt-6 grid justify-items-start gap-3 rounded-card bg-uncertain-wash p-5">
          <h2 className="text-lead">{t.unanswered.heading}</h2>
          <p>{phone ? t.unanswered.text : t.unanswered.noPhone}</p>
          {phone && (
            <LinkButton href={telephone(phone)} variant="primary" size="large">
              <Phone aria-hidden />
              {t.unanswered.call(formatTelephone(phone))}
            </LinkButton>
          )}
        </div>
      )}

      {order.status === 'completed' && !order.test && <AskForReview secret={secret} />}

      <div className="mt-8">
        <Timeline order={order} now={now} />
      </div>

      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {order.canCancel && <CancelOrder host={host} cancel={cancel} onRefused={() => void readAgain()} />}
        {phone && !order.unanswered && (
          <LinkButton href={telephone(phone)}>
            <Phone aria-hidden />
            {t.call}
          </LinkButton>
        )}
      </div>

      <div className="mt-10">
        <OrderDetails order={order} menu={menu} read={read} />
      </div>

      {!FINAL_STATUSES.includes(order.status) && <ChooseTexts host={host} secret={secret} />}

      <p className="mt-10 border-t border-hairline pt-4 text-small text-quiet">
        <Link to="/privacy/my-data" className="tap inline-flex items-center underline decoration-control underline-offset-4 hover:text-ink hover:decoration-ink">
          {t.myData}
        </Link>
      </p>
    </PageFrame>
  );
}
