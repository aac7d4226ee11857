import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BuiltRemote } from '../src/built-remote';
import { readConfig } from '../src/config';
import type { Drawings } from '../src/drawings';
import { buildServer } from '../src/server';
import { drawingsForTests } from './drawings';

const TEXTS = { en: ['words-en.js'], es: ['words-es.js'] };

export const REMOTE: BuiltRemote = {
  version: '0123456789',
  drawnBy: '0123456789',
  menu: { scripts: ['menu.js'], texts: TEXTS, css: '.dish{color:red}' },
  directory: { scripts: ['directory.js'], texts: TEXTS, css: '.card{color:red}' },
};

const timeout = AbortSignal.timeout.bind(AbortSignal);

/** The storefront's server beside a stand-in for the menu service. */
export class ServerUnderTest {
  /** The menu service, as a test wants it. */
  behave: RequestListener = (_, response) => void response.writeHead(503).end();
  /** What the menu service was asked. */
  asked: IncomingMessage[] = [];

  private constructor(
    private readonly menus: Server,
    private readonly drawings: Drawings,
  ) {
    menus.on('request', (request: IncomingMessage, response) => {
      this.asked.push(request);
      this.behave(request, response);
    });
  }

  static async start(): Promise<ServerUnderTest> {
    const menus = createServer();
    const underTest = new ServerUnderTest(menus, await drawingsForTests());
    menus.listen(0, '127.0.0.1');
    await once(menus, 'listening');
    return underTest;
  }

  stop(): void {
    this.menus.closeAllConnections();
    this.menus.close();
  }

  /** Nothing was asked yet. @param behave how the menu service answers */
  reset(behave: RequestListener): void {
    // How long the menu service is waited for is told by itself; nothing else depends on how fast this machine is.
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30_000));
    this.asked = [];
    this.behave = behave;
  }

  /** A server that keeps nothing yet; who asks for it closes it. */
  build(): FastifyInstance {
    return buildServer({
      config: readConfig({
        PORT: '1',
        MENU_URL: `http://127.0.0.1:${(this.menus.address() as AddressInfo).port}`,
        PUBLIC_URL: 'https://menus.example',
        LOG_LEVEL: 'silent',
      }),
      remote: REMOTE,
      drawings: this.drawings,
    });
  }
}
