import { HEARTBEAT_EVENT, Problem } from '@chalkboard/contracts';
import { readerOf, type AnswerReader } from '@chalkboard/contracts/api/answer-reader';
import { shapeOf } from '@chalkboard/contracts/api/answer-shape';
import type { EventsAnswer, RouteDefinition, SuccessStatus } from '@chalkboard/contracts/api/route';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { handlersOf } from './handles';

/** Problems that any route may answer with: of the kit, of the framework, of the edge. */
const OF_ALL_ROUTES = /^(access\.|request\.|dependency\.|internal$|dead_letter\.)/;

/**
 * From now on reads every answer by the definition of its route, as a browser does and as the documentation says it;
 * one that does not fit becomes a 500 that says so. For tests (`CHECK_ANSWERS=1`): it makes of each of them a proof
 * that the definitions are true. To be called before the routes are there.
 */
export function checkAnswers(app: NestFastifyApplication): void {
  let routes: ReadonlyMap<string, RouteDefinition> | undefined;
  const definitionOf = ({ method, routeOptions: { url } }: FastifyRequest) => {
    routes ??= new Map(
      [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
        [...controllers.values()]
          .flatMap(({ metatype }) => handlersOf(metatype as object))
          .map(({ route, address }) => [address, route] as const),
      ),
    );
    return routes.get(`${method} ${url}`);
  };
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preHandler', async (request, reply) => {
    const events = eventsOf(definitionOf(request));
    if (events) checkEvents(events, reply);
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const route = definitionOf(request);
    const drift =
      route &&
      driftOf(route, { status: reply.statusCode, type: String(reply.getHeader('content-type') ?? ''), payload });
    if (drift === undefined) return payload;
    reply.code(500).removeHeader('content-length').header('content-type', 'application/problem+json');
    return JSON.stringify({
      type: 'about:blank',
      title: 'Not as it is defined',
      status: 500,
      code: 'contract.drift',
      detail: `${route?.id}: ${drift}`,
    } satisfies Problem);
  });
}

interface SentAnswer {
  readonly status: number;
  /** Its media type. */
  readonly type: string;
  readonly payload: unknown;
}

/** @returns how an answer differs from the definition; undefined when it does not */
export function driftOf(
  { answers, problems = [] }: RouteDefinition,
  { status, type, payload }: SentAnswer,
): string | undefined {
  if (status >= 400) return problemDrift(problems, status, payload);
  const defined = answers[status as SuccessStatus];
  if (defined === undefined) return `${status} is not among its answers`;
  if (!('kind' in defined)) return jsonDrift(defined, payload);
  if (defined.kind === 'nothing') return payload ? 'it has a body' : undefined;
  if (defined.kind === 'file')
    return defined.types.includes(type.split(';', 1)[0] ?? '') ? undefined : `"${type}" is not among its media types`;
  return undefined;
}

function problemDrift(listed: readonly string[], status: number, payload: unknown): string | undefined {
  if (typeof payload !== 'string') return undefined;
  const { data: problem } = Problem.safeParse(parsed(payload));
  if (!problem) return 'it is no problem document';
  const known = OF_ALL_ROUTES.test(problem.code) || listed.includes(`${status} ${problem.code}`);
  return known ? undefined : `the problem "${status} ${problem.code}" is not among its own`;
}

/** Both by the schema and by the shape that browsers read by. */
function jsonDrift(schema: z.ZodType, payload: unknown): string | undefined {
  const sent = typeof payload === 'string' && payload !== '' ? parsed(payload) : undefined;
  const { error } = schema.safeParse(sent);
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const read = browserReaderOf(schema)['~standard'].validate(sent);
  return 'issues' in read && read.issues ? `browsers read it otherwise: ${read.issues[0]?.message}` : undefined;
}

/** Made once for a schema: a test asks for the same answers again and again. */
const browserReaders = new WeakMap<z.ZodType, AnswerReader>();

function browserReaderOf(schema: z.ZodType): AnswerReader {
  const known = browserReaders.get(schema) ?? readerOf(shapeOf(schema));
  browserReaders.set(schema, known);
  return known;
}

function eventsOf(route: RouteDefinition | undefined): EventsAnswer['events'] | undefined {
  const answer = route?.answers[200];
  return answer && 'kind' in answer && answer.kind === 'events' ? answer.events : undefined;
}

/** An event that does not fit ends the stream. */
function checkEvents(events: EventsAnswer['events'], { raw }: FastifyReply): void {
  const write = raw.write.bind(raw) as (...given: unknown[]) => boolean;
  const checked = (...given: unknown[]) => {
    const [, name] = /^event: (.+)$/m.exec(String(given[0])) ?? [];
    const [, data] = /^data: (.+)$/m.exec(String(given[0])) ?? [];
    const schema = name === undefined ? undefined : events[name];
    const drift =
      name === undefined || name === HEARTBEAT_EVENT || data === undefined
        ? undefined
        : schema
          ? jsonDrift(schema, data)
          : 'it is not among the events';
    if (drift === undefined) return write(...given);
    process.stderr.write(`the event "${name}" is not as it is defined: ${drift}\n`);
    raw.destroy();
    return false;
  };
  raw.write = checked as typeof raw.write;
}

/** @returns undefined where it is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
