import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { activeTraceparent } from '../telemetry/tracing';

/** What ties log lines, events and calls of one cause together. */
export interface RequestContext {
  readonly correlationId: string;
  readonly causationId?: string;
  /** W3C trace context. */
  readonly traceparent: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

function newTraceparent(): string {
  // As random as it must be, and not asked of the operating system each time.
  const [trace, span] = [randomUUID(), randomUUID()].map((id) => id.replaceAll('-', ''));
  return `00-${trace}-${span?.slice(0, 16)}-01`;
}

/** The context of the request or event being handled, at the span that is active; a fresh one outside of any. */
export function currentContext(): RequestContext {
  const context = storage.getStore() ?? { correlationId: randomUUID(), traceparent: newTraceparent() };
  const traceparent = activeTraceparent();
  return traceparent === undefined ? context : { ...context, traceparent };
}

/** Runs `work` in a context; what is not given is made anew. */
export function runInContext<T>(context: Partial<RequestContext>, work: () => T): T {
  return storage.run(
    {
      correlationId: context.correlationId ?? randomUUID(),
      traceparent: context.traceparent ?? newTraceparent(),
      causationId: context.causationId,
    },
    work,
  );
}
