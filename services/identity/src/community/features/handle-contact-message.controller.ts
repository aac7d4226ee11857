import { ContactStateRequest, type AdminContactMessageDetail, type StaffClaims } from '@chalkboard/contracts';
import {
  handleContactMessageRoute,
  showContactMessageRoute,
} from '@chalkboard/contracts/api/identity/community.routes';
import { CurrentStaff, Handles, idOf, RouteBody, type HttpRequest } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { Controller, Param, Req } from '@nestjs/common';
import { MessageNotFoundError } from '../domain/community.errors';
import { ContactMessages } from '../domain/contact-messages';

/** One message, and what staff does about it. */
@Controller()
export class HandleContactMessageController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  @Handles(showContactMessageRoute)
  show(@Param('messageId', idOf(MessageNotFoundError)) messageId: string): Promise<AdminContactMessageDetail> {
    return this.messages.show(messageId);
  }

  @Handles(handleContactMessageRoute)
  handle(
    @Param('messageId', idOf(MessageNotFoundError)) messageId: string,
    @RouteBody() request: ContactStateRequest,
    @CurrentStaff() { sub: staffId }: StaffClaims,
    @Req() { ip: address }: HttpRequest,
  ): Promise<AdminContactMessageDetail> {
    return this.messages.handle(messageId, request, { staffId, address }, this.clock.now());
  }
}
