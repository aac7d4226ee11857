import { RECORDING } from '@chalkboard/contracts/reviews';
import { loudnessOf } from './loudness';
import { bestRecordingType } from './recording-type';

export interface VoiceRecording {
  readonly blob: Blob;
  readonly seconds: number;
}

/** `denied`: the visitor or the browser said no; `missing`: there is none; `broken`: anything else. */
export type MicrophoneRefusal = 'denied' | 'missing' | 'broken';

export interface RunningRecording {
  /** How loud it is now, 0 to 1. */
  level(): number;
  /** How long it has lasted. */
  seconds(): number;
  /** Ends it; what was said comes by `onDone`. */
  stop(): void;
  /** Ends it and keeps nothing. */
  discard(): void;
}

/** Can this browser record here? Not on plain http, nor without a type that the server takes. */
export function canRecord(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    navigator.mediaDevices !== undefined &&
    bestRecordingType((type) => MediaRecorder.isTypeSupported(type)) !== undefined
  );
}

/** Why the microphone could not be had, by the name of the browser's error. */
export function refusalOf(error: unknown): MicrophoneRefusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'broken';
}

/**
 * Asks for the microphone and records until it is stopped, has lasted `RECORDING.maxSeconds`, or the microphone goes.
 * @throws what the browser says when the microphone is not to be had; see `refusalOf`
 */
export async function recordVoice(told: {
  onDone(recording: VoiceRecording): void;
  onBroken(): void;
}): Promise<RunningRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  });
  try {
    return recordFrom(stream, told);
  } catch (error) {
    letGo(stream);
    throw error;
  }
}

function letGo(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function recordFrom(stream: MediaStream, { onDone, onBroken }: Parameters<typeof recordVoice>[0]): RunningRecording {
  const mimeType = bestRecordingType((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    ...(mimeType && { mimeType }),
    audioBitsPerSecond: RECORDING.bitsPerSecond,
  });
  const meter = openMeter(stream);
  const parts: Blob[] = [];
  const startedAt = performance.now();
  const lasted = () => Math.min((performance.now() - startedAt) / 1000, RECORDING.maxSeconds);
  let wanted = true;

  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const longest = setTimeout(stop, RECORDING.maxSeconds * 1000);
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  // Whatever ends it, an error of the recorder and a microphone that was pulled out included.
  recorder.onstop = () => {
    const seconds = lasted();
    clearTimeout(longest);
    meter.close();
    letGo(stream);
    if (!wanted) return;
    if (parts.length > 0) onDone({ blob: new Blob(parts, { type: recorder.mimeType }), seconds });
    else onBroken();
  };
  recorder.start();

  return {
    level: meter.level,
    seconds: lasted,
    stop,
    discard: () => {
      wanted = false;
      stop();
    },
  };
}

/** Listens to what the microphone hears, to show it; nothing of it is kept. */
function openMeter(stream: MediaStream): { level(): number; close(): void } {
  const context = new AudioContext();
  // Safari wants to be asked when the press was a while ago.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => void context.close(),
  };
}
