import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { ApiOrders, BusinessMenus, MadeApiKey, Menu, PlaceOrderResponse } from '@chalkboard/contracts';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import ts from 'typescript';
import { expectInWidth, expectSound } from '../support/axe';
import { COMMON_PHONE, useBrowser } from '../support/browser';
import { Business } from '../support/business';
import { orderFrom } from '../support/demo-order';
import { useSharedSystem, type System } from '../support/system';
import { until } from '../support/until';
import { problemOf, Visitor } from '../support/visitor';

jest.setTimeout(180_000);

const EXAMPLE = path.resolve(__dirname, '../../docs/examples/print-orders.mjs');
const SCOPES = ['menus:read', 'menus:write', 'orders:read', 'orders:write', 'figures:read', 'webhooks:write'] as const;

const system = useSharedSystem();
const windows = useBrowser();

/** A program of the business that takes webhooks. */
let receiver: Server;
let received: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
beforeEach(async () => {
  received = [];
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => receiver.close(closed)));

async function ordered({ url }: System, shareId: string): Promise<PlaceOrderResponse> {
  const visitor = new Visitor(url);
  const menu = Menu.parse((await visitor.call(`/api/menu/${shareId}`)).json);
  const dish = menu.categories
    .flatMap(({ items }) => items)
    .find(({ priceMinor, variants, uncertain }) => priceMinor !== undefined && !variants?.length && !uncertain);
  const { json } = await visitor.call('/api/orders', { method: 'POST', json: orderFrom(menu, { dish: dish!.name }) });
  return PlaceOrderResponse.parse(json);
}

async function keyOf({ id, owner }: Business, ...scopes: string[]): Promise<string> {
  const { json } = await owner.call(`/api/account/businesses/${id}/api-keys`, {
    method: 'POST',
    json: { name: 'A program', scopes, lifetime: '30' },
  });
  return MadeApiKey.parse(json).secret;
}

const program = ({ url }: System, secret: string) => {
  const visitor = new Visitor(url);
  return (address: string, call: { method?: string; json?: unknown } = {}) =>
    visitor.call(address, { ...call, headers: { authorization: `Bearer ${secret}` } });
};

/** What a dialog shows once, which is left then. */
async function shownOnce(page: Page, label: string): Promise<string> {
  const secret = await page.getByLabel(label, { exact: true }).inputValue();
  await expectSound(page);
  await page.getByRole('button', { name: 'Done' }).click();
  return secret;
}

test('an owner makes a key and a webhook on a phone; a program reads orders by the one and is told of them by the other', async () => {
  const business = await Business.open(system(), {
    name: 'Ada Byron',
    email: 'ada@programs.example',
    phone: '(415) 555-0132',
  });
  const shareId = await business.upload();
  const page = await windows.open(`${system().url}/account`, {
    viewport: COMMON_PHONE,
    before: (opened) => business.letIn(opened),
  });
  await page.getByRole('link', { name: /API and webhooks of/ }).click();
  await page.getByText('No keys yet.').waitFor();
  await expectSound(page);
  await expectInWidth(page);

  await page.getByRole('button', { name: 'Make a key' }).click();
  await page.getByLabel(/^Name/).fill('Till');
  await page.getByRole('checkbox', { name: 'Read menus' }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Make key' }).click();
  const secret = await shownOnce(page, 'Key');
  await page.getByText('Read menus, Read orders').waitFor();

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel(/^Address/).fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`);
  await page.getByRole('checkbox', { name: 'Status of an order' }).check();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add webhook' }).click();
  const webhook = new Webhook(await shownOnce(page, 'Secret'));

  const order = await ordered(system(), shareId);
  const told = await until('the webhook', () => received[0]);
  const message = webhook.verify(told.body, told.headers as Record<string, string>);
  expect(message).toMatchObject({ type: 'order.placed', data: { orderId: order.orderId, shareId } });

  const call = program(system(), secret);
  expect(BusinessMenus.parse((await call('/api/v1/menus')).json).menus.map((menu) => menu.shareId)).toEqual([shareId]);
  const { orders } = ApiOrders.parse((await call('/api/v1/orders')).json);
  expect(orders.map(({ orderId }) => orderId)).toEqual([order.orderId]);
  expect(problemOf(await call(`/api/v1/orders/${order.orderId}/moves`, { method: 'POST', json: {} })).code).toBe(
    'access.scope_missing',
  );

  await page.getByRole('button', { name: /^Messages to/ }).click();
  await page.getByText('Delivered').waitFor();
  await expectSound(page);
  await expectInWidth(page);
  await page.getByRole('button', { name: /^Send again: New order/ }).click();
  const again = await until('the replay', () => received[1]);
  expect(again.headers['webhook-id']).toBe(told.headers['webhook-id']);

  await page.getByRole('button', { name: 'Revoke Till' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByText('No keys yet.').waitFor();
  await until('the key is refused', async () => (await call('/api/v1/orders')).status === 401);
});

test('the example prints the orders of a business, and accepts them', async () => {
  const business = await Business.open(system(), {
    name: 'Bo Lind',
    email: 'bo@programs.example',
    phone: '(415) 555-0133',
  });
  const { orderNumber } = await ordered(system(), await business.upload());
  const key = await keyOf(business, 'orders:read', 'orders:write');
  const printed = await promisify(execFile)(process.execPath, [EXAMPLE, system().url, '--once', '--accept', '20'], {
    env: { ...process.env, API_KEY: key },
  });
  expect(printed.stdout).toContain(orderNumber);
  expect(printed.stdout).toContain('accepted for 20 minutes');
  const { orders } = ApiOrders.parse((await program(system(), key)('/api/v1/orders')).json);
  expect(orders.map(({ status }) => status)).toEqual(['accepted']);
});

test('the client that the reference gives reads and changes what it says it does', async () => {
  const business = await Business.open(system(), {
    name: 'Dot Reed',
    email: 'dot@programs.example',
    phone: '(415) 555-0136',
  });
  const shareId = await business.upload();
  const { orderId } = await ordered(system(), shareId);
  const source = (await new Visitor(system().url).call('/api/docs/client.ts')).text;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'client-')), 'client.cjs');
  writeFileSync(file, ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } }).outputText);
  const script = `const { connect, ApiProblem } = require(${JSON.stringify(file)});
    (async () => {
      const api = connect(${JSON.stringify(system().url)}, process.env.API_KEY);
      const { menus } = await api.listApiMenus();
      const { orders } = await api.listApiOrders({ query: { limit: 5, shareId: menus[0].shareId } });
      const moved = await api.moveApiOrder({ orderId: orders[0].orderId, body: { move: 'accept', version: orders[0].version } });
      const refused = await api.readApiOrder({ orderId: '00000000-0000-4000-8000-000000000000' }).catch((error) => error);
      console.log(JSON.stringify({ moved: moved.orderId, status: moved.status, refused: refused instanceof ApiProblem && refused.code }));
    })();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    env: { ...process.env, API_KEY: await keyOf(business, ...SCOPES) },
  });
  expect(JSON.parse(stdout)).toEqual({ moved: orderId, status: 'accepted', refused: 'ordering.order_not_found' });
});

/** What the documentation says of a route: enough to call it wrongly. */
interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
}

/** No text of a type that any field has, and texts that are none. */
const WRONG: readonly unknown[] = [
  null,
  [],
  'x',
  7,
  {},
  { move: 1, version: 'one' },
  { soldOut: 'yes', name: {}, price: [], url: 'file:///etc/passwd', events: 'all' },
  { url: 'https://10.0.0.1/', events: ['order.placed', 'order.placed'] },
  { move: 'accept', version: -1, minutes: 1e9 },
  { name: 'a'.repeat(100_000) },
];
const STRANGE = ['%00', 'x'.repeat(2000), '..%2f..%2fadmin', "1'%20OR%201=1", '%F0%9F%8D%95', '-1'];

test('whatever a program sends to whichever route of the reference: no fault of ours, and nothing of another business', async () => {
  const theirs = await Business.open(system(), {
    name: 'Cleo Marsh',
    email: 'cleo@programs.example',
    phone: '(415) 555-0134',
  });
  const theirMenu = await theirs.upload();
  const { orderId: theirOrder } = await ordered(system(), theirMenu);
  const endpoint = await program(system(), await keyOf(theirs, 'webhooks:write'))('/api/v1/webhooks', {
    method: 'POST',
    json: { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/theirs`, events: ['order.corrected'] },
  });
  const { endpoint: theirWebhook } = endpoint.json as { endpoint: { id: string } };
  const ours = await Business.open(system(), {
    name: 'Eve Sand',
    email: 'eve@programs.example',
    phone: '(415) 555-0135',
  });
  const call = program(system(), await keyOf(ours, ...SCOPES));
  const poor = program(system(), await keyOf(ours, 'menus:read'));
  const nobody = program(system(), `cb_${'A'.repeat(43)}`);

  const { paths } = (await new Visitor(system().url).call('/api/docs/openapi.json')).json as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths)
    .filter(([address]) => address.startsWith('/api/v1/'))
    .flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ address, method: method.toUpperCase(), operation })),
    );
  expect(operations.length).toBeGreaterThan(10);
  const others: Record<string, string> = {
    shareId: theirMenu,
    orderId: theirOrder,
    endpointId: theirWebhook.id,
    deliveryId: `msg_${theirOrder}`,
    itemId: 'x',
  };
  const filled = (address: string, value: (name: string) => string) =>
    address.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
  const faults: string[] = [];
  let calls = 0;
  for (const { address, method, operation } of operations) {
    const bodies = operation.requestBody === undefined ? [undefined] : WRONG;
    const hasPlace = address.includes('{');
    const query = operation.parameters?.some((parameter) => parameter.in === 'query')
      ? [
          '?limit=-1',
          '?limit=x',
          '?cursor=%00',
          `?cursor=${'A'.repeat(900)}`,
          `?shareId=${theirMenu}`,
          `?shareId=${theirMenu}&from=2026-01-01&to=2026-01-31`,
        ]
      : [''];
    const places = hasPlace
      ? [filled(address, (name) => others[name] ?? 'x'), ...STRANGE.map((text) => filled(address, () => text))]
      : query.map((one) => address + one);
    for (const place of places)
      for (const json of bodies) {
        const answer = await call(place, { method, ...(json !== undefined && { json }) });
        calls += 1;
        if (answer.status >= 500 || (answer.status < 400 && hasPlace))
          faults.push(`${method} ${place}: ${answer.status}`);
        if (answer.status >= 400) problemOf(answer);
        for (const secret of [theirOrder, theirMenu, theirWebhook.id, 'Cleo'])
          if (answer.text.includes(secret)) faults.push(`${method} ${place} says ${secret}`);
      }
    const place = filled(address, (name) => others[name] ?? 'x');
    const body = operation.requestBody === undefined ? {} : { json: {} };
    if ((await nobody(place, { method, ...body })).status !== 401) faults.push(`${method} ${place} without a key`);
    if (!address.startsWith('/api/v1/menus') || method !== 'GET')
      if ((await poor(place, { method, ...body })).status !== 403) faults.push(`${method} ${place} without a right`);
  }
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(200);
  expect(calls).toBeLessThan(1500);
});
