import { playUnpublishedRecordingRoute, playRecordingRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { Handles, idOf, type HttpReply } from '@chalkboard/service-kit';
import { Controller, Headers, Param, Res, type StreamableFile } from '@nestjs/common';
import { Recordings } from '../domain/reviews';
import { RecordingNotFoundError } from '../domain/reviews.errors';
import { playedRecording } from '../http/played-recording';

@Controller()
export class PlayRecordingController {
  constructor(private readonly recordings: Recordings) {}

  @Handles(playRecordingRoute)
  play(
    @Param('reviewId', idOf(RecordingNotFoundError)) reviewId: string,
    @Headers('range') range: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    return playedRecording(this.recordings, { reviewId, among: 'published', range }, reply);
  }

  /** Staff plays it before it is published. */
  @Handles(playUnpublishedRecordingRoute)
  playUnpublished(
    @Param('reviewId', idOf(RecordingNotFoundError)) reviewId: string,
    @Headers('range') range: string | undefined,
    @Res({ passthrough: true }) reply: HttpReply,
  ): Promise<StreamableFile> {
    return playedRecording(this.recordings, { reviewId, among: 'all', range }, reply);
  }
}
