import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What makes a schema or a definition of a route out of others. Rules and texts belong to who needs them. */
const BUILDERS = new Set([
  'api/route#open',
  'api/route#apiKey',
  'api/route#staff',
  'api/route#events',
  'api/route#file',
  'api/route#multipart',
  'api/route#multipartOrJson',
  'api/route#urlencoded',
  'api/route#route',
  'api/answer-shape#shapeOf',
  'api/answer-reader#readerOf',
  'events/envelope#defineEvent',
  'http/admin-list#adminList',
]);

const CONTRACTS = path.resolve(__dirname, '../../libs/contracts/src');
const modules = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => file.replace(/\.ts$/, '').split(path.sep).join('/'));

function functionsOf(name: string): string[] {
  const exported = jest.requireActual<Readonly<Record<string, unknown>>>(path.join(CONTRACTS, name));
  return Object.entries(exported).flatMap(([key, value]) => (typeof value === 'function' ? [`${name}#${key}`] : []));
}

test.each(modules.filter((name) => name !== 'index'))('%s exports no function but what builds schemas', (name) => {
  expect(functionsOf(name).filter((one) => !BUILDERS.has(one))).toEqual([]);
});

test('every builder that is named here is there', () => {
  expect([...BUILDERS].filter((one) => !functionsOf(one.split('#')[0]!).includes(one))).toEqual([]);
});
