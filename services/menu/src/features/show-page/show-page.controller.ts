import { showSourcePageRoute } from '@chalkboard/contracts/api/menu/menus.routes';
import { showUpdatePageRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Param, Res, type StreamableFile } from '@nestjs/common';
import { editable, type Caller } from '../../domain/menu/edit-right';
import { JobRepository } from '../../domain/menu/job.repository';
import { MenuRepository } from '../../domain/menu/menu.repository';
import { SourceImageRepository } from '../../domain/menu/source-image.repository';
import { CurrentCaller } from '../../http/caller';
import { ShownPages } from './shown-pages';

/** Shows the paper to those who may change the menu. */
@Controller()
export class ShowPageController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly jobs: JobRepository,
    private readonly sourceImage: SourceImageRepository,
    private readonly pages: ShownPages,
  ) {}

  @Handles(showSourcePageRoute)
  async ofMenu(
    @Param('shareId') shareId: string,
    @Param('page') page: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    editable(await this.menus.find(shareId), caller);
    return this.pages.send(await this.sourceImage.ofMenu(shareId), page, reply);
  }

  @Handles(showUpdatePageRoute)
  async ofUpdate(
    @Param('shareId') shareId: string,
    @Param('jobId') jobId: string,
    @Param('page') page: string,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    editable(await this.menus.find(shareId), caller);
    const job = await this.jobs.find(jobId);
    return this.pages.send(job?.updates === shareId ? await this.sourceImage.ofJob(jobId) : undefined, page, reply);
  }
}
