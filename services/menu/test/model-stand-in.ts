import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const THINKING_MS = 15;
const ENDLESS_CHUNK = '{"from":1,"to":1},'.repeat(1000);

/** What is looked at of a request. */
export interface AskedQuestion {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly strict: boolean; readonly schema: Record<string, unknown> };
  };
  readonly messages: readonly { readonly role: string; readonly content: string | readonly QuestionPart[] }[];
}

export interface QuestionPart {
  readonly type: string;
  readonly text?: string;
  readonly image_url?: { readonly url: string };
}

/**
 * How the next request is answered: with a message (an object is sent as JSON), by a status, not at all, or in half.
 */
export type ModelAnswer =
  | { readonly content: unknown; readonly finish?: 'stop' | 'length' | 'content_filter'; readonly afterMs?: number }
  | { readonly refusal: string }
  | {
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly error?: { readonly message: string; readonly code?: string; readonly param?: string };
    }
  | { readonly raw: string }
  | 'hang'
  | 'hang in the middle'
  | 'endless'
  | 'hang up';

/** How a question for the parts of a page is answered; `page` is what the question says of it. */
export type Selecting = (page: AskedPage) => ModelAnswer;

/** A word or amount of a question. */
export interface AskedPiece {
  readonly id: number;
  readonly text: string;
  readonly isAmount: boolean;
}

/** The numbered words of a question, by rows. */
export class AskedPage {
  readonly rows: readonly (readonly AskedPiece[])[];

  constructor(text: string) {
    const numbered = /([{[])(\d+)[}\]](\S+)/g;
    this.rows = text.split('\n').map((row) =>
      [...row.matchAll(numbered)].map(([, mark, id, word]) => ({
        id: Number(id),
        text: word!,
        isAmount: mark === '[',
      })),
    );
  }

  /**
   * The ids of some printed words; throws when they are not on one row. @param nth 1 for the second place with these
   * words
   */
  span(text: string, nth = 0): { from: number; to: number } {
    const words = text.split(' ');
    const places = this.rows.flatMap((row) =>
      row.flatMap((_, at) =>
        words.every((word, index) => row[at + index]?.text === word) ? [row.slice(at, at + words.length)] : [],
      ),
    );
    const place = places[nth];
    if (!place) throw new Error(`“${text}” is not among the words of the question`);
    return { from: place[0]!.id, to: place.at(-1)!.id };
  }
}

/**
 * Speaks the part of the chat-completions protocol that is used: no streaming, bearer keys, errors as OpenAI words
 * them.
 */
export class ModelStandIn {
  readonly asked: AskedQuestion[] = [];
  /** Taken from the front, one a request; then `otherwise`. */
  readonly answers: (ModelAnswer | Selecting)[] = [];
  otherwise: ModelAnswer | Selecting = { content: { restaurantName: [], sections: [] } };
  maxAtOnce = 0;
  private atOnce = 0;

  private constructor(
    private readonly server: Server,
    readonly baseUrl: string,
    private readonly apiKey: string | undefined,
    private readonly thinkingMs: number,
  ) {}

  /**
   * @param apiKey the key that it wants; without one it takes everybody, as local servers do
   * @param thinkingMs how long it takes to answer
   */
  static async start(apiKey?: string, thinkingMs = THINKING_MS): Promise<ModelStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = new ModelStandIn(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      apiKey,
      thinkingMs,
    );
    server.on('request', (request, response) => void standIn.take(request, response));
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return fail(response, {
        status: 404,
        error: { message: `Unknown request URL: ${request.method} ${request.url}` },
      });
    const { authorization } = request.headers;
    if (this.apiKey && authorization !== `Bearer ${this.apiKey}`)
      return fail(response, {
        status: 401,
        error: { message: `Incorrect API key provided: ${authorization}.`, code: 'invalid_api_key' },
      });
    const question = { authorization, ...(JSON.parse(await text(request)) as Omit<AskedQuestion, 'authorization'>) };
    this.asked.push(question);
    this.maxAtOnce = Math.max(this.maxAtOnce, (this.atOnce += 1));
    // Long enough that requests which are sent together are seen together.
    if (this.thinkingMs > 0) await sleep(this.thinkingMs);
    this.atOnce -= 1;
    const given = this.answers.shift() ?? this.otherwise;
    const chosen = typeof given === 'function' ? given(new AskedPage(textOf(question))) : given;
    if (typeof chosen === 'object' && 'afterMs' in chosen && chosen.afterMs) await sleep(chosen.afterMs);
    answer(response, chosen);
  }
}

function textOf({ messages }: AskedQuestion): string {
  const parts = messages.flatMap(({ role, content }) =>
    role === 'user' && typeof content !== 'string' ? content : [],
  );
  return parts.map((part) => part.text ?? '').join('\n');
}

function answer(response: ServerResponse, given: ModelAnswer): void {
  if (given === 'hang') return;
  if (given === 'hang up') return void response.destroy();
  if (given === 'hang in the middle')
    return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  if (given === 'endless') return endlessly(response);
  if ('status' in given) return fail(response, given);
  if ('raw' in given) return void response.writeHead(200, { 'content-type': 'application/json' }).end(given.raw);
  const message =
    'refusal' in given
      ? { role: 'assistant', content: null, refusal: given.refusal }
      : {
          role: 'assistant',
          content: typeof given.content === 'string' ? given.content : JSON.stringify(given.content),
          refusal: null,
        };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'finish' in given ? given.finish : 'stop' }];
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'stand-in',
      choices,
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

/** Writes items until nobody reads them any more. */
function endlessly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const write = (): void => {
    while (!response.destroyed && response.write(ENDLESS_CHUNK));
  };
  response.on('drain', write);
  response.on('error', () => response.destroy());
  write();
}

function fail(
  response: ServerResponse,
  { status, headers = {}, error }: Extract<ModelAnswer, { status: number }>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(
    JSON.stringify({
      error: { message: `as asked: ${status}`, type: 'stand_in', code: null, param: null, ...error },
    }),
  );
}
