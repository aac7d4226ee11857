import type { AdminNotification, ResendObstacle } from '@chalkboard/contracts';
import { StaffAudit, type StaffDeed } from '@chalkboard/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DispatchSignals } from '../../domain/dispatch-signal';
import { NotificationNotFoundError, ResendNotPossibleError } from '../../domain/notify.errors';
import { hasFailed } from '../../domain/resend';
import { NotificationLog } from '../../persistence/notification-log';
import { ResentNotifications } from '../../persistence/resent-notifications';

const REASONS: Readonly<Record<ResendObstacle, string>> = {
  forgotten: 'Its address and text are not kept any more.',
  pointless: 'Nobody waits for it any more: what it was about has gone on since.',
  resent: 'It was sent again already. Please look at the newer message.',
  'not-sending': 'Nothing is sent on this channel.',
};

/** Sends a failed message once more, for somebody of the staff. */
@Injectable()
export class ResendNotificationHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resent: ResentNotifications,
    private readonly log: NotificationLog,
    private readonly audit: StaffAudit,
    private readonly signals: DispatchSignals,
  ) {}

  /**
   * The new message and the entry of the audit log in one transaction.
   * @throws NotificationNotFoundError, ResendNotPossibleError: nothing is written then
   */
  async execute(id: string, by: Pick<StaffDeed, 'staffId' | 'sessionId'>): Promise<AdminNotification> {
    const message = await this.dataSource.transaction(async (manager) => {
      const failed = await this.resent.find(id, manager);
      if (!failed) throw new NotificationNotFoundError();
      if (!hasFailed(failed.state)) throw new ResendNotPossibleError('It has not failed.');
      if (failed.resendObstacle) throw new ResendNotPossibleError(REASONS[failed.resendObstacle]);
      const refusal = await this.resent.refusalOf(id, manager);
      if (refusal !== undefined) throw new ResendNotPossibleError(refusal);
      const resentAs = await this.resent.write(id, manager);
      await this.audit.record({ action: 'notification.resent', ...by, subject: id, after: { resentAs } }, manager);
      return this.log.find(resentAs, manager);
    });
    if (!message) throw new NotificationNotFoundError();
    this.signals.raise([message.channel]);
    return message;
  }
}
