import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site: another host, so that nothing of ours is shared with it. */
export interface ForeignPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a page with `html` in its body. */
export async function serveForeignPage(html: string): Promise<ForeignPage> {
  const server: Server = createServer((request, response) => {
    if (request.url === '/')
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<!doctype html><html lang="en"><title>Our restaurant</title><link rel="icon" href="data:,"><body><h1>Welcome</h1>${html}</body></html>`,
        );
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
