import { globalAgent as httpsAgent } from 'node:https';
import { PassThrough, type Readable } from 'node:stream';
import type { ServiceName } from '@chalkboard/contracts';
import { ENDING_HEADER } from '@chalkboard/service-kit/drain';
import { traceparentFor } from '@chalkboard/service-kit/telemetry';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import { compressAnswer } from './compress-answer';
import { answersWithin, bodyLimit, takesFiles } from './file-routes';
import { bodySent, limitBody, TooLargeError } from './limit-body';
import { PatientAgent, patientConnector, type Patience } from './patience';
import { notUnderstood, sendProblem } from './problem';
import { readAgainIn } from './read-again';
import { PROBLEMS, refuseBody, type SharedLimits } from './shared-limits';

const TIMEOUT_MS = 30_000;
/**
 * A connection that rests is given up before the instance at its other end does: one that ends gives notice for longer
 * where there are several (ENDING_NOTICE_MS).
 */
const RESTING_MS = 4000;
/**
 * An event stream holds its connection for as long as somebody reads it, and is silent for as long as nothing happens.
 */
const LIGHT: Agent.Options = {
  connections: null,
  pipelining: 1,
  headersTimeout: TIMEOUT_MS,
  bodyTimeout: 0,
  keepAliveTimeout: RESTING_MS,
  keepAliveMaxTimeout: RESTING_MS,
};
/** A body of up to this many times its limit is read to the end, so that the browser hears why it was refused. */
const WORTH_READING = 4;
/** By their addresses: a caller need not say that it asks for a stream. */
const EVENT_STREAM = /^[^?]*\/events(?:\?|$)/;

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
  /** With this service, shared by all its routes. */
  readonly patience: Patience;
  /** Shared by all routes. */
  readonly limits: SharedLimits;
  /** Browsers come by https, whatever the last part of their way is. */
  readonly overHttps: boolean;
}

/** As reply-from makes its own. */
const agentsOf = (patience: Patience) => ({
  'http:': new PatientAgent(patience, {
    keepAlive: true,
    scheduling: 'fifo',
    timeout: RESTING_MS,
    maxSockets: 2048,
    maxFreeSockets: 2048,
  }),
  'https:': httpsAgent,
});

let open = 0;

/** Event streams that pass through now. */
export function openEventStreams(): number {
  return open;
}

/** Forwards `prefix` and everything below it to a service: bodies and event streams pass through as they come. */
export function forwardApi(
  edge: FastifyInstance,
  { prefix, service, upstream, patience, limits, overHttps }: ApiRoute,
): void {
  const eventStreams = new Set<Readable>();
  void edge.register(async (scope) => {
    // Plain text passes through as every other body does; the service says what it takes.
    scope.removeContentTypeParser('text/plain');
    // They never end by themselves; their readers come back to whoever serves then.
    scope.addHook('preClose', async () => eventStreams.forEach((stream) => stream.destroy()));
    holdLimits(scope, limits);
    scope.addHook('onRequest', () => patience.pass());
    answerRefusals(scope, { service, limits });
    await scope.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      // Where files are sent to, Node's own client asks: it hears an answer that comes before everything was read. The
      // rest is asked by undici, which costs less.
      ...(takesFiles(prefix)
        ? {
            http: {
              agents: agentsOf(patience),
              requestOptions: { timeout: answersWithin(prefix, TIMEOUT_MS) },
            },
          }
        : { undici: new Agent({ ...LIGHT, connect: patientConnector(patience) }) }),
      disableRequestLogging: true,
      replyOptions: {
        // Every other repeat is the caller's decision: what failed may have had its effect.
        retryDelay: ({ req, err, attempt }) =>
          req.method === 'GET' || req.method === 'HEAD' ? readAgainIn(err, attempt) : null,
        // The proxy types requests and replies by the server it is generic over; at run time they are the plain ones.
        // Whether the caller's connection stays is the edge's to say, as when it ends, unless the service has to end
        // it.
        rewriteHeaders: ({ [ENDING_HEADER]: endsIn, 'keep-alive': _resting, connection, ...headers }) => {
          patience.noteEnding(endsIn);
          return connection === 'close' ? { ...headers, connection } : headers;
        },
        rewriteRequestHeaders: (request, headers) =>
          forwardedHeaders(request as unknown as FastifyRequest, headers, overHttps),
        onResponse: (request, reply, response) => {
          const { stream } = response as unknown as Answer;
          if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
            eventStreams.add(stream);
            open++;
            stream.once('close', () => {
              eventStreams.delete(stream);
              open--;
            });
          }
          void passOn(request as unknown as FastifyRequest, reply as unknown as FastifyReply, { stream });
        },
        onError: (reply, { error }) => void answerFailure(reply as unknown as FastifyReply, error, service),
      },
    });
  });
}

/** What is over a limit is refused before anything of it is forwarded. */
function holdLimits(scope: FastifyInstance, limits: SharedLimits): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' && EVENT_STREAM.test(request.url)) {
      const refused = limits.holdStream(request, reply);
      if (refused) return sendProblem(reply.header('retry-after', refused.retryAfterSeconds), refused);
    }
    const size = announcedBytes(request);
    if (size === 0 || size > bodyLimit(request)) return;
    const refused = limits.holdBody(request, size);
    if (refused) return refuseBody({ request, reply, problem: refused, share: limits.takeRefused(request, size) });
  });
  scope.addHook('preParsing', async (request, _, payload) =>
    limitBody({ body: payload, declared: request.headers['content-length'], limit: bodyLimit(request) }),
  );
}

/** Says why a request was not forwarded. */
function answerRefusals(scope: FastifyInstance, { service, limits }: Pick<ApiRoute, 'service' | 'limits'>): void {
  scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof TooLargeError) {
      // Nothing was forwarded yet. What is far too much is not even thrown away.
      const size = announcedBytes(request);
      const share = size > bodyLimit(request) * WORTH_READING ? undefined : limits.takeRefused(request, size);
      return refuseBody({ request, reply, problem: PROBLEMS.tooLarge, share });
    }
    // A path that tries to climb out of its prefix, for one.
    if (error.statusCode && error.statusCode < 500) return notUnderstood(reply, error.statusCode);
    request.log.error(error, 'could not forward');
    return unavailable(reply, service);
  });
}

/** What a body says of its length; of one that says nothing the most that it may have. */
function announcedBytes(request: FastifyRequest): number {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  return length === undefined && encoding !== undefined ? bodyLimit(request) : Number(length ?? 0);
}

/** What the service learns of the caller comes from the connection, never from the caller. */
function forwardedHeaders<T extends object>(request: FastifyRequest, headers: T, overHttps: boolean): T {
  const { forwarded: _forwarded, 'x-real-ip': _realIp, ...rest } = headers as T & Record<string, unknown>;
  const traceparent = traceparentFor(request);
  return {
    ...rest,
    ...(traceparent !== undefined && { traceparent }),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': overHttps ? 'https' : request.protocol,
    'x-request-id': request.id,
  } as unknown as T;
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
  // Given up meanwhile, because its body came too slowly.
  if (reply.sent) return void kept.destroy();
  if (request.raw.complete) reply.removeHeader('connection');
  compressAnswer(request, reply, { stream: kept });
}

async function answerFailure(reply: FastifyReply, error: Error, service: ServiceName): Promise<void> {
  if (answered.has(reply)) return;
  const { request } = reply;
  await bodySent(request.raw, bodyLimit(request) * WORTH_READING);
  // A connection that breaks in mid-request is reported once for what was sent and once for what was awaited.
  if (reply.sent) return;
  if (!request.raw.complete) reply.header('connection', 'close');
  const causes = [error, error.cause];
  if (causes.some((cause) => cause instanceof TooLargeError)) sendProblem(reply, PROBLEMS.tooLarge);
  else if (causes.some((cause) => /timeout/i.test((cause as { code?: string } | undefined)?.code ?? '')))
    timedOut(reply, service);
  else unavailable(reply, service);
}

/** Says that a service could not be asked. */
export function unavailable(reply: FastifyReply, service: ServiceName): FastifyReply {
  const { what, is } = IN_WORDS[service];
  reply.header('retry-after', '2');
  return sendProblem(reply, {
    status: 503,
    title: 'Not available right now',
    code: `edge.${service}_unavailable`,
    detail: `${what} ${is} not available right now. Nothing was lost; please try again in a moment.`,
    slice: service,
  });
}

function timedOut(reply: FastifyReply, service: ServiceName): FastifyReply {
  return sendProblem(reply, {
    status: 504,
    title: 'No answer in time',
    code: `edge.${service}_timeout`,
    detail: `${IN_WORDS[service].what} did not answer in time. Please try again; a repeat is safe.`,
    slice: service,
  });
}
