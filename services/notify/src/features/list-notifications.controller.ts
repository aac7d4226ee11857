import { AdminNotificationsQuery, type AdminList, type AdminNotification } from '@chalkboard/contracts';
import { listNotificationsRoute } from '@chalkboard/contracts/api/notify/messages.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { NotificationLog } from '../persistence/notification-log';

@Controller()
export class ListNotificationsController {
  constructor(private readonly log: NotificationLog) {}

  @Handles(listNotificationsRoute)
  list(@RouteQuery() query: AdminNotificationsQuery): Promise<AdminList<AdminNotification>> {
    return this.log.list(query);
  }
}
