import type { AdminNotification, HostV1, StaffRole } from '@chalkboard/contracts';
import { Button, Dialog } from '@chalkboard/ui';
import { formatDateTime, mayStaff } from '@chalkboard/web-kit';
import { Facts } from '../../layout/facts';
import { useChange } from '../../session/use-change';
import { texts } from '../../texts';
import { NOTIFICATIONS, resend } from './operations-calls';

const t = texts.operations.notifications;

/** The way of one message; a failed one can be sent again where that makes sense. */
export function NotificationDialog({
  host,
  role,
  message,
  onClose,
}: {
  readonly host: HostV1;
  readonly role: StaffRole;
  readonly message: AdminNotification;
  onClose(): void;
}) {
  const again = useChange(host, {
    run: resend,
    done: t.resent,
    failed: t.resendFailed,
    refresh: [[NOTIFICATIONS]],
    onDone: onClose,
  });
  const at = (instant: string | undefined) => instant && formatDateTime(instant);
  const mayResend = message.state === 'failed' && mayStaff(role, 'notifications.resend');
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={`${t.purposes[message.purpose]}: ${t.states[message.state]}`}
      description={texts.operations.channels[message.channel]}
      actions={
        mayResend &&
        !message.resendObstacle && (
          <Button variant="primary" disabled={again.isPending} onClick={() => again.mutate(message.id)}>
            {again.isPending ? t.resending : t.resend}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [t.facts.audience, t.audiences[message.audience]],
          [t.facts.destination, message.destination ?? t.forgotten],
          [t.facts.restaurant, message.restaurantName],
          [t.facts.order, message.orderNumber],
          [t.facts.answer, message.answer],
          [t.facts.errorCode, message.errorCode],
          [t.facts.receipt, message.receipt],
          [t.facts.tries, message.tries],
          [t.facts.nextTry, at(message.nextTryAt)],
          [t.facts.provider, message.provider],
          [
            t.facts.providerId,
            message.providerMessageId && <span className="break-all">{message.providerMessageId}</span>,
          ],
          [t.facts.written, at(message.createdAt)],
          [t.facts.sent, at(message.sentAt)],
          [t.facts.reported, at(message.reportedAt)],
          [t.facts.repeated, message.repeated && t.yes],
          [t.facts.resendOf, message.resendOf && <span className="break-all">{message.resendOf}</span>],
          [t.facts.resentAs, message.resentAs && <span className="break-all">{message.resentAs}</span>],
        ]}
      />
      {mayResend && message.resendObstacle && (
        <p className="text-small text-quiet">{t.obstacles[message.resendObstacle]}</p>
      )}
    </Dialog>
  );
}
