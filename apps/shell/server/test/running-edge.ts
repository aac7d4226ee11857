import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { REMOTES, SERVICES, type ServiceName } from '@chalkboard/contracts';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../src/config';
import { buildEdge } from '../src/edge';

/** A service that answers with what it was asked. */
const echo = (service: string): RequestListener => async (incoming, response) => {
  if (incoming.url === '/health') return void response.end(JSON.stringify({ status: 'ok', service, checks: {} }));
  let bytes = 0;
  try {
    for await (const chunk of incoming) bytes += (chunk as Buffer).length;
  } catch {
    return; // The edge cut a body that was too long.
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ service, method: incoming.method, url: incoming.url, headers: incoming.headers, bytes }));
};

const SHELL = {
  'index.html': '<!doctype html><html lang="en"><head><meta charset="utf-8"><script defer src="/assets/main.0123abcd.js"></script></head><body lang="en"><div id="root"></div>',
  'assets/main.0123abcd.js': '/* shell */',
  'favicon.svg': '<svg/>',
};

const remote = (name: string) => ({
  'remoteEntry.js': `/* ${name} */`,
  'chunk.0123abcd.js': '/* chunk */',
  'chunk.0123abcd.js.br': 'packed',
  'style.0123abcd.css': '/* style */',
  'sw.js': '/* worker */',
  'mf-manifest.json': JSON.stringify({ exposes: [{ name: 'remote', assets: { js: { sync: ['chunk.0123abcd.js'], async: [] }, css: { sync: ['style.0123abcd.css'], async: [] } } }] }),
});

/** The edge before services, remotes and a fragment server that do as a test says. */
export class RunningEdge {
  /** What a service does instead of answering with what it was asked. */
  readonly behave = new Map<ServiceName, RequestListener>();
  readonly upstreams = new Map<ServiceName, Server>();
  /** What the fragment server does with a question for a fragment; away unless a test says so. */
  fragments: RequestListener | undefined;
  origin = '';
  private edge!: FastifyInstance;
  private readonly fragmentServer: Server;

  /** @param folder with what shell and remotes were built into */
  private constructor(readonly folder: string) {
    this.fragmentServer = createServer((incoming, response) => {
      if (incoming.url === '/health') response.end(JSON.stringify({ status: 'ok', service: 'storefront-server', checks: {} }));
      else if (this.fragments) this.fragments(incoming, response);
      else response.writeHead(503).end();
    });
  }

  static async start(): Promise<RunningEdge> {
    const running = new RunningEdge(await mkdtemp(path.join(tmpdir(), 'edge-')));
    const environment: Record<string, string> = { LOG_LEVEL: 'silent', SHELL_DIR: await running.build('shell', SHELL) };
    for (const name of REMOTES) environment[`${name.toUpperCase()}_DIR`] = await running.build(name, remote(name));
    for (const name of SERVICES) {
      const server = createServer((incoming, response) => (running.behave.get(name) ?? echo(name))(incoming, response));
      running.upstreams.set(name, server);
      environment[`${name.toUpperCase()}_URL`] = await listen(server);
    }
    environment.STOREFRONT_SERVER_URL = await listen(running.fragmentServer);
    running.edge = await buildEdge(readConfig(environment));
    running.origin = await running.edge.listen({ port: 0, host: '127.0.0.1' });
    return running;
  }

  /** What a test asked for is over. */
  calm(): void {
    this.behave.clear();
    this.fragments = undefined;
  }

  async stop(): Promise<void> {
    this.edge.server.closeAllConnections();
    await this.edge.close();
    for (const server of [...this.upstreams.values(), this.fragmentServer]) {
      server.closeAllConnections();
      server.close();
    }
    await rm(this.folder, { recursive: true });
  }

  private async build(name: string, files: Record<string, string>): Promise<string> {
    const dir = path.join(this.folder, name);
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), text);
    }
    return dir;
  }
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
