import type { RecordingType } from '@chalkboard/contracts';

const MINUTE_MS = 60_000;
/** Pauses before the second attempt and those after it; a provider that was down for a night is waited for. */
const PAUSES_MS = [MINUTE_MS / 2, 2 * MINUTE_MS, 10 * MINUTE_MS, 60 * MINUTE_MS, 6 * 60 * MINUTE_MS];

/**
 * How often a recording is tried at the most: one that was claimed more often ended its process each time before it had
 * an outcome.
 */
export const MAX_ATTEMPTS = PAUSES_MS.length + 1;

/**
 * When a recording that could not be written down is tried again; undefined: not any more. @param attempts how often it
 * was tried
 */
export function nextAttempt(attempts: number, now: Date): Date | undefined {
  const pause = PAUSES_MS[attempts - 1];
  return pause === undefined ? undefined : new Date(now.getTime() + pause);
}

/**
 * A recording could not be written down. `message` is for the operator; it holds no secret and nothing of what was
 * said.
 */
export class TranscriptionFault extends Error {
  override readonly name = 'TranscriptionFault';

  constructor(
    message: string,
    /** The provider does not take this recording, whenever it is asked. */
    readonly isFinal: boolean,
  ) {
    super(message);
  }
}

/** Writes down what is said: a port. */
export abstract class Transcriber {
  /** Whether there is a provider at all. */
  abstract readonly isConfigured: boolean;
  /** What is said; empty where nothing is. @throws TranscriptionFault */
  abstract transcribe(bytes: Buffer, type: RecordingType): Promise<string>;
}

export interface TranscriptJob {
  readonly reviewId: string;
  readonly bytes: Buffer;
  readonly type: RecordingType;
  /** This one included; also says whose claim it is. */
  readonly tries: number;
}

/** Recordings that are to be written down: a port. What a claim does after another took it over is nothing. */
export abstract class TranscriptJobs {
  /** Takes the next one that is due, for so long; nobody else has it meanwhile. */
  abstract claim(now: Date, leaseMs: number): Promise<TranscriptJob | undefined>;
  abstract complete(job: TranscriptJob, text: string): Promise<void>;
  abstract postpone(job: TranscriptJob, until: Date): Promise<void>;
  abstract giveUp(job: TranscriptJob): Promise<void>;
}
