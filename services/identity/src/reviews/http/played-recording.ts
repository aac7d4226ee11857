import type { HttpReply } from '@chalkboard/service-kit';
import { StreamableFile } from '@nestjs/common';
import type { Recordings } from '../domain/reviews';
import { RecordingNotFoundError } from '../domain/reviews.errors';
import { rangeOf } from './byte-range';

/** A player that seeks asks for parts; what it has of a recording stays right, since one never changes. */
const KEPT_SECONDS = 300;

/**
 * Answers with a recording, or with the part of it that was asked for.
 * @throws RecordingNotFoundError, RangeNotSatisfiableError
 */
export async function playedRecording(
  recordings: Recordings,
  { reviewId, among, range: header }: { reviewId: string; among: 'published' | 'all'; range: string | undefined },
  reply: HttpReply,
): Promise<StreamableFile> {
  const found = await recordings.find(reviewId, among);
  if (!found) throw new RecordingNotFoundError();
  const { type, size } = found;
  reply.header('accept-ranges', 'bytes').header('content-range', `bytes */${size}`);
  const range = rangeOf(header, size);
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const bytes = await recordings.read(reviewId, { start, end });
  if (!bytes) throw new RecordingNotFoundError();
  reply
    .header('etag', `"${reviewId}"`)
    .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'");
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`);
  else reply.removeHeader('content-range');
  return new StreamableFile(bytes, { type, length: bytes.length });
}
