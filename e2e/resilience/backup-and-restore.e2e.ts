import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Board, PlaceOrderResponse, TrackedOrder, type Menu } from '@chalkboard/contracts';
import { startPostgres } from '@chalkboard/tools/platform/testing.mjs';
import { Business } from '../support/business';
import { Database } from '../support/database';
import { demoMenu, orderFrom } from '../support/demo-order';
import { placeOrders } from '../support/order-load';
import { messageAbout } from '../support/outbox';
import { StaffDesk } from '../support/staff-desk';
import { emptyDataDir, startSystem, useSystem, type OwnSystem } from '../support/system';
import { Visitor, type Answer } from '../support/visitor';

jest.setTimeout(180_000);

const ROOT = path.resolve(__dirname, '../..');

/** What a service's newest migration once was, so that the backup can be made one of an older version. */
const MIGRATION = { name: 'ReadingNotes1760003200000', table: 'menu.reading_notes' } as const;

const system = useSystem();
let restored: OwnSystem | undefined;

afterAll(async () => {
  await restored?.database.close();
  await restored?.platform.stop();
}, 60_000);

test('backed up under load, lost, restored on an empty machine by a newer version: old links, menus, sign-ins and new orders work', async () => {
  const { url, platform, dataDir } = system();
  const business = await Business.open(system(), {
    name: 'Ines Duarte',
    email: 'ines@restored.example',
    phone: '(207) 555-0188',
  });
  const shareId = await business.upload();
  const guest = new Visitor(url);
  const menu = (await guest.call(`/api/menu/${shareId}`)).json as Menu;
  const first = await order(guest, menu);
  await messageAbout(url, first.orderNumber);
  const paper = await read(business.owner, `/api/menu/${shareId}/source/pages/1`);

  const to = emptyDataDir();
  const before: string[] = [];
  let saving: Promise<string> | undefined;
  const load = await placeOrders(url, {
    menu: await demoMenu(guest),
    count: 200,
    onAccepted: async (accepted) => {
      if (accepted !== 20) return;
      before.push(
        ...(await system().database.rows<{ id: string }>('SELECT id FROM ordering.orders')).map(({ id }) => id),
      );
      saving = run('backup', ['--to', to], { DATA_DIR: dataDir });
    },
  });
  const folder = /: (\/.+)$/m.exec((await saving) ?? '')?.[1] as string;
  expect(Number(readFileSync(path.join(dataDir, 'backups/last-success'), 'utf8'))).toBeGreaterThan(0);

  await platform.stop();
  rmSync(dataDir, { recursive: true });
  const empty = emptyDataDir();
  await run('restore', [folder], { DATA_DIR: empty });
  await undoMigration(empty);
  restored = await startSystem({ dataDir: empty, port: Number(new URL(url).port) });
  const { database } = restored;

  // The newer version has brought the tables of the older one up to date.
  expect(await database.count('menu.migrations', 'name = $1', [MIGRATION.name])).toBe(1);
  expect(await database.count(MIGRATION.table)).toBeGreaterThanOrEqual(0);
  // Every order that was acknowledged before the backup is there, each with its event, and none that nobody placed.
  const ids = (await database.rows<{ id: string }>('SELECT id FROM ordering.orders')).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(before));
  expect(before.length).toBeGreaterThanOrEqual(20);
  const known = new Set([first.orderId, ...load.accepted.map(({ orderId }) => orderId)]);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(
    await database.count(
      'ordering.orders',
      `id::text NOT IN (SELECT envelope->'data'->>'orderId' FROM ordering.outbox)`,
    ),
  ).toBe(0);

  // Links and sessions of before.
  const tracked = TrackedOrder.parse(
    (await read(guest, `/api/orders/track/${first.trackingUrl.split('/').pop()}`)).json,
  );
  expect(tracked).toMatchObject({ orderNumber: first.orderNumber, status: 'placed' });
  const board = Board.parse((await read(business.owner, `/api/orders/board/${shareId}`)).json);
  expect(board.orders.map(({ orderNumber }) => orderNumber)).toEqual([first.orderNumber]);
  expect((await read(business.owner, `/api/menu/${shareId}/source/pages/1`)).text).toBe(paper.text);
  expect((await read(business.owner, '/api/account')).json).toMatchObject({ email: 'ines@restored.example' });
  await StaffDesk.open(restored);

  // The broker began empty: events flow again.
  const second = await order(guest, menu);
  expect((await messageAbout(url, second.orderNumber)).body).toContain(second.orderNumber);
});

test('every statement of the runbooks is one that the database knows', async () => {
  const folder = path.join(ROOT, 'docs/runbooks');
  const statements = readdirSync(folder).flatMap((page) =>
    [...readFileSync(path.join(folder, page), 'utf8').matchAll(/```sql\n([^;]*);\n```/g)].map(([, text]) => ({
      page,
      text: text as string,
    })),
  );
  expect(statements.length).toBeGreaterThan(8);
  // Planned and not done.
  for (const { page, text } of statements)
    await expect(restored?.database.rows(`EXPLAIN ${text}`).then(() => page)).resolves.toBe(page);
});

async function order(guest: Visitor, menu: Menu): Promise<PlaceOrderResponse> {
  const dish = menu.categories.flatMap(({ items }) => items).find(({ priceMinor }) => priceMinor !== undefined);
  const answer = await guest.call('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    json: orderFrom(menu, { dish: dish?.name ?? '' }),
  });
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return PlaceOrderResponse.parse(answer.json);
}

async function read(visitor: Visitor, address: string): Promise<Answer> {
  const answer = await visitor.call(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer;
}

/** Runs one of the two commands as its npm script does; gives what it printed. */
async function run(
  command: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const child = spawn(process.execPath, [path.join(ROOT, `tools/backup/${command}.mjs`), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number];
  expect([code, said]).toEqual([0, expect.anything()]);
  return said;
}

/** Takes the database of a data folder back to before a migration. */
async function undoMigration(dataDir: string): Promise<void> {
  const { postgres: password } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    postgres: string;
  };
  const server = await startPostgres({ dir: path.join(dataDir, 'postgres'), password });
  const database = new Database(server.url);
  await database.rows('DELETE FROM menu.migrations WHERE name = $1', [MIGRATION.name]);
  await database.rows(`DROP TABLE ${MIGRATION.table}`);
  await database.close();
  await server.stop();
}
