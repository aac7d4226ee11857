import type { HostV1, WebhookDeliveries, WebhookDelivery, WebhookEndpoint } from '@chalkboard/contracts';
import { Badge, Button, type BadgeState } from '@chalkboard/ui';
import { formatDateTime, useInfiniteQuery } from '@chalkboard/web-kit';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../shared/account/use-action';
import { texts } from '../../texts';
import { logKey, readLog, replay, webhooksOf } from './api-calls';

const t = texts.api.webhooks.log;
const { events } = texts.api.webhooks;
const STATES: Readonly<Record<WebhookDelivery['status'], BadgeState>> = {
  pending: 'placed',
  delivered: 'ready',
  failed: 'failed',
};

/** What was sent to a webhook, newest first, once somebody wants to see it; each message can be sent again. */
export function WebhookLog({
  host,
  businessId,
  endpoint: { id, url },
}: {
  readonly host: HostV1;
  readonly businessId: string;
  readonly endpoint: WebhookEndpoint;
}) {
  const [open, setOpen] = useState(false);
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: logKey(businessId, id),
    queryFn: ({ pageParam, signal }) => readLog(businessId, id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: WebhookDeliveries) => next ?? undefined,
    refetchOnMount: 'always',
    enabled: open,
  });
  const again = useAction(host, {
    run: (deliveryId: string) => replay(businessId, id, deliveryId),
    done: t.replayed,
    refresh: [logKey(businessId, id), webhooksOf(businessId).queryKey],
  });
  const deliveries = data?.pages.flatMap((part) => part.deliveries) ?? [];
  return (
    <div className="mt-1">
      <Button variant="quiet" aria-expanded={open} aria-label={t.showNamed({ url })} onClick={() => setOpen(!open)}>
        {open ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
        {t.show}
      </Button>
      {open && (
        <section aria-label={t.showNamed({ url })}>
          {deliveries.length > 0 && (
            <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
              {deliveries.map((delivery) => (
                <Message
                  key={delivery.id}
                  delivery={delivery}
                  pending={again.isPending}
                  onReplay={() => again.mutate(delivery.id)}
                />
              ))}
            </ul>
          )}
          <p role="status" className="mt-1 text-small text-quiet">
            {isError ? texts.api.failed : !data ? texts.api.loading : deliveries.length === 0 && t.empty}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            {hasNextPage && (
              <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
                {t.more}
              </Button>
            )}
            <Button disabled={isFetching} onClick={() => void refetch()}>
              {t.refresh}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}

function Message({
  delivery,
  pending,
  onReplay,
}: {
  readonly delivery: WebhookDelivery;
  readonly pending: boolean;
  onReplay(): void;
}) {
  const { type, status, attempts, createdAt, nextAttemptAt, answer, fault } = delivery;
  const date = formatDateTime(createdAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <div className="min-w-0 flex-[1_1_12rem] text-small">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium">{events[type]}</span>
          <Badge state={STATES[status]}>{t.statuses[status]}</Badge>
        </p>
        <p className="text-quiet">
          {[
            date,
            attempts > 0 && t.attempts({ count: attempts }),
            fault && t.faults[fault],
            answer !== null && t.answer({ status: String(answer) }),
            attempts > 0 && nextAttemptAt && t.next({ date: formatDateTime(nextAttemptAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {status !== 'pending' && (
        <Button
          variant="quiet"
          aria-label={t.replayNamed({ event: events[type], date })}
          disabled={pending}
          onClick={onReplay}
        >
          {t.replay}
        </Button>
      )}
    </li>
  );
}
