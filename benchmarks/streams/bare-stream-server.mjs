/**
 * The least that a Node server holds for an open stream: it answers the same first bytes to everybody, and nothing
 * after that. Forked, so that it has a process of its own as the measured one has; it tells its port.
 */
import http from 'node:http';

const FIRST = Buffer.from('event: order\nid: 1\ndata: {}\n\n');

const server = http.createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(FIRST);
});
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () =>
  process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
);
process.once('disconnect', () => process.exit());
