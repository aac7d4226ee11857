/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadUpdateRoute } from '@chalkboard/contracts/api/menu/uploads.routes';
import { callWithProgress } from './upload';
import { UnreadableAnswerError } from './unreadable-answer';

const accepted = { jobId: 'j1', job: '/api/upload-menu/jobs/j1', events: '/api/upload-menu/jobs/j1/events' };
let server: Server;
let json: unknown = accepted;
const received: string[] = [];

beforeAll(async () => {
  // The page has another origin than the server that it asks here.
  const allowed = { 'access-control-allow-origin': location.origin, 'access-control-allow-credentials': 'true', 'access-control-allow-headers': 'prefer' };
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    received.push(`${request.method} ${request.url} ${request.headers.prefer}`);
    request.resume().on('end', () => response.writeHead(202, { ...allowed, 'content-type': 'application/json' }).end(JSON.stringify(json)));
    return request;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  document.head.appendChild(document.createElement('base')).href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  Object.assign(globalThis, { reportError: jest.fn() });
});
afterAll(() => void server.close());

const send = () => {
  const body = new FormData();
  body.set('file', new File(['x'], 'menu.jpg'));
  return callWithProgress(uploadUpdateRoute, { params: { shareId: 'a/b' }, body, headers: { prefer: 'respond-async' } });
};

test('sends a form to the address that the parts of its path make, with its headers, and reads the answer by its status', async () => {
  await expect(send()).resolves.toEqual(accepted);
  expect(received).toEqual(['POST /api/menu/a%2Fb/updates respond-async']);
});

test('an answer without a part of it is refused, whatever its status', async () => {
  json = { jobId: 'j1' };
  await expect(send()).rejects.toBeInstanceOf(UnreadableAnswerError);
});
