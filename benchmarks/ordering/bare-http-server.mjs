/**
 * The least that a Node server does: the same bytes to everybody. Forked, so that it has a process of its own as the
 * measured one has; it is sent what to answer and tells its port.
 */
import http from 'node:http';

process.once(
  'message',
  (/** @type {{ type: string, body: string, encoding?: 'base64' }} */ { type, body, encoding }) => {
    const bytes = Buffer.from(body, encoding);
    const server = http.createServer((_, response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () =>
      process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    );
  },
);
process.once('disconnect', () => process.exit());
