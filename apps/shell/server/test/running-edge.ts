import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  BUILD_FILE,
  REMOTES,
  SERVICES,
  type Released,
  type ReleaseList,
  type RemoteBuild,
  type RemoteName,
  type ServiceName,
} from '@chalkboard/contracts';
import { endingOf } from '@chalkboard/service-kit/ending';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../src/config';
import { buildEdge } from '../src/edge';
import { listed, promoted, tried } from '../src/releases/release-rules';

/** A service that answers with what it was asked. */
const echo =
  (service: string): RequestListener =>
  async (incoming, response) => {
    if (incoming.url === '/health') return void response.end(JSON.stringify({ status: 'ok', service, checks: {} }));
    let bytes = 0;
    try {
      for await (const chunk of incoming) bytes += (chunk as Buffer).length;
    } catch {
      return; // The edge cut a body that was too long.
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ service, method: incoming.method, url: incoming.url, headers: incoming.headers, bytes }));
  };

const SHELL = {
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><script defer src="/assets/main.0123abcd.js"></script></head><body lang="en"><div id="root"></div><noscript>This page needs JavaScript.</noscript></body></html>',
  'assets/main.0123abcd.js': '/* shell */',
  'favicon.svg': '<svg/>',
  'host.json': JSON.stringify({ react: '19.3.1' }),
};

const OWN_PAGES = { menu: { scripts: ['page.0123abcd.js'], styles: [] } };
const filesOf = (name: RemoteName, mark: string): Record<string, string> => ({
  'remoteEntry.js': `/* ${name} ${mark} */`,
  'chunk.0123abcd.js': '/* chunk */',
  'chunk.0123abcd.js.br': 'packed',
  'style.0123abcd.css': '/* style */',
  'sw.js': `/* worker ${mark} */`,
  ...(name === 'storefront' && { 'page.0123abcd.js': '/* page */' }),
});

const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A build of a remote: other marks, other versions. */
function builtRemote(
  name: RemoteName,
  mark: string,
): { readonly released: Released; readonly files: Record<string, string> } {
  const files = filesOf(name, mark);
  const version = createHash('sha256')
    .update(name + mark)
    .digest('hex')
    .slice(0, 12);
  const needs = { host: [1], react: '^19.0.0' };
  const build: RemoteBuild = {
    ...needs,
    name,
    version,
    entry: 'remoteEntry.js',
    scripts: ['chunk.0123abcd.js'],
    styles: ['style.0123abcd.css'],
    ownPages: name === 'storefront' ? OWN_PAGES : {},
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)])),
  };
  const text = JSON.stringify(build);
  return {
    released: {
      ...needs,
      version,
      entry: build.entry,
      releasedAt: new Date().toISOString(),
      integrity: integrityOf(text),
    },
    files: { ...files, [BUILD_FILE]: text },
  };
}

/** The edge before services, remotes and a fragment server that do as a test says. */
export class RunningEdge {
  /** What a service does instead of answering with what it was asked. */
  readonly behave = new Map<ServiceName, RequestListener>();
  private readonly upstreams = new Map<ServiceName, Server>();
  /** What the fragment server does with a question for a fragment; away unless a test says so. */
  fragments: RequestListener | undefined;
  origin = '';
  private edge!: FastifyInstance;
  private list: ReleaseList = { remotes: {} };
  private readonly fragmentServer: Server;

  /** @param folder with what shell and remotes were built into */
  private constructor(readonly folder: string) {
    this.fragmentServer = createServer((incoming, response) => {
      if (incoming.url === '/health')
        response.end(JSON.stringify({ status: 'ok', service: 'storefront-server', checks: {} }));
      else if (this.fragments) this.fragments(incoming, response);
      else response.writeHead(503).end();
    });
  }

  /** @param more of its configuration */
  static async start(more: Record<string, string> = {}): Promise<RunningEdge> {
    const running = new RunningEdge(await mkdtemp(path.join(tmpdir(), 'edge-')));
    // What a test takes down or brings back is seen at once.
    const environment: Record<string, string> = {
      LOG_LEVEL: 'silent',
      HEALTH_KEPT_MS: '0',
      ...more,
      SHELL_DIR: await running.build('shell', SHELL),
      REMOTES_DIR: path.join(running.folder, 'remotes'),
    };
    for (const name of REMOTES) await running.release(name, 'first');
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

  get server(): Server {
    return this.edge.server as Server;
  }

  /** Asks it to end, as a signal does. @returns when it may be closed */
  end(): Promise<void> {
    return endingOf(this.edge).begin();
  }

  /** Where the versions of remotes lie. */
  get remotesDir(): string {
    return path.join(this.folder, 'remotes');
  }

  /**
   * Puts a version of a remote in place.
   * @param mark what makes it another version
   * @param how `share`: tried on so many percent; absent: everybody gets it. `change`: of its record
   */
  async release(
    name: RemoteName,
    mark: string,
    { share, change = {} }: { readonly share?: number; readonly change?: Partial<Released> } = {},
  ): Promise<Released> {
    const { released: built, files } = builtRemote(name, mark);
    const released = { ...built, ...change };
    await this.build(path.join('remotes', name, released.version), files);
    const releases = listed(this.list.remotes[name], released);
    await this.write({
      remotes: {
        ...this.list.remotes,
        [name]: share === undefined ? promoted(releases, released.version) : tried(releases, released.version, share),
      },
    });
    return released;
  }

  /** The list as it is now, with what the edge itself has changed. */
  async released(): Promise<ReleaseList> {
    this.list = JSON.parse(await readFile(path.join(this.remotesDir, 'remotes.json'), 'utf8')) as ReleaseList;
    return this.list;
  }

  async write(list: ReleaseList): Promise<void> {
    this.list = list;
    await writeFile(path.join(this.remotesDir, 'remotes.json'), JSON.stringify(list));
  }

  /** Takes a service away: nobody listens there. @returns what brings it back at the same address */
  async takeAway(service: ServiceName): Promise<() => Promise<unknown>> {
    const server = this.upstreams.get(service)!;
    const { port } = server.address() as AddressInfo;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return () => once(server.listen(port, '127.0.0.1'), 'listening');
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

/**
 * Listens on a port below those that systems give to outgoing connections (Linux: from 32768): while a test has taken
 * the service away, nobody is given its port.
 */
async function listen(server: Server): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${port}`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
