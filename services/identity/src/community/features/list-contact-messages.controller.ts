import { AdminContactMessagesQuery, type AdminContactMessages } from '@chalkboard/contracts';
import { listContactMessagesRoute } from '@chalkboard/contracts/api/identity/community.routes';
import { Handles, RouteQuery } from '@chalkboard/service-kit';
import { Controller } from '@nestjs/common';
import { ContactMessages } from '../domain/contact-messages';

@Controller()
export class ListContactMessagesController {
  constructor(private readonly messages: ContactMessages) {}

  @Handles(listContactMessagesRoute)
  list(@RouteQuery() query: AdminContactMessagesQuery): Promise<AdminContactMessages> {
    return this.messages.list(query);
  }
}
