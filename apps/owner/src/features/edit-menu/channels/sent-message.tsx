import type { SentMessage } from '@chalkboard/contracts';
import { Badge, type BadgeState } from '@chalkboard/ui';
import { formatDateTime } from '@chalkboard/web-kit';
import { texts } from '../../../texts';

const t = texts.channels;

const BADGES: Readonly<Record<SentMessage['state'], BadgeState>> = {
  queued: 'placed',
  sent: 'accepted',
  delivered: 'ready',
  failed: 'failed',
};

/** What became of a message to the restaurant, in words. */
export function wordsOf({ state, reason, recorded }: SentMessage, by: 'sms' | 'print'): string {
  if (recorded && state === 'sent') return t.states.recorded;
  if (state === 'failed') return reason ?? t.states[by].failed;
  return reason === undefined ? t.states[by][state] : t.states.again({ reason });
}

/** One message: when, and where it stands. */
export function SentMessageLine({ message, by }: { readonly message: SentMessage; readonly by: 'sms' | 'print' }) {
  const { state, recorded, orderNumber, createdAt } = message;
  return (
    <p className="text-small" data-state={state}>
      <Badge state={BADGES[state]} className="mr-2">
        {recorded && state === 'sent' ? t.badges.recorded : t.badges[state]}
      </Badge>
      <span className="font-medium">
        {orderNumber === undefined ? t.test.name : t.test.order({ number: orderNumber })}
      </span>
      , {formatDateTime(createdAt)}: {wordsOf(message, by)}
    </p>
  );
}

/** What became of the last test, read out as it changes, and the last order where it did not reach the restaurant. */
export function Lately({
  lastTest,
  lastOrder,
  by,
}: {
  readonly lastTest?: SentMessage;
  readonly lastOrder?: SentMessage;
  readonly by: 'sms' | 'print';
}) {
  const isTroubled = lastOrder && (lastOrder.state === 'failed' || lastOrder.reason !== undefined);
  return (
    <>
      <div role="status" className="empty:hidden">
        {lastTest && <SentMessageLine message={lastTest} by={by} />}
      </div>
      {isTroubled && <SentMessageLine message={lastOrder} by={by} />}
    </>
  );
}
