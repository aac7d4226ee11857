import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACTS, evaluator } from '../platform/contract-sources.mjs';

/**
 * @typedef {Record<string, any>} Shape a JSON Schema (2020-12)
 * @typedef {string | Shape} RouteBody the name of one of the bodies; the shape of what has no name; "nothing", "file"
 * or "events"
 * @typedef {{ method: string, path: string, access: string, query?: Shape, body?: RouteBody, form?: string, answers:
 * Record<string, RouteBody> }} RouteShape `access`: who may call it ("staff: plans.read"); `form`: how the body is sent
 * where it is not JSON
 * @typedef {{ events: Record<string, Shape>, calls: Record<string, { request: Shape, reply: Shape }>, bodies:
 * Record<string, Shape>, routes: Record<string, RouteShape> }} ContractShapes `events` by type; `calls` by subject;
 * `bodies` of HTTP by "file/Name", what is sent and what is answered; `routes` by id
 */

const { z } = /** @type {typeof import('zod')} */ (createRequire(path.join(CONTRACTS, 'index.ts'))('zod'));

/**
 * What a schema takes; what only code can check is not in it. @param {import('zod').ZodType} schema @returns {Shape}
 */
function shapeOf(schema) {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    cycles: 'ref',
    // A format says what its pattern spells out.
    override: ({ jsonSchema }) => void (jsonSchema.format && delete jsonSchema.pattern),
  });
  return shape;
}

/** @param {unknown} value @returns {value is import('zod').ZodType} */
const isSchema = (value) => value instanceof z.ZodType;

/** @param {readonly (readonly [string, any])[]} entries */
const sorted = (entries) => Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** The contracts as their sources say them now. @returns {ContractShapes} */
export function currentShapes() {
  const evaluate = evaluator();
  /** @param {string} folder */
  const exportsOf = (folder) =>
    fs
      .readdirSync(path.join(CONTRACTS, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .sort()
      .flatMap((file) =>
        Object.entries(/** @type {object} */ (evaluate(path.join(CONTRACTS, folder, file)))).map(
          ([name, value]) => /** @type {const} */ ([`${file.slice(0, -3)}/${name}`, value]),
        ),
      );
  const events = exportsOf('events').flatMap(([, value]) =>
    typeof value?.type === 'string' && isSchema(value.schema)
      ? [/** @type {const} */ ([value.type, shapeOf(value.schema)])]
      : [],
  );
  const calls = exportsOf('rpc').flatMap(([, value]) =>
    typeof value?.subject === 'string' && isSchema(value.request)
      ? [/** @type {const} */ ([value.subject, { request: shapeOf(value.request), reply: shapeOf(value.reply) }])]
      : [],
  );
  const named = exportsOf('http').filter(([, value]) => isSchema(value));
  const bodies = named.map(([name, value]) => /** @type {const} */ ([name, shapeOf(value)]));
  const names = new Map(named.map(([name, value]) => [value, name]));
  const { ROUTES, OPERATIONS_ROUTES } = /** @type {{ ROUTES: Record<string, any[]>, OPERATIONS_ROUTES: any[] }} */ (
    evaluate(path.join(CONTRACTS, 'api/all-routes.ts'))
  );
  const routes = [...Object.values(ROUTES).flat(), ...OPERATIONS_ROUTES].map(
    (route) => /** @type {const} */ ([route.id, routeShape(route, names)]),
  );
  return { events: sorted(events), calls: sorted(calls), bodies: sorted(bodies), routes: sorted(routes) };
}

/** @param {any} route its definition @param {ReadonlyMap<unknown, string>} names of bodies @returns {RouteShape} */
function routeShape({ method, path: address, access, query, body, answers }, names) {
  /** @param {any} value @returns {RouteBody} */
  const bodyOf = (value) => (isSchema(value) ? (names.get(value) ?? shapeOf(value)) : value.kind);
  const isForm = body !== undefined && !isSchema(body);
  return {
    method,
    path: address,
    access: [access.by, access.right].filter(Boolean).join(': '),
    ...(query && { query: shapeOf(query) }),
    ...(body && { body: bodyOf(isForm ? body.fields : body) }),
    ...(isForm && { form: body.orJson ? `${body.kind} or json` : body.kind }),
    answers: sorted(Object.entries(answers).map(([status, answer]) => /** @type {const} */ ([status, bodyOf(answer)]))),
  };
}
