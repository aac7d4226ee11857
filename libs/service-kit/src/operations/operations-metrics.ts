import { openLiveStreams } from '../live';
import type { Metrics } from '../telemetry/metrics';
import type { OperationsState } from './operations-state';

/** Exposes how a service is doing as gauges. Each part by itself: while the broker is away, the rest is still seen. */
export function exposeOperations(metrics: Metrics, state: OperationsState): void {
  metrics.source(['chalkboard_outbox_events', 'chalkboard_outbox_oldest_seconds'], async () => {
    const { events, oldestSeconds } = await state.outbox();
    metrics.gauge('chalkboard_outbox_events').set(events);
    metrics.gauge('chalkboard_outbox_oldest_seconds').set(oldestSeconds);
  });
  metrics.source(['chalkboard_consumer_lag'], async () => {
    for (const { consumer, lag } of await state.consumers())
      metrics.gauge('chalkboard_consumer_lag').set({ consumer }, lag);
  });
  metrics.source(['chalkboard_dead_letters'], async () =>
    metrics.gauge('chalkboard_dead_letters').set(await state.deadLetters()),
  );
  metrics.source(['chalkboard_database_pool'], async () => {
    const { total, idle, waiting } = state.pool();
    const pool = metrics.gauge('chalkboard_database_pool');
    for (const [name, count] of Object.entries({ total, idle, waiting })) pool.set({ state: name }, count);
  });
  metrics.source(['chalkboard_event_streams'], async () =>
    metrics.gauge('chalkboard_event_streams').set(openLiveStreams()),
  );
}
