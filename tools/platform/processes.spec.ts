import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, isFree } from './ports.mjs';
import { commandLine, endLeftover, isAlive, waitForExit } from './processes.mjs';

function start(script: string) {
  return spawn(process.execPath, ['-e', script, 'a-mark-of-ours'], { stdio: ['ignore', 'pipe', 'ignore'] });
}

it('ends a process whose command line holds every mark', async () => {
  const child = start('console.log("up"); setInterval(() => {}, 1000)');
  await once(child.stdout, 'data');
  expect(commandLine(child.pid as number)).toContain('a-mark-of-ours');
  expect(await endLeftover({ pid: child.pid as number, marks: ['a-mark-of-ours', 'setInterval'] })).toBe(true);
  expect(isAlive(child.pid as number)).toBe(false);
});

it('leaves a stranger alone that has got the number of the one it remembers', async () => {
  const child = start('console.log("up"); setInterval(() => {}, 1000)');
  await once(child.stdout, 'data');
  expect(await endLeftover({ pid: child.pid as number, marks: ['another-mark'] })).toBe(false);
  expect(isAlive(child.pid as number)).toBe(true);
  child.kill('SIGKILL');
  expect(await waitForExit(child.pid as number, 5_000)).toBe(true);
});

it('ends by force what does not end by itself', async () => {
  const child = start('process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)');
  await once(child.stdout, 'data');
  expect(await endLeftover({ pid: child.pid as number, marks: ['a-mark-of-ours'], graceMs: 200 })).toBe(true);
  expect(isAlive(child.pid as number)).toBe(false);
});

it('calls a process ended only when its port is free again, which is when its last thread is gone', async () => {
  for (let time = 0; time < 10; time++) {
    const port = await freePort();
    const child = start(
      `const held = Array.from({ length: 40 }, () => Buffer.alloc(1 << 20, 1)); require('node:http').createServer().listen(${port}, '127.0.0.1', () => console.log('up', held.length))`,
    );
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    // Looked at without a pause: the moment in question is short.
    while (isAlive(child.pid as number));
    expect(await isFree(port)).toBe(true);
  }
});
