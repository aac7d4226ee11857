import { Controller, Get, Headers, Param, Sse, type MessageEvent } from '@nestjs/common';
import type { ExtractionJob } from '@chalkboard/contracts';
import { KnownVisitor, Public, type Visitor } from '@chalkboard/service-kit';
import type { Observable } from 'rxjs';
import { viewOf } from '../../domain/menu/extraction-job';
import { FollowExtractionHandler } from './follow-extraction.handler';

@Controller('api/upload-menu/jobs')
export class FollowExtractionController {
  constructor(private readonly handler: FollowExtractionHandler) {}

  @Public('the job id is a secret of the uploader')
  @Get(':jobId')
  async read(@Param('jobId') jobId: string): Promise<ExtractionJob> {
    return viewOf(await this.handler.find(jobId));
  }

  @Public('the job id is a secret of the uploader')
  @Sse(':jobId/events')
  events(@Param('jobId') jobId: string, @KnownVisitor() visitor: Visitor | undefined, @Headers('last-event-id') after: string | undefined): Promise<Observable<MessageEvent>> {
    return this.handler.events(jobId, { visitor, after });
  }
}
