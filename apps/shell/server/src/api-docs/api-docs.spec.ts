import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Parser } from '@asyncapi/parser';
import { OPERATIONS_ROUTES, ROUTES } from '@chalkboard/contracts/api/all-routes';
import fastify from 'fastify';
import type { z } from 'zod';
import { API_EXAMPLES } from './api-guide';
import { asyncApi } from './asyncapi';
import { openApi } from './openapi';
import { serveDocs } from './serve-docs';

jest.setTimeout(120_000);

const LINTER = path.resolve(__dirname, '../../../../../tools/checks/lint-openapi.mjs');
const routes = [...Object.values(ROUTES).flat(), ...OPERATIONS_ROUTES];

test('the linter of OpenAPI finds nothing in the document', () => {
  const found = execFileSync(process.execPath, [LINTER], { input: JSON.stringify(openApi()), encoding: 'utf8' });
  expect(JSON.parse(found)).toEqual([]);
});

test('the linter of AsyncAPI finds nothing in the document', async () => {
  const { document, diagnostics } = await new Parser().parse(JSON.stringify(asyncApi()));
  expect(
    diagnostics
      .filter(({ severity }) => severity <= 1)
      .map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`),
  ).toEqual([]);
  expect(document).toBeDefined();
});

test('every definition has a name of its own, and an address of its own', () => {
  const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
  expect(twice(routes.map(({ id }) => id))).toEqual([]);
  expect(twice(routes.map(({ method, path: address }) => `${method} ${address.replace(/:\w+/g, ':')}`))).toEqual([]);
});

test.each(API_EXAMPLES)('an example calls a route that there is, with a body that it takes: $what', (example) => {
  const address = example.path.replace(/\?.*$/, '').replace(/\$\w+/g, ':');
  const route = routes.find(
    ({ method, path: own }) => method === example.method && own.replace(/:\w+/g, ':') === address,
  );
  expect(route?.access.by).toBe('api-key');
  if ('body' in example) expect((route?.body as z.ZodType).safeParse(example.body).success).toBe(true);
});

test('what is taken as a form or as JSON is in the document as both', () => {
  const { paths } = openApi() as { paths: Record<string, { post: { requestBody: { content: object } } }> };
  expect(Object.keys(paths['/api/reviews']!.post.requestBody.content)).toEqual([
    'multipart/form-data',
    'application/json',
  ]);
});

test('every definition is in the document and on the page, which is for everybody and runs no script', async () => {
  const edge = fastify();
  serveDocs(edge);
  const [page, document] = await Promise.all(['/api/docs', '/api/docs/openapi.json'].map((url) => edge.inject(url)));
  const { paths } = document!.json<{ paths: Record<string, Record<string, unknown>> }>();
  for (const { id, method, path: address } of routes) {
    expect(paths[address.replace(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase());
    expect(page!.body).toContain(`id="${id}"`);
  }
  expect(page!.body).not.toContain('<script');
  expect(page!.headers['content-security-policy']).toContain("style-src 'self' 'sha256-");
});
