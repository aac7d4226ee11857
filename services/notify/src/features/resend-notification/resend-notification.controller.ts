import { Controller, Param, Post } from '@nestjs/common';
import { STAFF_RIGHTS, type ResendNotificationResponse, type StaffClaims } from '@chalkboard/contracts';
import { CurrentStaff, idOf, StaffOnly } from '@chalkboard/service-kit';
import { NotificationNotFoundError } from '../../domain/notify.errors';
import { ResendNotificationHandler } from './resend-notification.handler';

@Controller('api/admin/notifications')
export class ResendNotificationController {
  constructor(private readonly handler: ResendNotificationHandler) {}

  @StaffOnly(...STAFF_RIGHTS['notifications.resend'])
  @Post(':id/resend')
  resend(@Param('id', idOf(NotificationNotFoundError)) id: string, @CurrentStaff() { sub, sid }: StaffClaims): Promise<ResendNotificationResponse> {
    return this.handler.execute(id, { staffId: sub, sessionId: sid });
  }
}
