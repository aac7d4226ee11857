/**
 * Every metric that a service or the edge exposes at `/metrics`: the seam to dashboards and alert rules, which a check
 * compares with this table. Each has the label `service` besides its own. A label has few values, all of them known:
 * never an id, an address or a path with one.
 */
export const METRICS = {
  chalkboard_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time to answer a request, by its route, method and status. Event streams are not in it.',
    labels: ['method', 'route', 'status'],
  },
  chalkboard_page_errors_total: {
    type: 'counter',
    help: 'Pages in which a remote failed, as they say themselves; each page says it once.',
    labels: ['remote', 'kind'],
  },
  chalkboard_canary_visitors: {
    type: 'gauge',
    help: 'Visitors of this edge who had the version of a remote that is tried, by whether it failed for them.',
    labels: ['remote', 'outcome'],
  },
  chalkboard_canary_withdrawn_timestamp_seconds: {
    type: 'gauge',
    help: 'When a version of a remote that was tried was taken back last (Unix time).',
    labels: ['remote'],
  },
  chalkboard_remote_unserved: {
    type: 'gauge',
    help: '1 where a version of a remote is given that cannot be served: it needs what the shell has not, or its files are away.',
    labels: ['remote'],
  },
  chalkboard_event_streams: { type: 'gauge', help: 'Open streams of server-sent events.', labels: [] },
  chalkboard_outbox_events: { type: 'gauge', help: 'Events in the outbox that are not published yet.', labels: [] },
  chalkboard_outbox_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest event that is not published yet; 0 where there is none.',
    labels: [],
  },
  chalkboard_consumer_lag: {
    type: 'gauge',
    help: 'Events on the stream that a consumer has not handled yet.',
    labels: ['consumer'],
  },
  chalkboard_dead_letters: { type: 'gauge', help: 'Messages that the service has set aside.', labels: [] },
  chalkboard_readings: { type: 'gauge', help: 'Readings of menus by their state.', labels: ['state'] },
  chalkboard_readings_oldest_seconds: {
    type: 'gauge',
    help: 'Age of the oldest reading that is queued; 0 where there is none.',
    labels: [],
  },
  chalkboard_messages_total: {
    type: 'counter',
    help: 'Tries to send a message, by channel and outcome.',
    labels: ['channel', 'outcome'],
  },
  chalkboard_database_pool: {
    type: 'gauge',
    help: 'Database connections by state, and callers that wait for one.',
    labels: ['state'],
  },
  chalkboard_backup_last_success_timestamp_seconds: {
    type: 'gauge',
    help: 'When the last backup succeeded (Unix time); 0 where none did.',
    labels: [],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly type: 'counter' | 'gauge' | 'histogram'; readonly help: string; readonly labels: readonly string[] }
  >
>;

export type MetricName = keyof typeof METRICS;

/** The metrics of a type. */
export type MetricOf<Type extends 'counter' | 'gauge' | 'histogram'> = {
  [Name in MetricName]: (typeof METRICS)[Name]['type'] extends Type ? Name : never;
}[MetricName];

export type MetricLabel<Name extends MetricName> = (typeof METRICS)[Name]['labels'][number];
