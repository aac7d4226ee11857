import { Agent, createServer, get, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** How often each is asked whether it is ready. */
const ASK_EVERY_MS = 100;
/** As the edge does: before whoever is at the other end may end. */
const RESTING_MS = 400;
/** These are about one connection, not about the call. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const HOST = '127.0.0.1';

export interface BalancerOptions {
  /** The port of each instance. */
  readonly instances: readonly number[];
  /** What each is asked; 200 says that it takes calls. */
  readonly readyPath: string;
}

class Instance {
  isReady = false;
  /** Calls that it was sent. */
  calls = 0;

  constructor(readonly port: number) {}
}

/**
 * What stands before several instances of a slice in a cluster: asks each whether it is ready, takes out those that are
 * not, and sends calls to the others in turn. It repeats nothing, so that every call that an instance cuts or refuses
 * is seen by its caller, as a 502.
 */
export class Balancer {
  private readonly agent = new Agent({ keepAlive: true, timeout: RESTING_MS });
  private readonly server: Server;
  private readonly instances: readonly Instance[];
  private readonly timer: NodeJS.Timeout;
  private next = 0;

  /** Listens at once; whoever makes it stops it. */
  constructor(
    port: number,
    private readonly options: BalancerOptions,
  ) {
    this.instances = options.instances.map((instance) => new Instance(instance));
    // Callers keep their connections: whatever breaks, it is not here.
    this.server = createServer({ keepAliveTimeout: 120_000, requestTimeout: 0 }, (incoming, outgoing) =>
      this.hand(incoming, outgoing),
    ).listen(port, HOST);
    this.timer = setInterval(() => this.instances.forEach((instance) => this.look(instance)), ASK_EVERY_MS);
  }

  /** The calls that each instance was sent. */
  get calls(): readonly number[] {
    return this.instances.map(({ calls }) => calls);
  }

  /** @param number of the instance, in the order in which they were given */
  isReady(number: number): boolean {
    return this.instances[number]?.isReady === true;
  }

  stop(): void {
    clearInterval(this.timer);
    this.server.close();
    this.server.closeAllConnections();
    this.agent.destroy();
  }

  /** One that is late is busy, not ending. */
  private look(instance: Instance): void {
    get({ host: HOST, port: instance.port, path: this.options.readyPath, agent: false }, (answer) => {
      answer.resume();
      instance.isReady = answer.statusCode === 200;
    }).once('error', () => (instance.isReady = false));
  }

  private hand(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = this.instances.filter(({ isReady }) => isReady);
    const instance = ready[this.next++ % ready.length];
    if (!instance) return void outgoing.writeHead(503).end('no instance is ready');
    instance.calls++;
    const call = request(
      {
        host: HOST,
        port: instance.port,
        method: incoming.method,
        path: incoming.url,
        headers: withoutConnection(incoming.headers),
        agent: this.agent,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        answer.once('error', () => outgoing.destroy()).pipe(outgoing);
      },
    );
    call.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(`the instance at ${instance.port} did not answer: ${error.message}`);
    });
    outgoing.once('close', () => call.destroy());
    incoming.pipe(call);
  }
}

function withoutConnection<Headers extends object>(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name))) as Headers;
}
