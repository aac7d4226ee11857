import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebhookTargets } from '../domain/webhooks/webhook-target';
import { PinnedWebhookSender } from './pinned-webhook-sender';

const targets = new WebhookTargets(false);
const withLoopback = new WebhookTargets(true);
const MESSAGE = { headers: { 'webhook-id': 'msg_1' }, body: '{"type":"menu.updated"}' };

let server: Server;
let answer: RequestListener;
let asked: IncomingMessage[];
const port = () => (server.address() as AddressInfo).port;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
});

const answering = (status: number, headers: Record<string, string> = {}) => {
  answer = (_, response) => response.writeHead(status, headers).end('thanks');
};

test('posts to the address that was checked, under the name that was typed', async () => {
  answering(204);
  const resolve = jest.fn(async () => ['127.0.0.1']);
  const sender = new PinnedWebhookSender(withLoopback, resolve);
  const url = `http://hooks.example:${port()}/in?tenant=1`;
  expect(await sender.send({ url, ...MESSAGE })).toEqual({ delivered: true, answer: 204 });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(asked[0]?.headers).toMatchObject({ host: `hooks.example:${port()}`, 'webhook-id': 'msg_1' });
  expect(asked[0]?.url).toBe('/in?tenant=1');
});

test('sends nothing to a name that has come to lead into a private network since it was saved', async () => {
  const addresses = [['93.184.216.34'], ['10.0.0.7']];
  const sender = new PinnedWebhookSender(targets, async () => addresses.shift() ?? []);
  expect(await sender.mayReach('https://hooks.example/')).toBe(true);
  expect(await sender.send({ url: 'https://hooks.example/', ...MESSAGE })).toEqual({
    delivered: false,
    fault: 'address_refused',
  });
});

test('refuses a name of which only one address is private', async () => {
  const sender = new PinnedWebhookSender(targets, async () => ['93.184.216.34', '127.0.0.1']);
  expect(await sender.mayReach('https://hooks.example/')).toBe(false);
});

test.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'http://93.184.216.34/',
])('refuses %s', async (url) => {
  expect(await new PinnedWebhookSender(targets).mayReach(url)).toBe(false);
});

test('does not follow a redirect', async () => {
  answering(307, { location: `http://127.0.0.1:${port()}/elsewhere` });
  const sender = new PinnedWebhookSender(withLoopback);
  expect(await sender.send({ url: `http://127.0.0.1:${port()}/in`, ...MESSAGE })).toEqual({
    delivered: false,
    fault: 'redirect',
    answer: 307,
  });
  expect(asked.map(({ url }) => url)).toEqual(['/in']);
});

test('waits for an answer as long as it may, and not longer', async () => {
  answer = () => undefined;
  const sender = new PinnedWebhookSender(withLoopback, undefined, 50);
  expect(await sender.send({ url: `http://127.0.0.1:${port()}/`, ...MESSAGE })).toEqual({
    delivered: false,
    fault: 'no_answer',
  });
});

test('says where nobody takes a connection, and where a name leads nowhere', async () => {
  const sender = new PinnedWebhookSender(withLoopback, async () => {
    throw new Error('ENOTFOUND');
  });
  expect(await sender.send({ url: 'http://127.0.0.1:1/', ...MESSAGE })).toMatchObject({ fault: 'no_connection' });
  expect(await sender.send({ url: 'http://nowhere.example/', ...MESSAGE })).toMatchObject({ fault: 'host_not_found' });
});
