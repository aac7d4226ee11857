import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics';

/** Measures how long each request took, by the template of its route. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram('chalkboard_http_request_duration_seconds');
  fastify.addHook('onResponse', (request, reply, done) => {
    // A stream lasts for as long as somebody reads it: it would be the slowest answer of all.
    if (!isEventStream(request, reply))
      durations.observe(
        { method: request.method, route: routeOf(request), status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    done();
  });
}

/** The template of a request's route: `/api/menu/:shareId`, never the path that was asked for. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

export function isEventStream(request: FastifyRequest, reply?: FastifyReply): boolean {
  return (
    String(request.headers.accept).startsWith('text/event-stream') ||
    String(reply?.getHeader('content-type')).startsWith('text/event-stream')
  );
}
