import type { SendingChannel } from './channel-policy';
import type { ClaimedNotification, Outcome } from './notification';

export abstract class NotificationRepository {
  /**
   * Takes up to `limit` messages of a channel that are due, for this instance alone and for `leaseMs`; one whose lease
   * ran out without an outcome, because its sender crashed, is due again and may have left.
   */
  abstract claim(options: {
    channel: SendingChannel;
    limit: number;
    leaseMs: number;
    now: Date;
  }): Promise<ClaimedNotification[]>;
  /**
   * Records the outcome, and tells it in the same transaction; does nothing when the lease was lost to another
   * instance.
   */
  abstract settle(notification: ClaimedNotification, outcome: Outcome, now: Date): Promise<void>;
}
