import type { AdminOperations, ServiceName } from '@chalkboard/contracts';
import { showOperationsRoute } from '@chalkboard/contracts/api/operations.routes';
import { Badge } from '@chalkboard/ui';
import { useQuery } from '@chalkboard/web-kit';
import { staffQueryOf } from '@chalkboard/web-kit/staff-session';
import { Facts } from '../../layout/facts';
import { Panel } from '../../layout/panel';
import { ReadFailure, RowsSkeleton } from '../../layout/panel-state';
import { texts } from '../../texts';

const t = texts.operations.state;
const SERVICES = Object.keys(texts.operations.deadLetters.services) as ServiceName[];
const REREAD_MS = 15_000;

/** How each service is doing now, read again while it is looked at. One that is down takes nothing from the others. */
export function SystemState() {
  return (
    <section aria-label={t.title} className="grid gap-5">
      <p className="prose-width text-small text-quiet">{t.text}</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {SERVICES.map((service) => (
          <StateOf key={service} service={service} />
        ))}
      </div>
    </section>
  );
}

function StateOf({ service }: { readonly service: ServiceName }) {
  const { data, error, refetch } = useQuery({
    ...staffQueryOf(showOperationsRoute, { params: { service } }),
    refetchOnMount: 'always',
    refetchInterval: REREAD_MS,
  });
  const name = texts.operations.deadLetters.services[service];
  return (
    <Panel
      title={name}
      actions={
        data &&
        !error && (
          <Badge state={needsSomebody(data) ? 'failed' : 'ready'}>{needsSomebody(data) ? t.attention : t.well}</Badge>
        )
      }
    >
      {error ? (
        <>
          <p className="mb-3 text-small">{texts.operations.deadLetters.unreachable(name)}</p>
          <ReadFailure error={error} onRetry={() => void refetch()} />
        </>
      ) : data ? (
        <StateFacts state={data} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Panel>
  );
}

function StateFacts({
  state: { outbox, consumers, deadLetters, pool, eventStreams, readings, messages },
}: {
  readonly state: AdminOperations;
}) {
  return (
    <>
      <Facts
        facts={[
          [t.outbox, t.outboxOf(outbox.events, outbox.oldestSeconds)],
          [t.lag, t.events(consumers.reduce((sum, { lag }) => sum + lag, 0))],
          ...consumers.map(({ consumer, lag }) => [consumer, t.events(lag)] as const),
          [t.deadLetters, String(deadLetters)],
          ...(readings
            ? ([[t.readings, t.readingsOf(readings.queued, readings.running, readings.oldestSeconds)]] as const)
            : []),
          [t.streams, String(eventStreams)],
          [t.pool, t.poolOf(pool.total, pool.idle, pool.waiting)],
        ]}
      />
      {messages && <Messages messages={messages} />}
    </>
  );
}

function Messages({ messages }: { readonly messages: NonNullable<AdminOperations['messages']> }) {
  if (messages.length === 0) return <p className="mt-4 text-small text-quiet">{t.noMessages}</p>;
  return (
    <section aria-label={t.messages} className="mt-4">
      <h3 className="mb-2 font-sans text-small font-medium">{t.messages}</h3>
      <Facts
        facts={messages.map(
          ({ channel, ...counts }) => [texts.operations.channels[channel], t.messagesOf(counts)] as const,
        )}
      />
    </section>
  );
}

/** What an alert would be sent for. */
function needsSomebody({ outbox, consumers, deadLetters, pool, readings }: AdminOperations): boolean {
  return (
    outbox.oldestSeconds > 60 ||
    consumers.some(({ lag }) => lag > 500) ||
    deadLetters > 0 ||
    pool.waiting > 0 ||
    (readings?.oldestSeconds ?? 0) > 120
  );
}
