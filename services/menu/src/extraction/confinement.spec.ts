import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeConfinement, forkConfined, type Reach } from './confinement';

const hasNamespaces = spawnSync('unshare', ['--user', '--net', '--', 'true']).status === 0;
const ifNamespaces = hasNamespaces ? it : it.skip;

describe('a process that opens strangers’ files', () => {
  let folder: string;
  let server: Server;
  const at = (name: string) => path.join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'confined-'));
    for (const name of ['program', 'uploads', 'pictures']) mkdirSync(at(name));
    for (const name of ['secrets.json', 'uploads/menu.pdf']) writeFileSync(at(name), 'x');
    writeFileSync(
      at('program/main.js'),
      `const [what, value] = process.argv.slice(2); const told = (answer) => process.send(answer, () => process.disconnect());
      const fs = require('node:fs');
      try {
        if (what === 'connect') require('node:net').connect(Number(value), '127.0.0.1').on('connect', function () { told('connected'); this.end(); }).on('error', ({ code }) => told(code));
        else if (what === 'write') told(fs.writeFileSync(value, 'x') ?? 'done');
        else if (what === 'env') told(Object.keys(process.env).join());
        else told(fs.readFileSync(value).length > 0 ? 'done' : 'empty');
      } catch ({ code }) { told(code); }`,
    );
    server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const attempt = (what: string, value: string, reach?: Reach): Promise<unknown> =>
    new Promise((resolve) => {
      const child = forkConfined(at('program/main.js'), {
        args: [what, value],
        heapMb: 64,
        env: { ONLY: 'this' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        reach,
      });
      child.once('message', resolve);
    });
  const reach = (): Reach => ({ read: [at('uploads')], write: [at('pictures')] });

  ifNamespaces('reads neither the environment nor the memory of the service that started it', async () => {
    for (const file of ['environ', 'mem'])
      expect([file, await attempt('read', `/proc/${process.pid}/${file}`)]).toEqual([file, 'EACCES']);
  });

  ifNamespaces('has no network, not even this machine’s', async () => {
    expect(await attempt('connect', String((server.address() as { port: number }).port))).toBe('ENETUNREACH');
  });

  it('has no environment but what it is given', async () => {
    expect(
      ((await attempt('env', '')) as string).split(',').filter((name) => !/^(ONLY|NODE_CHANNEL_\w+)$/.test(name)),
    ).toEqual([]);
  });

  it('reads and writes by its scripts only where it is let, and nothing of the process that started it', async () => {
    const attempts = [
      ['read', at('uploads/menu.pdf')],
      ['write', at('pictures/page-1.webp')],
      ['read', at('secrets.json')],
      ['write', at('uploads/menu.pdf')],
      ['read', `/proc/${process.pid}/environ`],
    ] as const;
    const answers = await Promise.all(attempts.map(([what, file]) => attempt(what, file, reach())));
    expect(answers).toEqual(['done', 'done', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
  });

  it('starts where folders are named twice, lie within each other or begin alike', async () => {
    const many = {
      read: [at('uploads'), at('uploads'), at('upload'), folder, at('program')],
      write: [at('pictures'), at('pictures')],
    };
    expect(await attempt('read', at('uploads/menu.pdf'), many)).toBe('done');
  });

  it('is said to be as confined as the platform allows', () => {
    expect(describeConfinement()).toContain(hasNamespaces ? 'without network' : 'no namespaces of their own');
  });
});
