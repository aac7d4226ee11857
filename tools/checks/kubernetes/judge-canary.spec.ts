import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { METRICS } from '@chalkboard/contracts/metrics';
import { ROOT } from '../../platform/workspace.mjs';

interface Track {
  readonly calls: number;
  readonly errors: number;
}

let server: Server;
let tracks: Readonly<Record<string, Track>>;
let asked: string[];
beforeAll(async () => {
  // Speaks the part of Prometheus' API that is asked for.
  server = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://prometheus').searchParams.get('query') ?? '';
    asked.push(query);
    const result = Object.entries(tracks).map(([track, { calls, errors }]) => ({
      metric: { track },
      value: [0, String(query.includes('5..') ? errors : calls)],
    }));
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function judge(known: Readonly<Record<string, Track>>): Promise<{ code: number; said: string }> {
  tracks = known;
  asked = [];
  const child = spawn(process.execPath, [
    path.join(ROOT, 'deploy/kubernetes/judge-canary.mjs'),
    'menu',
    '--prometheus',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    '--minutes',
    '0.002',
    '--every',
    '0.05',
  ]);
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: code as number, said: out + error };
}

it('a canary that fails more than others is refused', async () => {
  expect(await judge({ canary: { calls: 400, errors: 20 }, stable: { calls: 4000, errors: 4 } })).toEqual({
    code: 1,
    said: 'The canary of menu fails 5.0 % of 400 calls, the builds beside it 0.1 %.\n',
  });
});

it('a canary goes on that fails no more than the builds beside it', async () => {
  expect(await judge({ canary: { calls: 400, errors: 20 }, stable: { calls: 4000, errors: 200 } })).toMatchObject({
    code: 0,
    said: expect.stringContaining('5.0 % of 400 calls'),
  });
  expect(await judge({ canary: { calls: 400, errors: 4 }, stable: { calls: 4000, errors: 0 } })).toMatchObject({
    code: 0,
  });
});

it('few calls are said to be few, and an unknown canary is refused', async () => {
  expect(await judge({ canary: { calls: 10, errors: 5 }, stable: { calls: 90, errors: 0 } })).toMatchObject({
    code: 0,
    said: expect.stringContaining('Too few'),
  });
  expect(await judge({ stable: { calls: 90, errors: 0 } })).toMatchObject({
    code: 1,
    said: expect.stringContaining('knows no canary of menu'),
  });
});

it('it asks for a metric that the code exposes, without the calls of probes', async () => {
  await judge({ canary: { calls: 60, errors: 0 } });
  const name = 'chalkboard_http_request_duration_seconds';
  expect([METRICS[name].type, METRICS[name].labels]).toEqual(['histogram', ['method', 'route', 'status']]);
  expect(
    asked.filter((query) => query.includes(`${name}_count{service="menu"`) && query.includes('by (track)')).length,
  ).toBe(asked.length);
  expect(asked.filter((query) => query.includes('route!~')).length).toBeGreaterThan(0);
});
