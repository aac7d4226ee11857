import ts from 'typescript';
import { ROUTE_GROUPS } from './route-groups';
import { typescriptClient } from './typescript-client';

const FILE = 'client.ts';
const USE = `
export async function use() {
  const api = connect('https://example.com', 'cb_key');
  const { orders, next } = await api.listApiOrders({ query: { limit: 10 } });
  const order = orders[0];
  if (order) await api.moveApiOrder({ orderId: order.orderId, body: { move: 'accept', version: order.version } });
  const nothing: void = await api.apiRemoveWebhook({ endpointId: 'x' });
  // @ts-expect-error there is no such move
  await api.moveApiOrder({ orderId: 'x', body: { move: 'eat', version: 1 } });
  return { next, nothing };
}`;

test('the client compiles by the strictest rules, and its types fit what programs send and read', () => {
  const source = typescriptClient() + USE;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  expect(
    ts
      .getPreEmitDiagnostics(program)
      .map(({ start, messageText }) => [
        source.slice((start ?? 0) - 40, (start ?? 0) + 60),
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ]),
  ).toEqual([]);
}, 60_000);

test('it has every route for programs', () => {
  const client = typescriptClient();
  const routes = ROUTE_GROUPS.find(([name]) => name === 'api')?.[1] ?? [];
  expect(routes.length).toBeGreaterThan(10);
  for (const { id } of routes) expect(client).toContain(`    ${id.split('.')[1]}: (`);
});
