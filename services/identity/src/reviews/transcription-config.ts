import { z } from 'zod';
import type { TranscriptionSettings } from './adapters/openai-transcriber';

const OPENAI = 'https://api.openai.com/v1';

/**
 * The variables of the provider that writes voice reviews down; without a key and an address there is none. Not those
 * of the model that reads menus: who sends voices elsewhere, says so.
 */
export const TRANSCRIPTION_VARIABLES = {
  TRANSCRIPTION_API_KEY: z.string().optional(),
  /**
   * Any server that speaks OpenAI's audio transcriptions, up to its version: http://localhost:8000/v1. Local ones need
   * no key.
   */
  TRANSCRIPTION_BASE_URL: z
    .string()
    .regex(/^https?:\/\/(?![^/]*@)/, 'must be an http(s) address without name and password')
    .optional(),
  TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
  /** Time for one recording. */
  TRANSCRIPTION_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
};
export const TranscriptionConfig = z.object(TRANSCRIPTION_VARIABLES);
export type TranscriptionConfig = z.infer<typeof TranscriptionConfig>;

/** The provider, when one is configured. */
export function transcriptionOf(config: TranscriptionConfig): TranscriptionSettings | undefined {
  const { TRANSCRIPTION_API_KEY: apiKey, TRANSCRIPTION_BASE_URL: baseUrl, TRANSCRIPTION_MODEL: model } = config;
  if (!apiKey && !baseUrl) return undefined;
  return {
    baseUrl: baseUrl ?? OPENAI,
    ...(apiKey ? { apiKey } : {}),
    model,
    timeoutMs: config.TRANSCRIPTION_TIMEOUT_SECONDS * 1000,
  };
}

/** For the operator: where voices go, without any secret. */
export function describeTranscription(settings: TranscriptionSettings | undefined): string {
  if (!settings)
    return 'Voice reviews are not written down; TRANSCRIPTION_API_KEY or TRANSCRIPTION_BASE_URL adds a provider that does.';
  return `Voice reviews are written down by ${settings.model} at ${new URL(settings.baseUrl).origin}, which gets the recordings.`;
}
