import { PassThrough, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { JSON_BODY_MAX_BYTES, RECORDING, UPLOAD, type ServiceName } from '@chalkboard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { compressAnswer } from './compress-answer';
import { bodySent, limitBody, TooLargeError } from './limit-body';
import { notUnderstood, sendProblem } from './problem';

/** Where files are sent to: a new menu, and new photos of one that is there. */
const UPLOADS = [/^\/api\/upload-menu(?:[/?]|$)/, /^\/api\/menu\/[^/?]+\/updates(?:\?|$)/];
/** Where a recording is sent to. */
const RECORDINGS = /^\/api\/reviews(?:\?|$)/;
/**
 * What lies below these is asked by Node's own client, since files are sent there: it hears an answer that comes before everything was read. The rest is asked
 * by undici, which costs less.
 */
const TAKES_FILES: ReadonlySet<string> = new Set(['/api/upload-menu', '/api/menu', '/api/reviews']);
/** Room for what a form puts around its files. */
const AROUND_FILES_BYTES = 1024 * 1024;
const UPLOAD_BODY_MAX_BYTES = UPLOAD.maxFiles * UPLOAD.maxBytes + AROUND_FILES_BYTES;
const RECORDING_BODY_MAX_BYTES = RECORDING.maxBytes + AROUND_FILES_BYTES;
const TIMEOUT_MS = 30_000;
/** An event stream holds its connection for as long as somebody reads it, and is silent for as long as nothing happens. */
const LIGHT: Agent.Options = { connections: null, pipelining: 1, headersTimeout: TIMEOUT_MS, bodyTimeout: 0 };
/** Without `Prefer: respond-async` the answer comes when every page is read. */
const READ_WHILE_WAITING = '/api/upload-menu';
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** A body of up to this many times its limit is read to the end, so that the browser hears why it was refused. */
const WORTH_READING = 4;

/** The services in a visitor's words. */
const IN_WORDS: Readonly<Record<ServiceName, { readonly what: string; readonly is: 'is' | 'are' }>> = {
  menu: { what: 'The menu', is: 'is' },
  ordering: { what: 'Ordering', is: 'is' },
  identity: { what: 'Signing in and the admin area', is: 'are' },
  notify: { what: 'Notifications', is: 'are' },
};

interface ApiRoute {
  readonly prefix: string;
  readonly service: ServiceName;
  readonly upstream: string;
}

/** Forwards `prefix` and everything below it to a service: bodies and event streams pass through as they come. */
export function forwardApi(edge: FastifyInstance, { prefix, service, upstream }: ApiRoute): void {
  const eventStreams = new Set<Readable>();
  void edge.register(async (scope) => {
    // Plain text passes through as every other body does; the service says what it takes.
    scope.removeContentTypeParser('text/plain');
    // They never end by themselves; their readers come back to whoever serves then.
    scope.addHook('preClose', async () => eventStreams.forEach((stream) => stream.destroy()));
    scope.addHook('preParsing', async (request, _, payload) => limitBody({ body: payload, declared: request.headers['content-length'], limit: bodyLimit(request) }));
    scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof TooLargeError) {
        // Nothing was forwarded yet. What is far too much is not even thrown away.
        if (Number(request.headers['content-length']) > bodyLimit(request) * WORTH_READING) return tooLarge(reply).header('connection', 'close');
        request.raw.resume();
        await bodySent(request.raw);
        return tooLarge(reply);
      }
      // A path that tries to climb out of its prefix, for one.
      if (error.statusCode && error.statusCode < 500) return notUnderstood(reply, error.statusCode);
      request.log.error(error, 'could not forward');
      return unavailable(reply, service);
    });
    await scope.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      ...(TAKES_FILES.has(prefix)
        ? { http: { requestOptions: { timeout: prefix === READ_WHILE_WAITING ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS } } }
        : { undici: new Agent(LIGHT) }),
      disableRequestLogging: true,
      replyOptions: {
        // Every repeat is the caller's decision: what failed may have had its effect.
        retryDelay: () => null,
        // The proxy types requests and replies by the server it is generic over; at run time they are the plain ones.
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as unknown as FastifyRequest, headers),
        onResponse: (request, reply, response) => {
          const { stream } = response as unknown as Answer;
          if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
            eventStreams.add(stream);
            stream.once('close', () => eventStreams.delete(stream));
          }
          void passOn(request as unknown as FastifyRequest, reply as unknown as FastifyReply, { stream });
        },
        onError: (reply, { error }) => void answerFailure(reply as unknown as FastifyReply, error, service),
      },
    });
  });
}

function bodyLimit({ method, url }: FastifyRequest): number {
  if (method !== 'POST') return JSON_BODY_MAX_BYTES;
  if (UPLOADS.some((address) => address.test(url))) return UPLOAD_BODY_MAX_BYTES;
  return RECORDINGS.test(url) ? RECORDING_BODY_MAX_BYTES : JSON_BODY_MAX_BYTES;
}

/** What the service learns of the caller comes from the connection, never from the caller. */
function forwardedHeaders<T extends object>(request: FastifyRequest, headers: T): T {
  const { forwarded: _forwarded, 'x-real-ip': _realIp, ...rest } = headers as T & Record<string, unknown>;
  return { ...rest, 'x-forwarded-for': request.ip, 'x-forwarded-host': request.host, 'x-forwarded-proto': request.protocol, 'x-request-id': request.id } as unknown as T;
}

type Answer = Parameters<typeof compressAnswer>[2];

/** Replies whose service has answered: what breaks on the line after that changes nothing. */
const answered = new WeakSet<FastifyReply>();

/** A service may answer before it has read everything; the browser is answered when it has sent everything. */
async function passOn(request: FastifyRequest, reply: FastifyReply, { stream }: Answer): Promise<void> {
  answered.add(reply);
  if (request.raw.complete) return compressAnswer(request, reply, { stream });
  const kept = stream.pipe(new PassThrough());
  await bodySent(request.raw);
  if (request.raw.complete) reply.removeHeader('connection');
  compressAnswer(request, reply, { stream: kept });
}

async function answerFailure(reply: FastifyReply, error: Error, service: ServiceName): Promise<void> {
  if (answered.has(reply)) return;
  await bodySent(reply.request.raw);
  // A connection that breaks in mid-request is reported once for what was sent and once for what was awaited.
  if (reply.sent) return;
  const causes = [error, error.cause];
  if (causes.some((cause) => cause instanceof TooLargeError)) tooLarge(reply);
  else if (causes.some((cause) => /timeout/i.test((cause as { code?: string } | undefined)?.code ?? ''))) timedOut(reply, service);
  else unavailable(reply, service);
}

/** Says that a service could not be asked. */
export function unavailable(reply: FastifyReply, service: ServiceName): FastifyReply {
  const { what, is } = IN_WORDS[service];
  reply.header('retry-after', '2');
  return sendProblem(reply, { status: 503, title: 'Not available right now', code: `edge.${service}_unavailable`, detail: `${what} ${is} not available right now. Nothing was lost; please try again in a moment.`, slice: service });
}

function timedOut(reply: FastifyReply, service: ServiceName): FastifyReply {
  return sendProblem(reply, { status: 504, title: 'No answer in time', code: `edge.${service}_timeout`, detail: `${IN_WORDS[service].what} did not answer in time. Please try again; a repeat is safe.`, slice: service });
}

function tooLarge(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 413, title: 'File too large', code: 'edge.body_too_large', detail: 'What was sent is too large.' });
}
