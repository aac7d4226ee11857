import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { UploadMenuAccepted } from '@chalkboard/contracts';
import { CurrentVisitor, Public, type HttpReply, type HttpRequest, type Visitor } from '@chalkboard/service-kit';
import { editable } from '../../domain/menu/edit-right';
import { MenuRepository } from '../../domain/menu/menu.repository';
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
  async post(@Param('shareId') shareId: string, @Req() request: HttpRequest, @CurrentVisitor() visitor: Visitor, @Res({ passthrough: true }) reply: HttpReply): Promise<UploadMenuAccepted> {
    editable(await this.menus.find(shareId), visitor.hash);
    return acceptedJob(reply, await this.upload.execute(uploadParts(request), visitor.hash, shareId));
  }
}
