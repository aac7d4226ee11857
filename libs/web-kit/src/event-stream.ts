import { HEARTBEAT_EVENT, HEARTBEAT_MS } from '@chalkboard/contracts/http/live-events';
import { ApiError } from './api-error';
import { ownerRenewalDue, ownerToken, renewOwnerSession } from './owner-session';

export interface ServerEvent {
  readonly id: string | undefined;
  /** "message" unless the server names it. */
  readonly event: string;
  readonly data: string;
}

export interface EventStreamOptions {
  /** Called for each event, heartbeats apart: they only show that the line is alive. */
  onEvent(event: ServerEvent): void;
  /** The server refused for good (4xx): no further attempt is made. */
  onRefused?(error: ApiError): void;
  /** The line was lost; called before each new attempt with how many there were. */
  onLost?(attempt: number): void;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** A line that is silent for longer than this is dead: more than two heartbeats are missing. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

/**
 * Receives server-sent events, cookies included, and comes back after every break with the id of the last event
 * received. Unlike the browser's `EventSource` it also comes back when the server answers 5xx, and notices a line gone
 * silent.
 * @returns a function that ends it
 */
export function openEventStream(path: string, { onEvent, onRefused, onLost }: EventStreamOptions): () => void {
  const ended = new AbortController();
  let lastId: string | undefined;
  let attempt = 0;
  let renewed = false;

  const listen = async (): Promise<'again' | 'refused'> => {
    const line = new AbortController();
    const end = () => line.abort();
    ended.signal.addEventListener('abort', end, { once: true });
    let silence = setTimeout(end, SILENCE_MS);
    try {
      const due = ownerRenewalDue(path);
      if (due) await due;
      const token = ownerToken();
      const response = await fetch(path, {
        credentials: 'include',
        cache: 'no-store',
        headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
        signal: line.signal,
      });
      if (response.status === 401 && !renewed && (await renewOwnerSession(path, token))) {
        renewed = true;
        return 'again';
      }
      if (response.status >= 400 && response.status < 500 && response.status !== 429) {
        onRefused?.(ApiError.from(response.status, response.statusText, await response.text()));
        return 'refused';
      }
      if (!response.ok || !response.body) return 'again';
      const reader = response.body.getReader();
      const decoder = new TextDecoder();
      const parse = createEventParser((event) => {
        if (event.id !== undefined) lastId = event.id;
        attempt = 0;
        renewed = false;
        if (!ended.signal.aborted && event.event !== HEARTBEAT_EVENT) onEvent(event);
      });
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'again';
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE_MS);
        parse(decoder.decode(value, { stream: true }));
      }
    } catch {
      return 'again';
    } finally {
      clearTimeout(silence);
      ended.signal.removeEventListener('abort', end);
      line.abort();
    }
  };

  const run = async () => {
    while (!ended.signal.aborted) {
      if ((await listen()) === 'refused' || ended.signal.aborted) return;
      onLost?.(++attempt);
      await pause(scattered(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1))), ended.signal);
    }
  };
  void run();
  return () => ended.abort();
}

/** From half of it on: those who were cut off at the same moment do not come back at the same moment. */
function scattered(ms: number): number {
  return ms * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Turns chunks of a `text/event-stream` into events; an event may lie across chunks. */
export function createEventParser(emit: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = '';
  let id: string | undefined;
  let event = 'message';
  let data: string[] = [];

  const line = (text: string) => {
    if (text === '') {
      if (data.length) emit({ id, event, data: data.join('\n') });
      event = 'message';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? text : text.slice(0, colon);
    const value = colon < 0 ? '' : text.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
  };

  return (chunk) => {
    const lines = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    lines.forEach(line);
  };
}
