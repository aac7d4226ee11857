import path from 'node:path';
import { transformSync } from '@swc/core';
import writeRoutes from './routes.loader.mjs';

const API = path.resolve(__dirname, '../../libs/contracts/src/api');

const written = (file: string) =>
  writeRoutes.call({ resourcePath: path.join(API, file), addContextDependency: () => undefined } as never);

/** What a page gets of a file of definitions. */
function asInAPage(
  file: string,
): Record<string, { path: string; answers: Record<number, { '~standard': { validate(value: unknown): object } }> }> {
  const { code } = transformSync(written(file), { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', code)(
    module,
    module.exports,
    (request: string) => jest.requireActual(path.resolve(API, path.dirname(file), request)) as object,
  );
  return module.exports;
}

test('a page gets the address of a route and reads its answers, without a schema library', () => {
  expect(written('ordering/orders.routes.ts')).not.toMatch(/zod|idempotency/);
  const { showOrdersNowRoute } = asInAPage('ordering/orders.routes.ts');
  expect(showOrdersNowRoute?.path).toBe('/api/orders/now/:shareId');
  const read = (value: unknown) => showOrdersNowRoute!.answers[200]!['~standard'].validate(value);
  expect(read({ taken: 'now', newer: 1 })).toEqual({ value: { taken: 'now', newer: 1 } });
  expect(read({ taken: 'perhaps' })).toHaveProperty('issues');
});

test('answers with nothing, of files and of events are said as what they are', () => {
  const { markSeenRoute, followBoardRoute } = asInAPage('ordering/board.routes.ts');
  expect(markSeenRoute?.answers[204]).toEqual({ kind: 'nothing' });
  expect(followBoardRoute?.answers[200]).toMatchObject({
    kind: 'events',
    events: { board: expect.any(Object) as object },
  });
  expect(asInAPage('ordering/statistics.routes.ts').exportTopMenusRoute?.answers[200]).toEqual({
    kind: 'file',
    types: ['text/csv'],
  });
});
