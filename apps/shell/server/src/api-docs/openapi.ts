import { API_ROUTES, OWNER_COOKIE, Problem, PRODUCT_NAME, STAFF_RIGHTS } from '@chalkboard/contracts';
import { ROUTES } from '@chalkboard/contracts/api/all-routes';
import type { Answer, FormBody, RouteAccess, RouteDefinition } from '@chalkboard/contracts/api/route';
import { z } from 'zod';
import { ComponentSchemas, type JsonSchema } from './component-schemas';
import { ROUTE_GROUPS } from './route-groups';

type Json = Readonly<Record<string, unknown>>;

const STATUS_WORDS: Readonly<Record<string, string>> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Taken; it is done later.',
  204: 'Done; there is nothing to say.',
  206: 'A part of the file.',
  304: 'As the caller has it.',
};
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** The parts of the documentation. */
const TAGS: readonly Json[] = [
  { name: 'api', description: 'For programs of a business, by its keys.' },
  ...Object.keys(ROUTES).map((name) => ({
    name,
    description: `Answered by ${name}: ${API_ROUTES.filter(({ service }) => service === name)
      .map(({ prefix }) => prefix)
      .join(', ')}.`,
  })),
  { name: 'operations', description: 'What each service answers of itself, for staff.' },
];

/** The API as an OpenAPI 3.1 document, made of the definitions that services and browsers go by. */
export function openApi(): Json {
  const schemas = new ComponentSchemas();
  schemas.of(Problem);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [tag, routes] of ROUTE_GROUPS) {
    for (const route of routes)
      (paths[route.path.replace(/:(\w+)/g, '{$1}')] ??= {})[route.method.toLowerCase()] = operation(
        route,
        tag,
        schemas,
      );
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${PRODUCT_NAME} API`,
      version: '1',
      description:
        'Answers only grow: readers ignore fields that they do not know. What fails answers with problem+json (RFC 9457); `code` says what it was.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: TAGS,
    paths: Object.fromEntries(Object.entries(paths).toSorted(([one], [other]) => one.localeCompare(other))),
    components: {
      schemas: schemas.all(),
      responses: { Problem: { description: 'It was refused, or could not be done.', content: PROBLEM } },
      securitySchemes: {
        visitor: {
          type: 'apiKey',
          in: 'cookie',
          name: 'visitor',
          description: 'The anonymous visitor: what this browser has uploaded it may change.',
        },
        owner: {
          type: 'apiKey',
          in: 'cookie',
          name: OWNER_COOKIE,
          description: 'A signed-in owner or member of a team; ten minutes, renewed by `POST /api/account/refresh`.',
        },
        staff: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'Signed-in staff; ten minutes, renewed by `POST /api/admin/refresh`.',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cb_…',
          description: 'A key that an owner of the business has made; it works until it expires or is revoked.',
        },
        boardLink: {
          type: 'apiKey',
          in: 'cookie',
          name: 'board_{shareId}',
          description: 'A link to a board that was opened in this browser.',
        },
      },
    },
  };
}

function operation(route: RouteDefinition, tag: string, schemas: ComponentSchemas): Json {
  const { id, summary, access, body, query, answers, problems = [] } = route;
  const [, name = id] = id.split('.');
  return {
    operationId: id.replace('.', '_'),
    tags: [tag],
    summary: summary.replace(/\.$/, ''),
    description: `${summary}\n\n${accessWords(access)}`,
    security: securityOf(access),
    parameters: [
      ...pathParameters(route, schemas),
      ...(query ? queryParameters(query, schemas) : []),
      ...Object.entries(route.headers ?? {}).map(([header, description]) => ({
        name: header,
        in: 'header',
        description,
        schema: { type: 'string' },
      })),
    ],
    ...(body && {
      requestBody: {
        required: 'kind' in body || !body.safeParse(undefined).success,
        content: bodyContent(body, schemas),
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          { description: STATUS_WORDS[status] ?? name, ...answerContent(answer, schemas) },
        ]),
      ),
      ...problemResponses(problems),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** Who may call it, in words. */
export function accessWords(access: RouteAccess): string {
  switch (access.by) {
    case 'open':
      return `Open: ${access.why}.`;
    case 'owner':
      return 'For signed-in owners and their teams.';
    case 'staff':
      return `For staff with the right \`${access.right}\`: ${STAFF_RIGHTS[access.right].join(', ')}.`;
    case 'board':
      return 'For who may change the menu, is a member of its business, or has opened a link to its board.';
    case 'api-key':
      return `For programs, by a key of the business with the scope \`${access.scope}\`.`;
    case 'menu-editor':
      return 'For who may change the menu.';
  }
}

function securityOf({ by }: RouteAccess): readonly Json[] {
  if (by === 'open') return [{}];
  if (by === 'api-key') return [{ apiKey: [] }];
  if (by === 'board') return [{ visitor: [] }, { owner: [] }, { boardLink: [] }];
  return by === 'menu-editor' ? [{ visitor: [] }, { owner: [] }] : [{ [by]: [] }];
}

function pathParameters({ path, params = {} }: RouteDefinition, schemas: ComponentSchemas): Json[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: params[name] ? schemas.of(params[name]) : { type: 'string' },
  }));
}

function queryParameters(query: z.ZodType, schemas: ComponentSchemas): Json[] {
  const { properties = {}, required = [] } = schemas.spelledOut(query) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyContent(body: z.ZodType | FormBody, schemas: ComponentSchemas): Json {
  if (!('kind' in body)) return { 'application/json': { schema: schemas.of(body) } };
  const fields = schemas.of(body.fields);
  if (body.kind === 'urlencoded') return { 'application/x-www-form-urlencoded': { schema: fields } };
  const files = {
    type: 'object',
    properties: Object.fromEntries(
      body.files.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]),
    ),
  };
  return {
    'multipart/form-data': { schema: { allOf: [fields, files] } },
    ...(body.orJson && { 'application/json': { schema: fields } }),
  };
}

function answerContent(answer: Answer, schemas: ComponentSchemas): Json {
  if (!('kind' in answer)) return { content: { 'application/json': { schema: schemas.of(answer) } } };
  if (answer.kind === 'nothing') return {};
  if (answer.kind === 'file')
    return {
      content: Object.fromEntries(
        answer.types.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      ),
    };
  const events = Object.entries(answer.events).map(([event, data]) => ({
    type: 'object',
    properties: {
      event: { const: event },
      data: { type: 'string', contentMediaType: 'application/json', contentSchema: schemas.of(data) },
    },
    required: ['event', 'data'],
  }));
  return { content: { 'text/event-stream': { schema: events.length === 1 ? events[0] : { anyOf: events } } } };
}

/** By status, with the codes that it may have. */
function problemResponses(problems: readonly string[]): Json {
  const statuses = [...new Set(problems.map((problem) => problem.split(' ', 1)[0]!))];
  const codesOf = (status: string) =>
    problems
      .filter((problem) => problem.startsWith(`${status} `))
      .map((problem) => `\`${problem.slice(status.length + 1)}\``);
  return Object.fromEntries(
    statuses.map((status) => [status, { description: codesOf(status).join(', '), content: PROBLEM }]),
  );
}
