import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * How a request has to arrive; what comes slower would hold a connection for as long as it likes. The answer may take
 * its time: event streams never end.
 */
export interface ArrivalLimits {
  /** All headers. */
  readonly headersMs: number;
  /** Headers and body. */
  readonly wholeMs: number;
  /** Bytes of a body that have to come in each stretch of time. */
  readonly leastBytes: number;
  readonly stretchMs: number;
  /** Connections at a time, of everybody. More are closed as they come. */
  readonly connections: number;
}

const TOO_SLOW = {
  type: 'about:blank',
  title: 'Too slow',
  status: 408,
  code: 'request.too_slow',
  detail: 'This came too slowly and was given up. Please try again, with a better connection if you can.',
};

interface Watched {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  bytes: number;
  since: number;
}

/** Gives up requests that do not arrive in time, with 408 and the end of their connection. */
export function limitArrival(
  fastify: FastifyInstance,
  { headersMs, wholeMs, leastBytes, stretchMs, connections }: ArrivalLimits,
): void {
  const { server } = fastify;
  Object.assign(server, { headersTimeout: headersMs, requestTimeout: wholeMs, maxConnections: connections });

  const arriving = new Set<Watched>();
  const look = setInterval(() => {
    const now = performance.now();
    for (const watched of arriving) {
      if (watched.request.raw.complete) {
        // All of it came; who reads it is not done.
        arriving.delete(watched);
        continue;
      }
      if (now - watched.since < stretchMs) continue;
      const { bytesRead } = watched.request.socket;
      // What lies there unread waits for us, not for the sender.
      if (bytesRead - watched.bytes < leastBytes && watched.request.raw.readableLength === 0) giveUp(watched);
      watched.bytes = bytesRead;
      watched.since = now;
    }
  }, stretchMs / 4).unref();
  fastify.addHook('onClose', async () => clearInterval(look));

  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw, socket } = request;
    if (!raw.complete && hasBody(request)) {
      const watched = { request, reply, bytes: socket.bytesRead, since: performance.now() };
      arriving.add(watched);
      for (const event of ['end', 'close']) raw.once(event, () => arriving.delete(watched));
    }
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Past the server's own answering, which may be in the middle of reading the body. */
function giveUp({ request, reply }: Watched): void {
  if (reply.raw.headersSent) {
    request.socket.destroy();
    return;
  }
  reply.hijack();
  const body = JSON.stringify(TOO_SLOW);
  reply.raw
    .writeHead(TOO_SLOW.status, {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body, () => {
      // Whoever reads the body hears that it ends here: Node does not say so once it was answered.
      request.raw.destroy(new Error('the body came too slowly'));
      request.socket.destroy();
    });
}
