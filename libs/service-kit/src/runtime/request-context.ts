import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';

/** What ties log lines, events and calls of one cause together. */
export interface RequestContext {
  readonly correlationId: string;
  readonly causationId?: string;
  /** W3C trace context. */
  readonly traceparent: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

function newTraceparent(): string {
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;
}

/** The context of the request or event being handled; a fresh one outside of any. */
export function currentContext(): RequestContext {
  return storage.getStore() ?? { correlationId: randomUUID(), traceparent: newTraceparent() };
}

/** Runs `work` in a context; what is not given is made anew. */
export function runInContext<T>(context: Partial<RequestContext>, work: () => T): T {
  return storage.run(
    { correlationId: context.correlationId ?? randomUUID(), traceparent: context.traceparent ?? newTraceparent(), causationId: context.causationId },
    work,
  );
}
