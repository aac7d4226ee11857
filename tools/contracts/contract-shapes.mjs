import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACTS, evaluator } from '../platform/contract-sources.mjs';

/**
 * @typedef {Record<string, any>} Shape a JSON Schema (2020-12)
 * @typedef {{ events: Record<string, Shape>, calls: Record<string, { request: Shape, reply: Shape }>, bodies: Record<string, Shape> }} ContractShapes
 * `events` by type; `calls` by subject; `bodies` of HTTP by "file/Name", what is sent and what is answered
 */

const { z } = /** @type {typeof import('zod')} */ (createRequire(path.join(CONTRACTS, 'index.ts'))('zod'));

/** What a schema takes; what only code can check is not in it. @param {import('zod').ZodType} schema @returns {Shape} */
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
      .flatMap((file) => Object.entries(/** @type {object} */ (evaluate(path.join(CONTRACTS, folder, file)))).map(([name, value]) => /** @type {const} */ ([`${file.slice(0, -3)}/${name}`, value])));
  const events = exportsOf('events').flatMap(([, value]) => (typeof value?.type === 'string' && isSchema(value.schema) ? [/** @type {const} */ ([value.type, shapeOf(value.schema)])] : []));
  const calls = exportsOf('rpc').flatMap(([, value]) => (typeof value?.subject === 'string' && isSchema(value.request) ? [/** @type {const} */ ([value.subject, { request: shapeOf(value.request), reply: shapeOf(value.reply) }])] : []));
  const bodies = exportsOf('http').flatMap(([name, value]) => (isSchema(value) ? [/** @type {const} */ ([name, shapeOf(value)])] : []));
  return { events: sorted(events), calls: sorted(calls), bodies: sorted(bodies) };
}
