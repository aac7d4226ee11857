import { Controller, Get, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { STAFF_RIGHTS } from '@chalkboard/contracts';
import { idOf, Public, StaffOnly, type HttpReply } from '@chalkboard/service-kit';
import { Recordings } from '../../domain/reviews';
import { RecordingNotFoundError } from '../../domain/reviews.errors';
import { playedRecording } from '../../http/played-recording';

@Controller('api')
export class PlayRecordingController {
  constructor(private readonly recordings: Recordings) {}

  @Public('what is published is for everybody')
  @Get('reviews/:reviewId/recording')
  play(@Param('reviewId', idOf(RecordingNotFoundError)) reviewId: string, @Headers('range') range: string | undefined, @Res({ passthrough: true }) reply: HttpReply): Promise<StreamableFile> {
    return playedRecording(this.recordings, { reviewId, among: 'published', range }, reply);
  }

  /** Staff hears it before it is published. */
  @StaffOnly(...STAFF_RIGHTS['reviews.moderate'])
  @Get('admin/feedback/:reviewId/recording')
  hear(@Param('reviewId', idOf(RecordingNotFoundError)) reviewId: string, @Headers('range') range: string | undefined, @Res({ passthrough: true }) reply: HttpReply): Promise<StreamableFile> {
    return playedRecording(this.recordings, { reviewId, among: 'all', range }, reply);
  }
}
