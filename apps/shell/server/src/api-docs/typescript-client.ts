import { PRODUCT_NAME } from '@chalkboard/contracts';
import type { RouteDefinition } from '@chalkboard/contracts/api/route';
import { z } from 'zod';
import { ComponentSchemas, type JsonSchema } from './component-schemas';
import { ROUTE_GROUPS } from './route-groups';
import { NAMED, schemaWords } from './schema-words';

/** What every call goes through: written out, since who takes the client takes nothing else of ours. */
const CALLS = `/** What the server refused: \`code\` says what it was, \`retryAfter\` in how many seconds to come again. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly retryAfter?: number,
  ) {
    super(detail);
  }
}

async function send(
  origin: { readonly site: string; readonly key: string },
  method: string,
  path: string,
  { query = {}, body }: { query?: Readonly<Record<string, unknown>>; body?: unknown } = {},
): Promise<unknown> {
  const url = new URL(path, origin.site);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: \`Bearer \${origin.key}\`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.ok) return text === '' ? undefined : JSON.parse(text);
  const { code = '', detail = text } = JSON.parse(text || '{}') as { code?: string; detail?: string };
  const after = answer.headers.get('retry-after');
  throw new ApiProblem(answer.status, code, detail, after === null ? undefined : Number(after));
}
`;

/** A client of the API for programs, in one file of TypeScript that needs nothing but \`fetch\`. */
export function typescriptClient(): string {
  const schemas = new ComponentSchemas();
  const routes = ROUTE_GROUPS.find(([name]) => name === 'api')?.[1] ?? [];
  const methods = routes.map((route) => methodOf(route, schemas));
  const types = Object.entries(schemas.all()).map(([name, schema]) => `export type ${name} = ${typeOf(schema)};`);
  return [
    `/** The ${PRODUCT_NAME} API for programs of a business. Made of the definitions that the server goes by. */`,
    ...types,
    CALLS,
    '/** @param site such as https://example.com @param key as an owner has made it: cb_… */',
    'export function connect(site: string, key: string) {',
    '  const origin = { site, key };',
    '  return {',
    ...methods,
    '  };',
    '}',
    '',
  ].join('\n');
}

function methodOf(
  { id, method, path, summary, query, body, answers }: RouteDefinition,
  schemas: ComponentSchemas,
): string {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const given = [
    ...params.map((name) => `${name}: string`),
    ...(query ? [`query?: ${typeOf(schemas.of(query))}`] : []),
    ...(body && !('kind' in body) ? [`body: ${typeOf(schemas.of(body))}`] : []),
  ];
  const answer = Object.values(answers).find((one) => one instanceof z.ZodType);
  const address = path.replace(/:(\w+)/g, (_, name: string) => `\${encodeURIComponent(given.${name})}`);
  const isOptional = params.length === 0 && !body;
  const argument = given.length === 0 ? '' : `given: { ${given.join('; ')} }${isOptional ? ' = {}' : ''}`;
  const sent = [query && 'query: given.query', body && 'body: given.body'].filter(Boolean).join(', ');
  const [, name = id] = id.split('.');
  return `    /** ${summary} */
    ${name}: (${argument}) =>
      send(origin, '${method}', \`${address}\`${sent && `, { ${sent} }`}) as Promise<${answer ? typeOf(schemas.of(answer)) : 'void'}>,`;
}

/** As TypeScript writes it, not as a reader does: without formats, and with one kind of number. */
function typeOf(schema: JsonSchema): string {
  return schemaWords(schema)
    .replace(NAMED, '$1')
    .replace(/\b(string|number|integer) \([\w-]+\)/g, '$1')
    .replace(/\binteger\b/g, 'number')
    .replaceAll('{ [name]: ', '{ [name: string]: ');
}
