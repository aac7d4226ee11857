import type { Metrics } from '@chalkboard/service-kit/telemetry';
import fastify, { type FastifyInstance } from 'fastify';

/** Answers Prometheus on a port of its own, which the public does not reach. */
export function buildMetricsListener(metrics: Metrics): FastifyInstance {
  const listener = fastify();
  listener.get('/metrics', async (_, reply) => {
    const { contentType, text } = await metrics.expose();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text);
  });
  return listener;
}
