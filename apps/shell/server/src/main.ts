import { endingOf, endWithProcess } from '@chalkboard/service-kit/ending';
import { startTracing } from '@chalkboard/service-kit/telemetry';
import { readConfig } from './config';
import { buildEdge } from './edge';
import { edgeMetrics } from './metrics/edge-metrics';
import { buildMetricsListener } from './metrics/metrics-listener';

async function start(): Promise<void> {
  const config = readConfig();
  const stopTracing = await startTracing({
    service: 'edge',
    ...config.traces,
    warn: (message) => edge.log.warn(message),
  });
  const metrics = edgeMetrics(config);
  const edge = await buildEdge(config, metrics);
  endWithProcess(endingOf(edge), () => edge.close().finally(stopTracing));
  if (config.metricsPort !== undefined)
    await buildMetricsListener(metrics).listen({ port: config.metricsPort, host: config.host });
  await edge.listen({ port: config.port, host: config.host });
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
