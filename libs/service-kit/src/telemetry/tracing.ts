import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

export { SpanKind } from '@opentelemetry/api';

/**
 * Spans by OpenTelemetry's interface, which does nothing until `startTracing` has loaded the SDK. An attribute is a
 * template, a code or a kind: never an id of a person, a number, an address or a text that somebody typed.
 */
const TRACER = 'chalkboard';
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

let isOn = false;

/** Said once by `startTracing`. */
export function tracingIsOn(on: boolean): void {
  isOn = on;
}

export function isTracing(): boolean {
  return isOn;
}

export interface SpanDescription {
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
  /** W3C trace context of what caused it; left out: the span that is active here. */
  readonly parent?: string | undefined;
}

/** W3C trace context of the span that is active here; undefined where none is. */
export function activeTraceparent(): string | undefined {
  const span = isOn ? trace.getActiveSpan() : undefined;
  return span && traceparentOf(span);
}

export function traceparentOf(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** Runs `work` in a span of its own, which ends with it. */
export async function inSpan<T>(name: string, description: SpanDescription, work: () => Promise<T>): Promise<T> {
  if (!isOn) return work();
  const { span, within } = openSpan(name, description);
  try {
    return await context.with(within, work);
  } catch (error) {
    markFailed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Opens a span that the caller ends, and the context in which it is active. */
export function openSpan(
  name: string,
  { kind, attributes, parent }: SpanDescription,
): { readonly span: Span; readonly within: Context } {
  const around = parent === undefined ? context.active() : contextOf(parent);
  const span = trace.getTracer(TRACER).startSpan(name, { kind, attributes }, around);
  return { span, within: trace.setSpan(around, span) };
}

/** The error's kind only: its message may hold what somebody typed. */
export function markFailed(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : String(name ?? 'Error'));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A span for a statement of the database, where something that is traced asks for it. */
export function inStatementSpan<T>(statement: string, run: () => T): T {
  if (!isOn || !trace.getActiveSpan()) return run();
  const { span, within } = openSpan(summaryOf(statement), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summaryOf(statement) },
  });
  const result = context.with(within, run);
  void Promise.resolve(result).then(
    () => span.end(),
    (error: unknown) => {
      markFailed(span, error);
      span.end();
    },
  );
  return result;
}

const summaries = new Map<string, string>();
const MAX_SUMMARIES = 500;

/** "INSERT outbox": no values, and of the text no more than that. */
function summaryOf(statement: string): string {
  const known = summaries.get(statement);
  if (known !== undefined) return known;
  const verb = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'STATEMENT';
  const table = /\b(?:INTO|UPDATE|FROM)\s+"?(\w+)/i.exec(statement)?.[1];
  const summary = table === undefined ? verb : `${verb} ${table}`;
  if (summaries.size < MAX_SUMMARIES) summaries.set(statement, summary);
  return summary;
}

/** Whether a caller's word for it is a W3C trace context: only then is it handed on, and written down with events. */
export function isTraceparent(given: unknown): given is string {
  return typeof given === 'string' && TRACEPARENT.test(given);
}

/** Who sends no trace context, or a broken one, begins a trace. */
function contextOf(traceparent: string): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}
