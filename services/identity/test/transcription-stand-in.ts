import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What is looked at of a request. */
export interface AskedTranscription {
  readonly authorization: string | undefined;
  readonly model: unknown;
  readonly fileName: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/**
 * How the next request is answered: with what was said, by a status, by sending it elsewhere, with nonsense, or not at
 * all.
 */
export type TranscriptionAnswer =
  | { readonly text: string }
  | { readonly status: number }
  | { readonly location: string }
  | { readonly raw: string }
  | 'hang up';

/**
 * Speaks the part of OpenAI's audio transcriptions that is used: a form with the file and the model, bearer keys, an
 * answer with the text.
 */
export class TranscriptionStandIn {
  readonly asked: AskedTranscription[] = [];
  /** Taken from the front, one a request; then `otherwise`. */
  readonly answers: TranscriptionAnswer[] = [];
  otherwise: TranscriptionAnswer = { text: ' It was lovely. ' };

  private constructor(
    private readonly server: Server,
    readonly baseUrl: string,
    private readonly apiKey: string,
  ) {}

  /** @param apiKey the key that it wants */
  static async start(apiKey: string): Promise<TranscriptionStandIn> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const standIn = new TranscriptionStandIn(
      server,
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      apiKey,
    );
    server.on('request', (request, response) => void standIn.take(request, response));
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/audio/transcriptions')
      return answer(response, { status: 404 });
    const { authorization } = request.headers;
    if (authorization !== `Bearer ${this.apiKey}`) return answer(response, { status: 401 });
    const form = await new Response(await buffer(request), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData();
    const file = form.get('file') as File;
    this.asked.push({
      authorization,
      model: form.get('model'),
      fileName: file.name,
      type: file.type,
      bytes: Buffer.from(await file.arrayBuffer()),
    });
    answer(response, this.answers.shift() ?? this.otherwise);
  }
}

function answer(response: ServerResponse, given: TranscriptionAnswer): void {
  if (given === 'hang up') return void response.destroy();
  if ('location' in given) return void response.writeHead(307, { location: given.location }).end();
  if ('raw' in given) return void response.writeHead(200, { 'content-type': 'application/json' }).end(given.raw);
  if ('status' in given)
    return void response.writeHead(given.status, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        error: { message: `as asked: ${given.status}, with key sk-test`, type: 'stand_in', code: null, param: null },
      }),
    );
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: given.text }));
}
