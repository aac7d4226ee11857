import path from 'node:path';
import { CONTRACTS, evaluator } from '../platform/contract-sources.mjs';

/**
 * Writes the definitions of routes for browsers: what a call needs, and of each answer the shape that it is read by. No
 * schema library and no other schema comes with them, and a route that a page does not call is not in its scripts.
 * @this {import('@rspack/core').LoaderContext}
 */
export default function writeRoutes() {
  this.addContextDependency(CONTRACTS);
  const evaluate = evaluator();
  const { shapeOf } = /** @type {{ shapeOf(schema: object): unknown }} */ (
    evaluate(path.join(CONTRACTS, 'api/answer-shape.ts'))
  );

  /** @param {any} answer */
  const written = (answer) => {
    if (answer.kind === 'events') return `{ kind: 'events', events: ${fields(answer.events, reader)} }`;
    return answer.kind ? JSON.stringify(answer) : reader(answer);
  };
  /** @param {object} schema */
  const reader = (schema) => `/*#__PURE__*/ readerOf(${JSON.stringify(shapeOf(schema))})`;

  const routes = Object.entries(/** @type {Record<string, any>} */ (evaluate(this.resourcePath))).map(
    ([name, { id, method, path: address, answers }]) => {
      if (typeof id !== 'string' || typeof address !== 'string')
        throw new Error(`${this.resourcePath}: ${name} is no route, and only routes get to browsers`);
      return `export const ${name} = { id: ${JSON.stringify(id)}, method: ${JSON.stringify(method)}, path: ${JSON.stringify(address)}, answers: ${fields(answers, written)} };`;
    },
  );
  const from = path
    .relative(path.dirname(this.resourcePath), path.join(CONTRACTS, 'api/answer-reader'))
    .split(path.sep)
    .join('/');
  return [`import { readerOf } from ${JSON.stringify(from.startsWith('.') ? from : `./${from}`)};`, ...routes].join(
    '\n',
  );
}

/** @param {object} values @param {(value: any) => string} write */
function fields(values, write) {
  return `{ ${Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}: ${write(value)}`)
    .join(', ')} }`;
}
