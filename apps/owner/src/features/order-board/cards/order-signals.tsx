import type { BoardOrder } from '@chalkboard/contracts';
import { clockTime } from '@chalkboard/web-kit';
import { CircleAlert, MessageSquareText, Phone, TriangleAlert } from 'lucide-react';
import { texts } from '../../../texts';

const t = texts.board;
const channels: Readonly<Record<string, string>> = t.messages.channels;

/**
 * What became of the messages about an order, the latest of each channel, and who was called because nobody answered.
 * @param troubleOnly what came through is left out
 */
export function OrderSignals({
  order,
  timeZone,
  troubleOnly = false,
}: {
  readonly order: BoardOrder;
  readonly timeZone: string;
  readonly troubleOnly?: boolean;
}) {
  const all = new Map(order.messages.map((message) => [message.channel, message]));
  const latest = new Map([...all].filter(([, { status }]) => !troubleOnly || status === 'failed'));
  const escalation = order.escalations.at(-1);
  const { call } = order;
  if (latest.size === 0 && !escalation && !call) return null;
  return (
    <ul className="grid gap-1 text-caption">
      {[...latest.values()].map(({ channel, status, at, reason }) => {
        const name = channels[channel] ?? t.messages.other;
        const failed = status === 'failed';
        const Icon = failed ? CircleAlert : MessageSquareText;
        return (
          <li key={channel} className={failed ? 'flex gap-1.5 text-failed' : 'flex gap-1.5 text-quiet'}>
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>
              {t.messages[status]({ channel: name, time: clockTime(at, timeZone) })}
              {failed && reason && <span className="block text-quiet">{t.messages.because({ reason })}</span>}
            </span>
          </li>
        );
      })}
      {call && (
        <li className={call.state === 'failed' ? 'flex gap-1.5 text-failed' : 'flex gap-1.5 text-quiet'}>
          <Phone aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {t.calls[call.state]({ time: clockTime(call.at, timeZone) })}
            {call.reason && <span className="block text-quiet">{t.messages.because({ reason: call.reason })}</span>}
          </span>
        </li>
      )}
      {escalation && (
        <li className="flex gap-1.5 font-medium text-uncertain">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t.escalations[escalation.step]} {clockTime(escalation.at, timeZone)}
        </li>
      )}
    </ul>
  );
}
