import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { ExtractionJob } from '@chalkboard/contracts';
import { KnownVisitor, LiveStreams, Public, type HttpReply, type Visitor } from '@chalkboard/service-kit';
import { viewOf } from '../../domain/menu/extraction-job';
import { FollowExtractionHandler } from './follow-extraction.handler';

@Controller('api/upload-menu/jobs')
export class FollowExtractionController {
  constructor(
    private readonly handler: FollowExtractionHandler,
    private readonly streams: LiveStreams,
  ) {}

  @Public('the job id is a secret of the uploader')
  @Get(':jobId')
  async read(@Param('jobId') jobId: string): Promise<ExtractionJob> {
    return viewOf(await this.handler.find(jobId));
  }

  @Public('the job id is a secret of the uploader')
  @Get(':jobId/events')
  events(@Param('jobId') jobId: string, @KnownVisitor() reader: Visitor | undefined, @Headers('last-event-id') after: string | undefined, @Res() reply: HttpReply): Promise<void> {
    return this.streams.open(this.handler.feed, { id: jobId, reader, after }, reply);
  }
}
