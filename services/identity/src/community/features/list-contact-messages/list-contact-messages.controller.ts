import { Controller, Get, Query } from '@nestjs/common';
import { AdminPageQuery, type AdminContactMessages } from '@chalkboard/contracts';
import { contract, StaffOnly } from '@chalkboard/service-kit';
import { ContactMessages } from '../../domain/contact-messages';

@Controller('api/admin')
export class ListContactMessagesController {
  constructor(private readonly messages: ContactMessages) {}

  @StaffOnly('super_admin', 'admin', 'support')
  @Get('contact-messages')
  async list(@Query(contract(AdminPageQuery)) query: AdminPageQuery): Promise<AdminContactMessages> {
    const { total, items } = await this.messages.list(query);
    return { total, items: items.map((message) => ({ ...message, receivedAt: message.receivedAt.toISOString() })) };
  }
}
