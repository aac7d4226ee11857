/**
 * @jest-environment <rootDir>/tools/jest/jsdom-env.cjs
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { submitReviewRoute } from '@chalkboard/contracts/api/identity/reviews.routes';
import { callWithProgress } from './call-with-progress';
import { UnreadableAnswerError } from './unreadable-answer';

let server: Server;
let answer: { readonly status: number; readonly json: unknown };
const received: string[] = [];

beforeAll(async () => {
  // The page has another origin than the server that it asks here.
  const allowed = {
    'access-control-allow-origin': location.origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': '*',
  };
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, allowed).end();
    let body = '';
    request.setEncoding('latin1').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${/name="(\w+)"/.exec(body)?.[1]}`);
      response
        .writeHead(answer.status, { ...allowed, 'content-type': 'application/json' })
        .end(JSON.stringify(answer.json));
    });
    return request;
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const base = document.head.appendChild(document.createElement('base'));
  base.href = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  Object.assign(globalThis, { reportError: jest.fn() });
});
afterAll(() => void server.close());

const send = () => {
  const body = new FormData();
  body.set('comment', 'Good bread.');
  return callWithProgress(submitReviewRoute, { body });
};

test('sends a form to the address of its route, and gives what was answered', async () => {
  const json = { id: 'r9', status: 'pending', transcriptState: 'none', isRealOrder: false };
  answer = { status: 201, json };
  await expect(send()).resolves.toEqual(json);
  expect(received).toEqual(['POST /api/reviews comment']);
});

test('an answer that is not as it is defined is refused', async () => {
  answer = { status: 201, json: { id: 9 } };
  await expect(send()).rejects.toBeInstanceOf(UnreadableAnswerError);
});

test('a refusal stays what the server said', async () => {
  answer = { status: 503, json: { title: 'Not available', code: 'reviews.busy', detail: 'Please try again.' } };
  await expect(send()).rejects.toMatchObject({ status: 503, problem: { code: 'reviews.busy' } });
});
