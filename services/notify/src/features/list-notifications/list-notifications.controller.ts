import { Controller, Get, Query } from '@nestjs/common';
import { AdminNotificationsQuery, STAFF_RIGHTS, type AdminList, type AdminNotification } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { NotificationLog } from '../../persistence/notification-log';

@Controller('api/admin/notifications')
export class ListNotificationsController {
  constructor(private readonly log: NotificationLog) {}

  @StaffOnly(...STAFF_RIGHTS['notifications.read'])
  @Get()
  list(@Query(contract(AdminNotificationsQuery)) query: AdminNotificationsQuery): Promise<AdminList<AdminNotification>> {
    return this.log.list(query);
  }
}
