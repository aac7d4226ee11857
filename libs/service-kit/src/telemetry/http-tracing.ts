import { context, SpanStatusCode, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEventStream, routeOf } from './http-metrics';
import { isTraceparent, isTracing, openSpan, SpanKind, traceparentOf } from './tracing';

/** Asked all the time, by machines. */
const UNTRACED = new Set([
  '/health',
  '/live',
  '/ready',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
  '/metrics',
]);

const spans = new WeakMap<FastifyRequest, Span>();

/**
 * A span for each request, under that of its caller; what the request does runs in it. Event streams have none: they
 * last for as long as they are read.
 */
export function traceRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (!isTracing() || UNTRACED.has(route) || isEventStream(request)) return done();
    const parent = request.headers.traceparent;
    const { span, within } = openSpan(`${request.method} ${route}`, {
      kind: SpanKind.SERVER,
      parent: typeof parent === 'string' ? parent : '',
      attributes: { 'http.request.method': request.method, 'http.route': route },
    });
    spans.set(request, span);
    context.with(within, done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** W3C trace context to hand on: of the request's span, else what its caller sent, where it is one. */
export function traceparentFor(request: FastifyRequest): string | undefined {
  const span = spans.get(request);
  const given = request.headers.traceparent;
  return span ? traceparentOf(span) : isTraceparent(given) ? given : undefined;
}
