import { RECORDING, type RecordingType } from '@chalkboard/contracts';
import {
  NoRecordingError,
  RecordingNotAudioError,
  RecordingTooLargeError,
  RecordingTooLongError,
} from '../reviews.errors';
import type { ContainerFacts } from './container-facts';
import { readMp4 } from './mp4-audio';
import { readOgg } from './ogg-audio';
import { readWebm } from './webm-audio';

export interface CheckedRecording extends Pick<ContainerFacts, 'seconds'> {
  readonly bytes: Buffer;
  readonly type: RecordingType;
}

/** Each gives undefined for bytes of another kind, whatever the sender calls them. */
const CONTAINERS: readonly (readonly [RecordingType, (bytes: Buffer) => ContainerFacts | undefined])[] = [
  ['audio/webm', readWebm],
  ['audio/mp4', readMp4],
  ['audio/ogg', readOgg],
];

/** A recorder that is stopped at the limit still writes what it had under way. */
const GRACE_SECONDS = 2;

/**
 * Looks into a recording as far as that is cheap.
 * @param isCut it was longer, and the rest was not taken
 * @throws NoRecordingError, RecordingNotAudioError, RecordingTooLargeError, RecordingTooLongError
 */
export function checkRecording(bytes: Buffer, isCut: boolean): CheckedRecording {
  if (isCut || bytes.length > RECORDING.maxBytes) throw new RecordingTooLargeError();
  if (bytes.length === 0) throw new NoRecordingError();
  for (const [type, read] of CONTAINERS) {
    const facts = read(bytes);
    if (!facts) continue;
    if (!facts.isAudio) break;
    if (facts.seconds !== undefined && facts.seconds > RECORDING.maxSeconds + GRACE_SECONDS)
      throw new RecordingTooLongError();
    // Whoever made the file wrote the number: to the hundredth it always fits its column.
    return { bytes, type, seconds: facts.seconds === undefined ? undefined : Math.round(facts.seconds * 100) / 100 };
  }
  throw new RecordingNotAudioError();
}
