import { Controller, Get, Query } from '@nestjs/common';
import { AdminContactMessagesQuery, STAFF_RIGHTS, type AdminContactMessages } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { ContactMessages } from '../../domain/contact-messages';

@Controller('api/admin/contact-messages')
export class ListContactMessagesController {
  constructor(private readonly messages: ContactMessages) {}

  @StaffOnly(...STAFF_RIGHTS['contact-messages.read'])
  @Get()
  list(@Query(contract(AdminContactMessagesQuery)) query: AdminContactMessagesQuery): Promise<AdminContactMessages> {
    return this.messages.list(query);
  }
}
