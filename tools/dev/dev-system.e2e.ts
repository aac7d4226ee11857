import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser } from 'playwright-core';
import { isFree } from '../platform/ports.mjs';
import { copyWorkspace } from './fixtures/workspace-copy.mjs';

const COMPONENT = 'apps/owner/src/features/sign-in/contact-form.tsx';
const ERRORS = 'services/menu/src/domain/menu/menu.errors.ts';
/** Every port that a system counts from its own. */
const PORTS = 33;
const LIMIT_MS = 120_000;

let workspace: string;
let child: ChildProcess;
let browser: Browser;
let url: string;
let printed = '';

async function freeRange(): Promise<number> {
  for (;;) {
    // Below the ports that outgoing connections get.
    const port = randomInt(20_000, 32_000);
    const free = await Promise.all(Array.from({ length: PORTS }, (_, offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
}

async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error(`${what} did not happen; printed was:\n${printed}`);
    await sleep(50);
  }
}

/** Writes a source file of the copy as it is here, with one text replaced. */
function change(file: string, before: string, after: string): void {
  const source = readFileSync(path.join(__dirname, '../..', file), 'utf8');
  expect(source).toContain(before);
  writeFileSync(
    path.join(workspace, file),
    source.replace(before, () => after),
  );
}

beforeAll(async () => {
  const parent = mkdtempSync(path.join(process.env.TEST_TMP_DIR as string, 'dev-'));
  workspace = path.join(parent, 'workspace');
  const dataDir = path.join(parent, 'data');
  for (const dir of [workspace, dataDir]) mkdirSync(dir);
  for (const dir of [parent, dataDir]) chmodSync(dir, 0o755);
  copyWorkspace(workspace);
  child = spawn(
    process.execPath,
    [path.join(workspace, 'tools/dev/fixtures/run-dev.mjs'), String(await freeRange()), dataDir, 'owner', 'menu'],
    { cwd: workspace, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += String(text)));
  await until('the start', () => printed.includes('Ready at '));
  url = /Ready at (\S+)/.exec(printed)?.[1] ?? '';
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_SHELL_BIN,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
}, 2 * LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  if (child && child.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
}, LIMIT_MS);

test(
  'a component is replaced in the open page, what was typed stays, and a build that fails changes nothing',
  async () => {
    const page = await browser.newPage();
    await page.goto(`${url}/sign-in`);
    await page.fill('input[name=contact]', 'ada@example.com');
    change(COMPONENT, '{pending ? t.sending : t.send}', "{pending ? t.sending : 'Let me in'}");
    await page.getByText('Let me in').waitFor();
    expect(await page.inputValue('input[name=contact]')).toBe('ada@example.com');

    change(COMPONENT, 'return (', 'return ((');
    await until('the message', () =>
      /✗ owner does not build; the build before goes on running:\n.*contact-form\.tsx/s.test(printed),
    );
    expect(await page.getByText('Let me in').isVisible()).toBe(true);

    change(COMPONENT, '{pending ? t.sending : t.send}', "{pending ? t.sending : 'Open the door'}");
    await page.getByText('Open the door').waitFor();
    expect(await page.inputValue('input[name=contact]')).toBe('ada@example.com');
  },
  LIMIT_MS,
);

test(
  'a page keeps the security headers of the edge',
  async () => {
    const { headers } = await fetch(`${url}/sign-in`);
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  },
  LIMIT_MS,
);

test(
  'a service answers with what was changed, and a debugger may attach to it',
  async () => {
    change(ERRORS, "The menu you're looking for doesn't exist", 'There is no such menu');
    await until('the new answer', async () =>
      (
        await fetch(`${url}/api/menu/nothing`).then(
          (response) => response.text(),
          () => '',
        )
      ).includes('There is no such menu'),
    );
    const inspector = Number(new URL(url).port) + 11;
    const [target] = (await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json()) as { type: string }[];
    expect(target?.type).toBe('node');
  },
  LIMIT_MS,
);
