import type { FastifyInstance } from 'fastify';
import { pageHeaders } from '../pages/security-headers';
import { asyncApi } from './asyncapi';
import { docsPage, DOCS_STYLE } from './docs-page';
import { openApi } from './openapi';
import { typescriptClient } from './typescript-client';

const PATH = '/api/docs';

/**
 * Answers `/api/docs`: what the API is, as a page and as documents for programs. Made once, when it is first asked for.
 */
export function serveDocs(edge: FastifyInstance): void {
  const page = once(docsPage);
  const documents = {
    'openapi.json': once(() => JSON.stringify(openApi())),
    'asyncapi.json': once(() => JSON.stringify(asyncApi())),
  };
  edge.get(PATH, (_, reply) => reply.headers(pageHeaders({ pathname: PATH, styles: [DOCS_STYLE] })).send(page()));
  const client = once(typescriptClient);
  edge.get(`${PATH}/client.ts`, (_, reply) =>
    reply.headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }).send(client()),
  );
  for (const [name, document] of Object.entries(documents))
    edge.get(`${PATH}/${name}`, (_, reply) =>
      reply
        .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' })
        .send(document()),
    );
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
