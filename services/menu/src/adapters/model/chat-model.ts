import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { ModelFault } from './model-fault';

/** A server that speaks the chat-completions protocol. */
export interface ChatModelOptions {
  /** Ends in the version, as "https://api.openai.com/v1". */
  readonly baseUrl: string;
  /** Local servers need none. */
  readonly apiKey?: string;
  readonly model: string;
}

export interface Question {
  readonly instructions: string;
  readonly text: string;
  /** A picture as data URI. */
  readonly picture?: string;
  /**
   * What the answer has to look like, as JSON schema; servers that cannot hold themselves to it are only told to answer
   * in JSON.
   */
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> };
}

const RETRIES = 2;
/** A server that asks for a longer pause is not waited for. */
const LONGEST_PAUSE_MS = 20_000;
/** A long page has some 150 items of 60 tokens. */
const MAX_TOKENS = 16_000;
/** Any number does: it makes the same page read the same way twice, where the server can. */
const SEED = 20_250_101;
const LOGGED_LETTERS = 300;
/** A response that goes on for longer is cut: 16,000 tokens are some 100 kB. */
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024;

type Body = ChatCompletionCreateParamsNonStreaming;

/** What a server may not understand, and what is done without it. Tried in this order when it does not say which. */
const CONCESSIONS = ['json_schema', 'response_format', 'seed', 'temperature', 'max_tokens'] as const;
type Concession = (typeof CONCESSIONS)[number];

/** Asks a vision model one question at a time, and learns what its server does not support. */
export class ChatModel {
  private readonly client: OpenAI;
  private readonly conceded = new Set<Concession>();

  constructor(private readonly options: ChatModelOptions) {
    this.client = new OpenAI({
      baseURL: options.baseUrl,
      // The client wants a key; without one no header is sent.
      apiKey: options.apiKey ?? 'none',
      ...(options.apiKey ? {} : { defaultHeaders: { Authorization: null } }),
      adminAPIKey: null,
      organization: null,
      project: null,
      webhookSecret: null,
      maxRetries: RETRIES,
      logLevel: 'off',
      fetch: fetchPatiently,
    });
  }

  /**
   * The model's answer as text.
   *
   * @param signal ends the question when the time is over
   * @throws ModelFault
   */
  async ask(question: Question, signal: AbortSignal): Promise<string> {
    try {
      return contentOf(await this.complete(question, signal));
    } catch (error) {
      throw this.toFault(error, signal);
    }
  }

  private async complete(question: Question, signal: AbortSignal): Promise<ChatCompletion> {
    const missing = new Set(this.conceded);
    for (;;) {
      try {
        const completion = await this.client.chat.completions.create(bodyOf(question, this.options.model, missing), {
          signal,
        });
        // Only what helped is remembered: a request may also be refused for its picture.
        for (const concession of missing) this.conceded.add(concession);
        return completion;
      } catch (error) {
        const concession =
          error instanceof APIError && (error.status === 400 || error.status === 422)
            ? concessionFor(error, missing)
            : undefined;
        if (!concession) throw error;
        missing.add(concession);
      }
    }
  }

  private toFault(error: unknown, signal: AbortSignal): ModelFault {
    if (error instanceof ModelFault) return error;
    if (signal.aborted || error instanceof APIUserAbortError)
      return new ModelFault('timed-out', 'The model did not answer in time');
    if (error instanceof APIConnectionError)
      return new ModelFault('unreachable', `The model's server is not reached: ${this.withoutSecrets(causeOf(error))}`);
    if (error instanceof APIError) {
      const { status = 0, code }: APIError<number | undefined> = error;
      const reason = [401, 403, 404].includes(status)
        ? 'set-up'
        : status === 429
          ? 'busy'
          : code === 'content_filter'
            ? 'declined'
            : 'failed';
      return new ModelFault(reason, `The model's server answered ${this.withoutSecrets(error.message)}`);
    }
    // An answer that is no JSON, or no chat completion.
    return new ModelFault(
      'unusable',
      `The model's server gave no chat completion: ${this.withoutSecrets(causeOf(error))}`,
    );
  }

  private withoutSecrets(text: string): string {
    const { apiKey } = this.options;
    const open = apiKey ? text.replaceAll(apiKey, '…') : text;
    // Servers quote keys in part.
    return open
      .replace(/\b(?:sk-|Bearer )[^\s"']+/g, '…')
      .replace(/\s+/g, ' ')
      .slice(0, LOGGED_LETTERS);
  }
}

function bodyOf(
  { instructions, text, picture, schema }: Question,
  model: string,
  without: ReadonlySet<Concession>,
): Body {
  const format: Body['response_format'] = without.has('json_schema')
    ? { type: 'json_object' }
    : { type: 'json_schema', json_schema: { ...schema, strict: true } };
  // A server that does not hold itself to the schema is told it.
  const told = without.has('json_schema')
    ? `${instructions}\n\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(schema.schema)}`
    : instructions;
  return {
    model,
    stream: false,
    messages: [
      { role: 'system', content: told },
      {
        role: 'user',
        content: [
          { type: 'text', text },
          ...(picture ? [{ type: 'image_url' as const, image_url: { url: picture, detail: 'high' as const } }] : []),
        ],
      },
    ],
    ...(without.has('response_format') ? {} : { response_format: format }),
    ...(without.has('temperature') ? {} : { temperature: 0 }),
    ...(without.has('seed') ? {} : { seed: SEED }),
    // The newer models know the token limit by another name only.
    ...(without.has('max_tokens') ? { max_completion_tokens: MAX_TOKENS } : { max_tokens: MAX_TOKENS }),
  };
}

/** What to do without after a server called the request wrong; undefined when the fault lies elsewhere. */
function concessionFor(error: APIError, missing: ReadonlySet<Concession>): Concession | undefined {
  if (error.code === 'content_filter' || error.code === 'context_length_exceeded') return undefined;
  const said = `${error.param ?? ''} ${error.message}`;
  const named = CONCESSIONS.find((concession) => !missing.has(concession) && said.includes(concession));
  // Without a schema there is always `response_format` left to do without, in whichever of its forms.
  if (named === 'response_format' && !missing.has('json_schema')) return 'json_schema';
  return named ?? CONCESSIONS.slice(0, 2).find((concession) => !missing.has(concession));
}

function contentOf(completion: ChatCompletion): string {
  const choice = completion.choices?.[0];
  if (!choice?.message) throw new ModelFault('unusable', 'The answer holds no message');
  if (choice.message.refusal) throw new ModelFault('declined', 'The model refused');
  if (choice.finish_reason === 'content_filter')
    throw new ModelFault('declined', "The answer was stopped by the server's content filter");
  if (choice.finish_reason === 'length')
    throw new ModelFault(
      'unusable',
      `The answer was cut off after ${completion.usage?.completion_tokens ?? MAX_TOKENS} tokens`,
    );
  if (!choice.message.content) throw new ModelFault('unusable', 'The answer is empty');
  return choice.message.content;
}

/**
 * Pictures of menus go to the configured server and, should it redirect, no further. And however long a server asks to
 * be left alone, nobody waits longer than is sensible with an owner at the screen.
 */
async function fetchPatiently(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const headers = new Headers(response.headers);
  if (pauseAskedBy(response.headers) > LONGEST_PAUSE_MS) headers.set('x-should-retry', 'false');
  const { status, statusText } = response;
  return new Response(response.body?.pipeThrough(limited(MAX_RESPONSE_BYTES)) ?? null, { status, statusText, headers });
}

/** Ends a stream with an error after so many bytes. */
function limited(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0)
        controller.error(new ModelFault('unusable', `The model's server answered more than ${bytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}

/** Milliseconds; 0 when it asks for none. */
function pauseAskedBy(headers: Headers): number {
  const milliseconds = Number(headers.get('retry-after-ms') ?? 0);
  const after = headers.get('retry-after');
  if (milliseconds > 0 || !after) return milliseconds;
  const seconds = Number(after);
  return Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
}

const text = z.string().optional().catch(undefined);
const Thrown = z
  .object({ message: text, code: text, cause: z.unknown().optional() })
  .catch({ message: undefined, code: undefined, cause: undefined });

/** What an error and its causes say; of some that is only a code. */
function causeOf(error: unknown): string {
  const { message, code, cause } = Thrown.parse(error);
  return [message || code, cause ? causeOf(cause) : ''].filter(Boolean).join(' ');
}
