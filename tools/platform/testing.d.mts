export interface RunningNats {
  /** `nats://127.0.0.1:<port>`, without credentials. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** By name: each service, and `platform`, which may do everything. */
  readonly users: Readonly<Record<string, { readonly user: string; readonly password: string }>>;
  /** By user; give them to start again in the same folder with the same ones. */
  readonly passwords: Readonly<Record<string, string>>;
  readonly recovered: boolean;
  readonly exited: Promise<void>;
  /** Ends it in order; does nothing when it has ended. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts a nats-server with JetStream and the rights of every service; `port` 0 (default): any free one; `maxPayload`
 * in bytes; `durable` (default true).
 */
export function startNats(options: {
  dir: string;
  binary?: string;
  port?: number;
  passwords?: Readonly<Record<string, string>>;
  maxPayload?: number;
  durable?: boolean;
  logFile?: string;
}): Promise<RunningNats>;

/** The three nodes of `deploy/kubernetes/base/nats` on this machine; each can be lost, and comes back with its disk. */
export class NatsCluster {
  /** `folder` of its disks. Its nodes may not have found each other yet. */
  static start(folder: string): Promise<NatsCluster>;
  /** One address a node. */
  readonly urls: readonly string[];
  /** What a client of this user is told. */
  login(user: string): { readonly user: string; readonly pass: string; readonly inboxPrefix: string };
  /** The variables of a service that uses it. */
  environment(service: string): Record<string, string>;
  /** Ends a node: SIGKILL as a lost machine, SIGTERM in order. */
  end(node: number, signal: NodeJS.Signals): Promise<void>;
  /** Starts a node that has ended, on its disk. */
  bringBack(node: number): void;
  /**
   * Until every node works as one of the cluster; a copy may still be behind. Throws with what each says if that takes
   * too long.
   */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server of its own. */
export interface RunningPostgres {
  /** The superuser's, of the database `postgres`. */
  readonly url: string;
  readonly port: number;
  /** Ends it in order, without waiting for clients. */
  stop(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
}

/** Starts a PostgreSQL server in this folder; `port` 0 (default): any free one; `durable` (default true). */
export function startPostgres(options: {
  dir: string;
  port?: number;
  password: string;
  durable?: boolean;
}): Promise<RunningPostgres>;

/**
 * Makes a database with a role and a schema per service; gives, by service, the URL it connects with. `connectionLimit`
 * per role, default 40, -1: none.
 */
export function provision(
  adminUrl: string,
  options: {
    database: string;
    passwords: Readonly<Record<string, string>>;
    connectionLimit?: number;
    /** A database of the same server, of which a new one is a copy. */
    template?: string;
  },
): Promise<Record<string, string>>;

/** Removes a database with everything in it, even while clients are connected. */
export function dropDatabase(adminUrl: string, database: string): Promise<void>;

/** Names on the broker, as services know them (`broker-names.ts` of service-kit). */
export interface BrokerNames {
  streamOf(this: void, service: ServiceName): string;
  deadLetterStreamOf(this: void, service: ServiceName): string;
  durableOf(this: void, service: ServiceName, eventType: string): string;
  durablesOn(this: void, owner: ServiceName): { readonly durable: string; readonly type: string }[];
  ownerOf(this: void, subject: string): ServiceName;
}

/** Who publishes and consumes what, and their names on the broker, from the sources: for scripts without a build. */
export function loadTopology(): typeof import('@chalkboard/contracts/topology') & BrokerNames;

/** A program of the system: what Node runs, where, and what it is told beside the environment of the whole. */
export interface Slice {
  readonly name: string;
  readonly script: string;
  readonly cwd: string;
  readonly port: number;
  readonly env: Record<string, string>;
}

/** What slices are made from; the addresses of the servers among it. */
export interface SliceContext {
  readonly port: number;
  readonly databaseUrls: Readonly<Record<string, string>>;
  readonly nats: {
    readonly url: string;
    readonly logins: Readonly<Record<string, { readonly user?: string; readonly password?: string }>>;
  };
}

/** The system's own programs. */
export function systemSlices(context: SliceContext): Slice[];

export type SliceName = 'menu' | 'ordering' | 'identity' | 'notify' | 'storefront-server' | 'edge';

/** A running system. */
export interface Platform {
  /** The edge's origin, as browsers see it. */
  readonly url: string;
  /** Process by slice; undefined while it is down. */
  pids(): Record<SliceName, number | undefined> & Partial<Record<string, number>>;
  /** Default SIGKILL; the slice is started again by itself unless restarting is off. */
  killSlice(name: SliceName, signal?: NodeJS.Signals): void;
  /**
   * Has another build of it run (`script`: its program), without cutting what is under way; until that one is started.
   * `name`: also of one that `slices` has added.
   */
  replaceSlice(name: string, script: string): Promise<void>;
  /** Runs a program with what the slice is told, until it ends; its exit code. */
  runSliceOnce(name: SliceName, script: string, args: readonly string[]): Promise<number>;
  /** Whether slices that end are started again; turning it on starts those that are down. */
  setRestart(restart: boolean): void;
  /** Until `/api/health` is ok; throws when that takes longer than two minutes. */
  waitUntilHealthy(): Promise<void>;
  /** As a power cut would; it is started again by itself on the same port, after `whileDown`. */
  killServer(name: 'postgres' | 'nats', whileDown?: () => void): Promise<void>;
  readonly databaseAdminUrl: string;
  /** `users` when the server is our own. */
  readonly nats: {
    readonly url: string;
    readonly users?: Readonly<Record<string, { readonly user: string; readonly password: string }>>;
  };
  /** The first administrator; `password` when it was made here and not given as ADMIN_PASSWORD. */
  readonly admin: { readonly email: string; readonly password?: string; readonly isNew: boolean };
  logFile(name: SliceName | 'postgres' | 'nats'): string;
  /** Ends everything that was started. */
  stop(): Promise<void>;
}

/**
 * Starts the whole system (the built slices) and waits until it is healthy. `port`: the edge's, default 4200, the
 * others are counted from it; `env`: over this process's environment; `build` (default true): build what changed first;
 * `fsync` (default true): false lets the database outlive killed processes and no power cut; `restart` (default true);
 * `slices`: other programs, or the system's own told other addresses.
 */
export function startPlatform(options: {
  port?: number;
  dataDir: string;
  env?: Readonly<Record<string, string | undefined>>;
  build?: boolean;
  fsync?: boolean;
  restart?: boolean;
  log?: (line: string) => void;
  signal?: AbortSignal;
  slices?: (context: SliceContext) => Slice[];
}): Promise<Platform>;

/** A span as the collector got it. */
export interface CollectedSpan {
  /** Who sent it. */
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Takes traces as a collector does: OTLP over HTTP, as JSON. */
export class StandInCollector {
  static start(): Promise<StandInCollector>;
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` names. */
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** Everything that was sent, as it came. */
  readonly received: string;
  /** The spans of a trace. */
  of(traceId: string): CollectedSpan[];
  stop(): Promise<void>;
}

/** What is wrong with it: 503 SlowDown; no answer at all; half of the bytes; a first byte and no more; 403. */
export type BucketFault = 'busy' | 'silent' | 'cut' | 'slow' | 'refusing';

/** Stores objects in memory as an S3-compatible server does, and verifies how calls are signed. */
export class StandInBucket {
  static start(): Promise<StandInBucket>;
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** The variables of a service that uses it. */
  readonly environment: Readonly<Record<string, string>>;
  /** So many names one answer lists at most; 1,000 to begin with. */
  page: number;
  /** Whether strangers may read what is in it. */
  isPublic: boolean;
  /** Whether what is removed stays as an older version. */
  keepsVersions: boolean;
  /** Calls as they came: method and key, or `list`. */
  readonly calls: string[];
  readonly objects: Map<string, { readonly bytes: Buffer; readonly storedAt: Date }>;
  /** The next calls fail; by default all from now on. */
  fail(kind: BucketFault, which?: { readonly times?: number; readonly method?: string }): void;
  recover(): void;
  stop(): Promise<void>;
}
