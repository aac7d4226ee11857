import { startTracing } from '@chalkboard/service-kit/telemetry';
import { buildEdge } from './edge';
import { readConfig } from './config';
import { edgeMetrics } from './metrics/edge-metrics';
import { buildMetricsListener } from './metrics/metrics-listener';

/** How long running calls may go on after a stop; event streams never end by themselves. */
const DRAIN_MS = 3000;

async function start(): Promise<void> {
  const config = readConfig();
  const stopTracing = await startTracing({ service: 'edge', ...config.traces, warn: (message) => edge.log.warn(message) });
  const metrics = edgeMetrics(config);
  const edge = await buildEdge(config, metrics);
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    edge.log.info({ reason }, 'stopping');
    setTimeout(() => edge.server.closeAllConnections(), DRAIN_MS).unref();
    void edge.close().then(stopTracing).finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.once('disconnect', () => stop('disconnect'));
  if (config.metricsPort !== undefined) await buildMetricsListener(metrics).listen({ port: config.metricsPort, host: config.host });
  await edge.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
