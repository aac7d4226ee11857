import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const EVENT_STREAM = /^[^?]*\/events(?:\?|$)/;
/**
 * In how many milliseconds who answers stops to listen: a connection that arrives just then is cut before anybody reads
 * from it, so that callers open none.
 */
export const ENDING_HEADER = 'x-ends-in';

export interface Drain {
  /**
   * From now on every answer ends its connection; calls are still taken.
   * @param closesInMs says with each answer when it closes too, so that its caller waits for the next one to listen
   */
  begin(closesInMs?: number): void;
}

/**
 * Lets a server end without a call that fails: it says with each answer that its connection ends, and what is under way
 * when it closes is answered to the end. Event streams never end by themselves: they are ended, and their readers come
 * back. A connection on which nothing was asked yet, such as clients open after a stream was cut off, is not idle to
 * Node and would be waited for: it is cut. The server must close idle connections alone (`forceCloseConnections:
 * 'idle'`) and answer while it closes (`return503OnClosing: false`).
 */
export function drainable(fastify: FastifyInstance): Drain {
  let isDraining = false;
  let closesAt: number | undefined;
  let isClosing = false;
  const streams = new Set<ServerResponse>();
  const unasked = new Set<Socket>();
  function purge(this: Socket): void {
    unasked.delete(this);
  }
  fastify.server.on('connection', (socket: Socket) => {
    if (isClosing) return void socket.destroy();
    unasked.add(socket);
    socket.once('close', purge);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    unasked.delete(request.raw.socket);
    if (isDraining) reply.raw.setHeader('connection', 'close');
    if (closesAt !== undefined)
      reply.raw.setHeader(ENDING_HEADER, `${Math.max(0, Math.ceil(closesAt - performance.now()))}`);
    if (request.method === 'GET' && EVENT_STREAM.test(request.url)) {
      streams.add(reply.raw);
      reply.raw.once('close', () => streams.delete(reply.raw));
    }
    done();
  });
  fastify.addHook('preClose', (done) => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    for (const socket of unasked) if (socket.bytesRead === 0) socket.destroy();
    done();
  });
  return {
    begin(closesInMs) {
      isDraining = true;
      closesAt = closesInMs === undefined ? undefined : performance.now() + closesInMs;
    },
  };
}
