import type { ResendNotificationResponse, StaffClaims } from '@chalkboard/contracts';
import { resendNotificationRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import { CurrentStaff, Handles, idOf } from '@chalkboard/service-kit';
import { Controller, Param } from '@nestjs/common';
import { NotificationNotFoundError } from '../../domain/notify.errors';
import { ResendNotificationHandler } from './resend-notification.handler';

@Controller()
export class ResendNotificationController {
  constructor(private readonly handler: ResendNotificationHandler) {}

  @Handles(resendNotificationRoute)
  resend(
    @Param('id', idOf(NotificationNotFoundError)) id: string,
    @CurrentStaff() { sub, sid }: StaffClaims,
  ): Promise<ResendNotificationResponse> {
    return this.handler.execute(id, { staffId: sub, sessionId: sid });
  }
}
