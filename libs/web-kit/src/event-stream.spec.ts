import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEventParser, openEventStream, type ServerEvent } from './event-stream';

function parsed(...chunks: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  chunks.forEach(parse);
  return events;
}

test('reads names, ids and lines of data, wherever the chunks break', () => {
  expect(parsed('id: 7\neve', 'nt: progress\ndata: a\ndata', ':b\n', '\n: heartbeat\n\ndata: c\n\n')).toEqual([
    { id: '7', event: 'progress', data: 'a\nb' },
    { id: '7', event: 'message', data: 'c' },
  ]);
});

test('reads carriage returns as line ends', () => {
  expect(parsed('data: a\r\n\r\ndata: b\r', '\n\r\n').map(({ data }) => data)).toEqual(['a', 'b']);
});

async function serve(handle: (request: IncomingMessage, response: ServerResponse, count: number) => void) {
  let count = 0;
  const server = createServer((request, response) => handle(request, response, ++count)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => (server.closeAllConnections(), server.close()),
  };
}

test('comes back after a break and after a 503, from the last event received', async () => {
  const asked: (string | undefined)[] = [];
  const server = await serve((request, response, count) => {
    asked.push(request.headers['last-event-id'] as string | undefined);
    if (count === 2) return void response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`id: ${count}\ndata: event ${count}\n\n`);
    if (count === 1) response.end();
  });
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    const close = openEventStream(server.url, {
      onEvent: ({ data }) => {
        heard.push(data);
        if (heard.length < 2) return;
        close();
        resolve();
      },
    });
  });
  server.close();
  expect(heard).toEqual(['event 1', 'event 3']);
  expect(asked).toEqual([undefined, '1', '1']);
});

test('does not pass on the heartbeats of the server', async () => {
  const server = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(
      'event: heartbeat\ndata: {}\n\nevent: progress\ndata: {"percent":40}\n\nevent: heartbeat\ndata: {}\n\nevent: progress\ndata: {"percent":60}\n\n',
    );
  });
  const received: ServerEvent[] = [];
  await new Promise<void>((resolve) => {
    const close = openEventStream(server.url, {
      onEvent: (event) => {
        received.push(event);
        if (event.data !== '{"percent":60}') return;
        close();
        resolve();
      },
    });
  });
  server.close();
  expect(received.map(({ event, data }) => [event, data])).toEqual([
    ['progress', '{"percent":40}'],
    ['progress', '{"percent":60}'],
  ]);
});

test('does not come back when it is refused', async () => {
  const server = await serve(
    (_, response) =>
      void response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"title":"No such job","code":"menu.job_not_found"}'),
  );
  const error = await new Promise((resolve) =>
    openEventStream(server.url, { onEvent: () => undefined, onRefused: resolve }),
  );
  server.close();
  expect(error).toMatchObject({ status: 404, problem: { code: 'menu.job_not_found' } });
});
