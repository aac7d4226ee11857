import { showReadPageRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles, type HttpReply, KnownVisitor, type Visitor } from '@chalkboard/service-kit';
import { Controller, Param, Res, type StreamableFile } from '@nestjs/common';
import { isUploader } from '../../domain/menu/extraction-job';
import { JobRepository } from '../../domain/menu/job.repository';
import { jobNotFound } from '../../domain/menu/menu.errors';
import { SourceImageRepository } from '../../domain/menu/source-image.repository';
import { ShownPages } from './shown-pages';

/** Shows the pages of a menu to the one who uploaded them, as soon as each is read. */
@Controller()
export class ShowReadPageController {
  constructor(
    private readonly jobs: JobRepository,
    private readonly sourceImage: SourceImageRepository,
    private readonly pages: ShownPages,
  ) {}

  @Handles(showReadPageRoute)
  async ofJob(
    @Param('jobId') jobId: string,
    @Param('page') page: string,
    @KnownVisitor() visitor: Visitor | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    const job = await this.jobs.find(jobId);
    if (!job || !isUploader(job, visitor)) throw jobNotFound();
    return this.pages.send(await this.sourceImage.ofJob(jobId), page, reply);
  }
}
