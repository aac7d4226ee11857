import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { OwnerClaims, UploadMenuAccepted } from '@chalkboard/contracts';
import { CurrentVisitor, KnownOwner, Public, type HttpReply, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { editable } from '../../domain/menu/edit-right';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { callerOf } from '../../http/caller';
import { acceptedJob } from './accepted-job';
import { uploadParts } from './multipart-upload';
import { UploadMenuHandler } from './upload-menu.handler';

@Controller('api/menu')
export class UploadUpdateController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly upload: UploadMenuHandler,
  ) {}

  /** Takes new photos of a menu that is there; what would change is told when they are read. */
  @Public('needs the edit right of this menu, which is checked before anything is taken')
  @Post(':shareId/updates')
  async post(@Param('shareId') shareId: string, @Req() request: HttpRequest, @CurrentVisitor() visitor: Visitor, @KnownOwner() owner: OwnerClaims | undefined, @Res({ passthrough: true }) reply: HttpReply): Promise<UploadMenuAccepted> {
    const caller = callerOf(visitor.hash, owner);
    const updates = editable(await this.menus.find(shareId), caller);
    return acceptedJob(reply, await this.upload.execute(uploadParts(request), { visitor: visitor.hash, businesses: caller.businesses, address: request.ip, updates }));
  }
}
