import type { MenuUpdateProposal } from '@chalkboard/contracts';
import { proposeChangesRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles } from '@chalkboard/service-kit';
import { Controller, Header, Param } from '@nestjs/common';
import { editable, type Caller } from '../domain/menu/edit-right';
import type { Job } from '../domain/menu/extraction-job';
import { JobRepository } from '../domain/menu/job.repository';
import { MenuError } from '../domain/menu/menu.errors';
import { MenuRepository } from '../domain/menu/menu.repository';
import { sourcePages } from '../domain/menu/source-image';
import { SourceImageRepository } from '../domain/menu/source-image.repository';
import { compareMenus } from '../domain/reading/compare-menus';
import { CurrentCaller } from '../http/caller';

@Controller()
export class ProposeChangesController {
  constructor(
    private readonly menus: MenuRepository,
    private readonly jobs: JobRepository,
    private readonly sourceImage: SourceImageRepository,
  ) {}

  /** What the new photos would change in the menu as it is now; nothing changes until its owner sends it. */
  @Handles(proposeChangesRoute)
  @Header('cache-control', 'no-store')
  async propose(
    @Param('shareId') shareId: string,
    @Param('jobId') jobId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<MenuUpdateProposal> {
    const { menu } = editable(await this.menus.find(shareId), caller);
    assertRead(await this.jobs.find(jobId), shareId);
    const draft = await this.jobs.draftOf(jobId);
    if (!draft)
      throw new MenuError(
        'menu.proposal_gone',
        'These photos are not kept any more: what is uploaded is deleted within 24 hours. Please take them again.',
      );
    const sourceImage = await this.sourceImage.ofJob(jobId);
    return {
      shareId,
      jobId,
      baseVersion: menu.version,
      ...compareMenus(menu, draft.read),
      reading: draft.facts,
      ...(sourceImage && {
        source: sourcePages(sourceImage, (page) => `/api/menu/${shareId}/updates/${jobId}/pages/${page}`),
      }),
    };
  }
}

/** @throws MenuError unless the job read new photos of this menu and is done */
function assertRead(job: Job | undefined, shareId: string): void {
  if (!job || job.updates !== shareId)
    throw new MenuError('menu.job_not_found', 'These photos are not known (any more). Please upload them again.');
  if (job.problem) throw new MenuError(job.problem.code, job.problem.detail);
  if (job.status !== 'done')
    throw new MenuError('menu.not_read_yet', 'These photos are still being read. Please try again in a moment.');
}
