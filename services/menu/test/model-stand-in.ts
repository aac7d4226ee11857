import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const THINKING_MS = 15;

/** What is looked at of a request. */
export interface AskedQuestion {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly seed?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly strict: boolean; readonly schema: Record<string, unknown> } };
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
  | { readonly content: unknown; readonly finish?: 'stop' | 'length' | 'content_filter' }
  | { readonly refusal: string }
  | { readonly status: number; readonly headers?: Record<string, string>; readonly error?: { readonly message: string; readonly code?: string; readonly param?: string } }
  | { readonly raw: string }
  | 'hang'
  | 'hang in the middle'
  | 'hang up';

/** Speaks the part of the chat-completions protocol that is used: no streaming, bearer keys, errors as OpenAI words them. */
export class ModelStandIn {
  readonly asked: AskedQuestion[] = [];
  /** Taken from the front, one a request; then `otherwise`. */
  readonly answers: ModelAnswer[] = [];
  otherwise: ModelAnswer = { content: { restaurantName: null, sections: [] } };
  mostAtOnce = 0;
  private atOnce = 0;

  private constructor(
    private readonly server: Server,
    readonly baseUrl: string,
    private readonly apiKey: string | undefined,
  ) {}

  /** @param apiKey the key that it wants; without one it takes everybody, as local servers do */
  static async start(apiKey?: string): Promise<ModelStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = new ModelStandIn(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, apiKey);
    server.on('request', (request, response) => void standIn.take(request, response));
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    if (this.server.listening) await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return fail(response, { status: 404, error: { message: `Unknown request URL: ${request.method} ${request.url}` } });
    const { authorization } = request.headers;
    if (this.apiKey && authorization !== `Bearer ${this.apiKey}`) return fail(response, { status: 401, error: { message: `Incorrect API key provided: ${authorization}.`, code: 'invalid_api_key' } });
    this.asked.push({ authorization, ...(JSON.parse(await text(request)) as Omit<AskedQuestion, 'authorization'>) });
    this.mostAtOnce = Math.max(this.mostAtOnce, (this.atOnce += 1));
    // Long enough that requests which are sent together are seen together.
    await sleep(THINKING_MS);
    this.atOnce -= 1;
    answer(response, this.answers.shift() ?? this.otherwise);
  }
}

function answer(response: ServerResponse, given: ModelAnswer): void {
  if (given === 'hang') return;
  if (given === 'hang up') return void response.destroy();
  if (given === 'hang in the middle') return void response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  if ('status' in given) return fail(response, given);
  if ('raw' in given) return void response.writeHead(200, { 'content-type': 'application/json' }).end(given.raw);
  const message = 'refusal' in given ? { role: 'assistant', content: null, refusal: given.refusal } : { role: 'assistant', content: typeof given.content === 'string' ? given.content : JSON.stringify(given.content), refusal: null };
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'finish' in given ? given.finish : 'stop' }];
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', created: 1_700_000_000, model: 'stand-in', choices, usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } }));
}

function fail(response: ServerResponse, { status, headers = {}, error }: Extract<ModelAnswer, { status: number }>): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error: { message: `as asked: ${status}`, type: 'stand_in', code: null, param: null, ...error } }));
}
