import type { OwnerClaims, UploadMenuAccepted, UploadMenuResponse } from '@chalkboard/contracts';
import { uploadMenuRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import {
  CurrentVisitor,
  Handles,
  type HttpReply,
  type HttpRequest,
  KnownOwner,
  type Visitor,
} from '@chalkboard/service-kit';
import { Controller, Headers, Req, Res } from '@nestjs/common';
import { MenuError, menuNotFound } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { callerOf } from '../../http/caller';
import { acceptedJob } from './accepted-job';
import { FollowExtractionHandler } from './follow-extraction.handler';
import { uploadParts } from './multipart-upload';
import { UploadMenuHandler } from './upload-menu.handler';

@Controller()
export class UploadMenuController {
  constructor(
    private readonly upload: UploadMenuHandler,
    private readonly follow: FollowExtractionHandler,
    private readonly menus: MenuRepository,
  ) {}

  /** Answers when the menu is done; with `Prefer: respond-async` (RFC 7240) at once, with the address of the job. */
  @Handles(uploadMenuRoute)
  async post(
    @Req() request: HttpRequest,
    @Headers('prefer') prefer: string | undefined,
    @CurrentVisitor() visitor: Visitor,
    @KnownOwner() owner: OwnerClaims | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<UploadMenuAccepted | UploadMenuResponse> {
    const jobId = await this.upload.execute(uploadParts(request), {
      visitor: visitor.hash,
      businesses: callerOf(visitor.hash, owner).businesses,
      address: request.ip,
    });
    if (/\brespond-async\b/i.test(prefer ?? '')) {
      reply.header('preference-applied', 'respond-async');
      return acceptedJob(reply, jobId);
    }
    const settled = await this.follow.untilSettled(jobId);
    if (settled.problem) throw new MenuError(settled.problem.code, settled.problem.detail);
    const stored = settled.shareId && (await this.menus.find(settled.shareId));
    if (!stored) throw menuNotFound();
    reply.status(200);
    return { shareId: stored.menu.shareId, menu: stored.menu };
  }
}
