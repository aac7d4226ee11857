import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { BlobStore, Public, type HttpReply } from '@chalkboard/service-kit';
import { Clock } from '@chalkboard/service-kit/domain';
import { editable, type Caller } from '../../domain/menu/edit-right';
import { JobRepository } from '../../domain/menu/job.repository';
import { MenuError } from '../../domain/menu/menu.errors';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { secondsLeft, type Paper } from '../../domain/menu/paper';
import { PaperRepository } from '../../domain/menu/paper.repository';
import { CurrentCaller } from '../../http/caller';

/** Shows the paper to those who may change the menu. */
@Controller('api/menu')
export class ShowPageController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly jobs: JobRepository,
    private readonly paper: PaperRepository,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
  ) {}

  @Public('needs the edit right of this menu, which is checked here')
  @Get(':shareId/source/pages/:page')
  async ofMenu(@Param('shareId') shareId: string, @Param('page') page: string, @CurrentCaller() caller: Caller, @Res({ passthrough: true }) reply: HttpReply): Promise<StreamableFile> {
    editable(await this.menus.find(shareId), caller);
    return this.send(await this.paper.ofMenu(shareId), page, reply);
  }

  @Public('needs the edit right of this menu, which is checked here')
  @Get(':shareId/updates/:jobId/pages/:page')
  async ofUpdate(
    @Param('shareId') shareId: string,
    @Param('jobId') jobId: string,
    @Param('page') page: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    editable(await this.menus.find(shareId), caller);
    const job = await this.jobs.find(jobId);
    return this.send(job?.updates === shareId ? await this.paper.ofJob(jobId) : undefined, page, reply);
  }

  private async send(paper: Paper | undefined, page: string, reply: HttpReply): Promise<StreamableFile> {
    const picture = paper?.pages.find((one) => String(one.page) === page);
    const bytes = picture && (await this.blobs.get(picture.blob));
    if (!paper || !bytes) {
      throw new MenuError('menu.page_not_found', paper ? 'The paper has no such page.' : 'The pictures of this paper are not kept any more: what is uploaded is deleted within 24 hours.');
    }
    reply.header('cache-control', `private, max-age=${secondsLeft(paper, this.clock.now())}, immutable`).header('x-content-type-options', 'nosniff');
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
