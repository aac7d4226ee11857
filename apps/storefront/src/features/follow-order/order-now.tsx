import type { HostV1, Menu, TrackedOrder } from '@chalkboard/contracts';
import { pickupCalendarRoute } from '@chalkboard/contracts/api/ordering/tracking.routes';
import { FINAL_STATUSES } from '@chalkboard/contracts/order-lifecycle';
import { Badge, LinkButton, STATE_OF_ORDER, TestBadge } from '@chalkboard/ui';
import { addressOf, formatTelephone, readerCountry, telephone } from '@chalkboard/web-kit';
import { clsx } from 'clsx';
import { CalendarPlus, MapPin, Phone, WifiOff } from 'lucide-react';
import { trackingTexts as t } from '../../texts';
import { CancelOrder } from './cancel-order';
import { nextText, nowText, promiseText, notificationText, statusText, toPayText, waitText } from './order-words';
import { ProgressBar } from './progress-bar';
import type { useTrackedOrder } from './use-tracked-order';

/** A longer sentence is set one size smaller. */
const LONG_HEADLINE = 32;

interface OrderNowProps {
  readonly host: HostV1;
  readonly secret: string;
  readonly order: TrackedOrder;
  readonly menu: Menu | undefined;
  readonly now: number;
  readonly tracked: ReturnType<typeof useTrackedOrder>;
}

/** What a waiting guest looks at: how the order is, when it will be ready, what comes next, and what can be done. */
export function OrderNow({ host, order, menu, now, secret, tracked }: OrderNowProps) {
  const done = FINAL_STATUSES.includes(order.status);
  const wait = waitText(order, now);
  const { unanswered } = order;
  const pickUpAt = !done && !order.table && order.orderType === 'pickup' ? menu?.restaurantAddress : undefined;
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 sm:p-7">
      <StatusNow order={order} now={now} />
      {unanswered && (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <h2 className="font-serif text-heading font-medium text-balance">{t.unanswered.heading}</h2>
          <p>{order.restaurantPhone ? t.unanswered.text : t.unanswered.noPhone}</p>
          <CallRestaurant order={order} />
        </div>
      )}
      {wait && <p className="tabular mt-1 text-lead text-quiet">{wait}</p>}
      <ProgressBar order={order} className="mt-5" />
      <FactsNow order={order} now={now} reconnecting={tracked.reconnecting} />
      {pickUpAt && (
        <p className="mt-4 flex items-start gap-2.5 border-t border-hairline pt-4 text-small">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-quiet">{t.pickUpAt}</span> {pickUpAt}
          </span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {!unanswered && <CallRestaurant order={order} />}
        {!done && order.orderType === 'pickup' && order.scheduledFor && (
          <LinkButton
            href={addressOf(pickupCalendarRoute, { params: { secret } })}
            variant="secondary"
            size="large"
            className="max-sm:w-full"
          >
            <CalendarPlus aria-hidden />
            {t.calendar}
          </LinkButton>
        )}
        {order.canCancel && (
          <CancelOrder host={host} cancel={tracked.cancel} onRefused={() => void tracked.readAgain()} />
        )}
      </div>
    </div>
  );
}

function StatusNow({ order, now }: Pick<OrderNowProps, 'order' | 'now'>) {
  const headline = promiseText(order, now) ?? nowText(order);
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge state={order.unanswered ? 'uncertain' : STATE_OF_ORDER[order.status]}>
          {statusText(order, order.status)}
        </Badge>
        {order.test && <TestBadge>{t.test}</TestBadge>}
      </div>
      {!order.unanswered && (
        <p
          className={clsx(
            'font-serif font-medium text-balance',
            headline.length > LONG_HEADLINE ? 'text-title' : 'text-heading',
          )}
        >
          {headline}
        </p>
      )}
    </div>
  );
}

/** What is known besides, a sentence each. */
function FactsNow({
  order,
  now,
  reconnecting,
}: Pick<OrderNowProps, 'order' | 'now'> & { readonly reconnecting: boolean }) {
  const { unanswered } = order;
  const promise = promiseText(order, now);
  const next = nextText(order);
  const toPay = toPayText(order);
  const told = notificationText(order);
  return (
    <div role="status" className="mt-5 grid gap-2 empty:mt-0">
      {promise && <p className="font-medium">{unanswered ? promise : nowText(order)}</p>}
      {order.reason && (
        <p>
          <span className="font-medium">{t.reason}:</span> {order.reason}
        </p>
      )}
      {next && !unanswered && <p>{next}</p>}
      {toPay && <p className="tabular">{toPay}</p>}
      {told && <p className="text-small text-quiet">{told.long}</p>}
      {order.test && <p className="text-small text-quiet">{t.testText}</p>}
      {reconnecting && (
        <p className="flex items-center gap-2 rounded-card bg-uncertain-wash px-3 py-2 text-small">
          <WifiOff aria-hidden className="size-4 shrink-0 text-uncertain" />
          {t.reconnecting}
        </p>
      )}
    </div>
  );
}

/** Nothing where the restaurant has no number. */
function CallRestaurant({ order: { restaurantPhone: phone, currency, unanswered } }: Pick<OrderNowProps, 'order'>) {
  if (!phone) return null;
  return (
    <LinkButton
      href={telephone(phone)}
      variant={unanswered ? 'primary' : 'secondary'}
      size="large"
      className="max-sm:w-full"
    >
      <Phone aria-hidden />
      {t.unanswered.call({ phone: formatTelephone(phone, { currency, reader: readerCountry() }) })}
    </LinkButton>
  );
}
