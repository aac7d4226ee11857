import { METRICS, type MetricLabel, type MetricName, type MetricOf } from '@chalkboard/contracts/metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: from what a memory answers to what a browser waits for. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** A source that does not answer in time is left out: the rest is exposed without it. */
const SOURCE_LIMIT_MS = 2000;

/** Reads a state and sets gauges by it, each time the metrics are asked for. */
type Source = () => Promise<void>;

/**
 * What a process counts and measures: the metrics of `METRICS` and no others, so that a dashboard can rely on the
 * table.
 */
export class Metrics {
  private readonly registry = new Registry();
  private readonly sources: { readonly read: Source; readonly gauges: readonly MetricOf<'gauge'>[] }[] = [];

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
  }

  counter<Name extends MetricOf<'counter'>>(name: Name): Counter<MetricLabel<Name>> {
    return this.registered(name, (options) => new Counter(options));
  }

  gauge<Name extends MetricOf<'gauge'>>(name: Name): Gauge<MetricLabel<Name>> {
    return this.registered(name, (options) => new Gauge(options));
  }

  histogram<Name extends MetricOf<'histogram'>>(name: Name): Histogram<MetricLabel<Name>> {
    return this.registered(name, (options) => new Histogram({ ...options, buckets: DURATION_BUCKETS }));
  }

  /**
   * @param gauges which `read` sets: they are exposed only where it succeeded, so that no old value passes for a new
   * one
   */
  source(gauges: readonly MetricOf<'gauge'>[], read: Source): void {
    for (const name of gauges) this.gauge(name);
    this.sources.push({ gauges, read });
  }

  /** All metrics in the text format of Prometheus. */
  async expose(): Promise<{ readonly contentType: string; readonly text: string }> {
    await Promise.all(this.sources.map((source) => this.refresh(source)));
    return { contentType: this.registry.contentType, text: await this.registry.metrics() };
  }

  private async refresh({
    gauges,
    read,
  }: {
    readonly gauges: readonly MetricOf<'gauge'>[];
    readonly read: Source;
  }): Promise<void> {
    for (const name of gauges) this.gauge(name).reset();
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), SOURCE_LIMIT_MS);
    });
    try {
      await Promise.race([read(), limit]);
    } catch {
      // One with labels has no value after `reset`; one without has 0, which would be a lie.
      for (const name of gauges) if (METRICS[name].labels.length === 0) this.gauge(name).remove();
    } finally {
      clearTimeout(timer);
    }
  }

  private registered<T>(
    name: MetricName,
    make: (options: { name: string; help: string; labelNames: string[]; registers: Registry[] }) => T,
  ): T {
    const known = this.registry.getSingleMetric(name) as T | undefined;
    const { help, labels } = METRICS[name];
    return known ?? make({ name, help, labelNames: [...labels], registers: [this.registry] });
  }
}
