import type { AnswerReader } from '@chalkboard/contracts/api/answer-reader';
import type { EventsOf, RouteDefinition } from '@chalkboard/contracts/api/route';
import type { ServerEvent } from './event-stream';
import { read } from './read-answer';
import { UnreadableAnswerError } from './unreadable-answer';

type EventHandlers<Events> = { readonly [Name in keyof Events]?: (data: Events[Name], id: string | undefined) => void };

/**
 * `onEvent` of an event stream: reads the events of a route by its definition, and gives each to the function of its
 * name; what has none is left out. An event that is not as defined is reported, and left out too.
 */
export function eventsOf<R extends RouteDefinition>(
  route: R,
  received: EventHandlers<EventsOf<R>>,
): (event: ServerEvent) => void {
  const stream = route.answers[200];
  const readers: Readonly<Record<string, AnswerReader>> =
    stream && 'kind' in stream && stream.kind === 'events' ? stream.events : {};
  const subscribers = received as Readonly<
    Record<string, ((data: unknown, id: string | undefined) => void) | undefined>
  >;
  return ({ event, data, id }) => {
    const reader = readers[event];
    const hearer = subscribers[event];
    if (!reader || !hearer) return;
    const value = tryRead(reader, data, `${route.id} ${event}`);
    if (value) hearer(value.data, id);
  };
}

function tryRead(reader: AnswerReader, text: string, what: string): { readonly data: unknown } | undefined {
  try {
    return { data: read(reader, text, { status: 200, what }) };
  } catch (error) {
    if (error instanceof UnreadableAnswerError) return undefined;
    throw error;
  }
}
