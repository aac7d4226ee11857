import type { OwnerClaims, UploadMenuAccepted } from '@chalkboard/contracts';
import { uploadUpdateRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import {
  CurrentVisitor,
  Handles,
  type HttpReply,
  type HttpRequest,
  KnownOwner,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Param, Req, Res } from '@nestjs/common';
import { assertOwnContent } from '../../domain/locations/location';
import { editable } from '../../domain/menu/edit-right';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { callerOf } from '../../http/caller';
import { acceptedJob } from './accepted-job';
import { uploadParts } from './multipart-upload';
import { UploadMenuHandler } from './upload-menu.handler';

@Controller()
export class UploadUpdateController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly upload: UploadMenuHandler,
  ) {}

  /** Takes new photos of a menu that is there; what would change is told when they are read. */
  @Handles(uploadUpdateRoute)
  async post(
    @Param('shareId') shareId: string,
    @Req() request: HttpRequest,
    @CurrentVisitor() visitor: Visitor,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<UploadMenuAccepted> {
    const caller = callerOf(visitor.hash, owner);
    const updates = editable(await this.menus.find(shareId), caller);
    assertOwnContent(updates);
    return acceptedJob(
      reply,
      await this.upload.execute(uploadParts(request), {
        visitor: visitor.hash,
        businesses: caller.businesses,
        address: request.ip,
        updates,
      }),
    );
  }
}
