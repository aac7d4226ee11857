import type { RecordingType } from '@chalkboard/contracts';
import OpenAI, { APIConnectionError, APIError, toFile } from 'openai';
import { z } from 'zod';
import { Transcriber, TranscriptionFault } from '../domain/transcription';

/** A server that speaks OpenAI's audio transcriptions. */
export interface TranscriptionSettings {
  /** Ends in the version, as "https://api.openai.com/v1". */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey?: string;
  readonly model: string;
  /** Time for one recording. */
  readonly timeoutMs: number;
}

/** By the ending of its name servers know what a recording is. */
const FILE_NAMES: Readonly<Record<RecordingType, string>> = {
  'audio/webm': 'recording.webm',
  'audio/mp4': 'recording.mp4',
  'audio/ogg': 'recording.ogg',
};

/**
 * What a server says of a recording that it will never take. All else may be another way later: keys are mended, queues
 * get shorter.
 */
const FINAL_STATUSES = [400, 413, 415, 422];

/** The client does not look into what a server answers. */
const Answer = z.object({ text: z.string() });

/** Nobody speaks more in two minutes; what is above it was made up by a model that heard nothing. */
const MAX_LETTERS = 6000;

/** Sends a recording to the provider, once: the job that asks tries again. */
export class OpenaiTranscriber extends Transcriber {
  readonly isConfigured = true;
  private readonly client: OpenAI;

  constructor(private readonly settings: TranscriptionSettings) {
    super();
    const { baseUrl, apiKey, timeoutMs } = settings;
    this.client = new OpenAI({
      baseURL: baseUrl,
      // The client wants a key; without one no header is sent.
      apiKey: apiKey ?? 'none',
      ...(apiKey ? {} : { defaultHeaders: { Authorization: null } }),
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
      // Voices go to the configured server and, should it redirect, no further.
      fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
    });
  }

  async transcribe(bytes: Buffer, type: RecordingType): Promise<string> {
    let answer: unknown;
    try {
      const file = await toFile(bytes, FILE_NAMES[type], { type });
      answer = await this.client.audio.transcriptions.create({
        file,
        model: this.settings.model,
        response_format: 'json',
      });
    } catch (error) {
      throw faultOf(error);
    }
    const { data, success } = Answer.safeParse(answer);
    if (!success) throw new TranscriptionFault('The provider gave no transcript', false);
    // The database takes no NUL.
    return data.text.replaceAll('\u0000', '').trim().slice(0, MAX_LETTERS);
  }
}

/** What servers write into their errors may quote the key, so that only the status is kept. */
function faultOf(error: unknown): TranscriptionFault {
  if (error instanceof APIConnectionError)
    return new TranscriptionFault('The provider is not reached, or takes too long', false);
  if (error instanceof APIError) {
    const status: number | undefined = error.status;
    return new TranscriptionFault(
      `The provider answered ${status ?? 'nothing that is understood'}`,
      status !== undefined && FINAL_STATUSES.includes(status),
    );
  }
  return new TranscriptionFault('The provider gave an answer that is not understood', false);
}

/** Where no provider is configured. */
export class NoTranscriber extends Transcriber {
  readonly isConfigured = false;

  transcribe(): Promise<string> {
    return Promise.reject(new TranscriptionFault('There is no provider', false));
  }
}
