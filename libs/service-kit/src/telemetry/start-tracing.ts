import { tracingIsOn } from './tracing';

export interface TracingOptions {
  readonly service: string;
  /** Where the collector takes OTLP over HTTP, such as http://localhost:4318; undefined: nothing is traced. */
  readonly endpoint: string | undefined;
  /** Share of traces that are kept, from 0 to 1. */
  readonly ratio: number;
  /** Told when spans cannot be sent. */
  warn(message: string): void;
}

/** Sends what is still to be sent. */
export type StopTracing = () => Promise<void>;

/**
 * Loads the SDK and sends spans from here on. Which traces are kept is decided by their id alone, so that every process
 * decides alike and no caller decides for us.
 */
export async function startTracing({ service, endpoint, ratio, warn }: TracingOptions): Promise<StopTracing> {
  if (endpoint === undefined) return async () => undefined;
  // Loaded only where it is wanted: it costs memory and time to start.
  const [
    { diag, DiagLogLevel },
    { NodeTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const quiet = () => undefined;
  diag.setLogger(
    { error: (message) => warn(`Tracing: ${message}`), warn: quiet, info: quiet, debug: quiet, verbose: quiet },
    DiagLogLevel.ERROR,
  );
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'chalkboard' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  // Trace contexts are read and written where they cross a process, in one place each.
  provider.register({ propagator: null });
  tracingIsOn(true);
  return async () => {
    tracingIsOn(false);
    await provider.shutdown();
  };
}
