import { RECORDING } from '@chalkboard/contracts/reviews';

/** Named with their codec where a container holds several. */
const CODECS: Readonly<Record<(typeof RECORDING.mimeTypes)[number], string>> = {
  'audio/webm': 'opus',
  'audio/mp4': 'mp4a.40.2',
  'audio/ogg': 'opus',
};

/**
 * The best type that a browser records and the server takes; undefined when there is none.
 * @param isSupported as `MediaRecorder.isTypeSupported`
 */
export function bestRecordingType(isSupported: (type: string) => boolean): string | undefined {
  return RECORDING.mimeTypes.flatMap((type) => [`${type};codecs=${CODECS[type]}`, type]).find(isSupported);
}
