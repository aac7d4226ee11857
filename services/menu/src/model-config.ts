import { z } from 'zod';
import type { ChatModelOptions } from './adapters/model/chat-model';

const OPENAI = 'https://api.openai.com/v1';

/**
 * The variables of the model that reads menus besides recognition, and suggests translations; without a key and an
 * address there is none.
 */
export const MODEL_VARIABLES = {
  OPENAI_API_KEY: z.string().optional(),
  /**
   * Any server that speaks OpenAI's chat completions, up to its version: http://localhost:11434/v1. Local ones need no
   * key.
   */
  OPENAI_BASE_URL: z
    .string()
    .regex(/^https?:\/\/(?![^/]*@)/, 'must be an http(s) address without name and password')
    .optional(),
  /** A model that takes pictures. */
  OPENAI_MODEL: z.string().default('gpt-4.1'),
  /** Time for one page, tries included. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  /** Pages that the model is asked for at a time. */
  OPENAI_CONCURRENCY: z.coerce.number().int().min(1).default(3),
};
export const ModelConfig = z.object(MODEL_VARIABLES);
export type ModelConfig = z.infer<typeof ModelConfig>;

export interface ModelSettings extends ChatModelOptions {
  readonly timeoutMs: number;
  readonly concurrency: number;
}

/** The model, when one is configured. */
export function modelOf(config: ModelConfig): ModelSettings | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = config;
  if (!apiKey && !baseUrl) return undefined;
  return {
    baseUrl: baseUrl ?? OPENAI,
    ...(apiKey ? { apiKey } : {}),
    model,
    timeoutMs: config.OPENAI_TIMEOUT_SECONDS * 1000,
    concurrency: config.OPENAI_CONCURRENCY,
  };
}

/** For the operator: who reads and translates menus, without any secret. */
export function describeReader(settings: ModelSettings | undefined): string {
  if (!settings) return 'Menus are read on this server only; OPENAI_API_KEY or OPENAI_BASE_URL adds a vision model.';
  return `Menus are read on this server and by ${settings.model} at ${new URL(settings.baseUrl).origin}, which gets pictures of their pages, and what owners ask it to translate.`;
}
