import { Body, Controller, Get, Param, Patch, Req } from '@nestjs/common';
import { ContactStateRequest, STAFF_RIGHTS, type AdminContactMessageDetail, type StaffClaims } from '@chalkboard/contracts';
import { contract, CurrentStaff, idOf, StaffOnly, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { MessageNotFoundError } from '../../domain/community.errors';
import { ContactMessages } from '../../domain/contact-messages';

/** One message, and what staff does about it. */
@Controller('api/admin/contact-messages/:messageId')
export class HandleContactMessageController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  @StaffOnly(...STAFF_RIGHTS['contact-messages.read'])
  @Get()
  show(@Param('messageId', idOf(MessageNotFoundError)) messageId: string): Promise<AdminContactMessageDetail> {
    return this.messages.show(messageId);
  }

  @StaffOnly(...STAFF_RIGHTS['contact-messages.change'])
  @Patch()
  handle(
    @Param('messageId', idOf(MessageNotFoundError)) messageId: string,
    @Body(contract(ContactStateRequest)) request: ContactStateRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminContactMessageDetail> {
    return this.messages.handle(messageId, request, { staffId, address }, this.clock.now());
  }
}
