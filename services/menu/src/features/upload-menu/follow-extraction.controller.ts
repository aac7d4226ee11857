import type { ExtractionJob } from '@chalkboard/contracts';
import { followJobRoute, readJobRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { Handles, type HttpReply, KnownVisitor, LiveStreams, type Visitor } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res } from '@nestjs/common';
import { viewOf } from '../../domain/menu/extraction-job';
import { FollowExtractionHandler } from './follow-extraction.handler';

@Controller()
export class FollowExtractionController {
  constructor(
    private readonly handler: FollowExtractionHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Handles(readJobRoute)
  async read(@Param('jobId') jobId: string): Promise<ExtractionJob> {
    return viewOf(await this.handler.find(jobId));
  }

  @Handles(followJobRoute)
  events(
    @Param('jobId') jobId: string,
    @KnownVisitor() reader: Visitor | undefined,
    @Headers('last-event-id') after: string | undefined,
    @Res() reply: HttpReply,
  ): Promise<void> {
    return this.streams.open(this.handler.feed, { id: jobId, reader, after }, reply);
  }
}
