import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Menu, UploadMenuResponse } from '@chalkboard/contracts';
import { BlobStore, createService, parseConfig, type ServiceDefinition } from '@chalkboard/service-kit';
import type { Clock } from '@chalkboard/service-kit/domain';
import { TestPlatform } from '@chalkboard/service-kit/testing';
import fastifyMultipart from '@fastify/multipart';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { MenuConfig } from '../src/config';
import { JobRepository } from '../src/domain/menu/job.repository';
import { LogoStore } from '../src/domain/menu/logo-store';
import { PhotoStore } from '../src/domain/menu/photo-store';
import { ReadingFolders } from '../src/domain/menu/reading-folders';
import { RemovalJournal } from '../src/domain/menu/removal-journal';
import { SourceImageRepository } from '../src/domain/menu/source-image.repository';
import { buildWorker, fixture, type BuiltWorker } from '../src/extraction/testing/built-worker';
import { DeleteExpiredUploadsHandler } from '../src/features/delete-expired-uploads.handler';
import { UPLOAD_LIMITS } from '../src/features/upload-menu/multipart-upload';
import { MenuModule } from '../src/menu.module';
import { documentDrift } from './stored-documents';

export interface UploadedPart {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name?: string;
}

/** A menu of one page, whose text layer is read without recognition. */
export const PDF: UploadedPart = {
  bytes: readFileSync(fixture('text-menu.pdf')),
  type: 'application/pdf',
  name: 'menu.pdf',
};

/** The status of an answer and, if it refuses, its code. */
export const outcome = async (response: Response): Promise<[status: number, code: string | undefined]> => [
  response.status,
  ((await response.json().catch(() => ({}))) as { code?: string }).code,
];

/** The menu service as it ships, on this environment. */
const definition = (environment: Record<string, string>): ServiceDefinition & { readonly config: MenuConfig } => {
  const config = parseConfig(MenuConfig, environment);
  return {
    service: 'menu',
    config,
    module: MenuModule.register(config),
    configure: async (service) => void (await service.register(fastifyMultipart, { limits: UPLOAD_LIMITS })),
  };
};

/** A platform on which the menu service finds its tables. */
export const menuPlatform = (): Promise<TestPlatform> => TestPlatform.start({ service: 'menu', definition });

/** The menu service as it ships, on a test platform, and a browser's view of it. */
export class MenuService {
  private cookie: string | undefined;
  private owner: string | undefined;

  private constructor(
    readonly app: NestFastifyApplication,
    readonly blobFolder: string,
    private readonly url: string,
    private readonly worker: BuiltWorker,
  ) {}

  static async start(platform: TestPlatform, more: Record<string, string> = {}): Promise<MenuService> {
    const worker = buildWorker();
    const environment = platform.environment('menu', {
      EXTRACTION_WORKER_FILE: worker.workerFile,
      PRINTING_THREAD_FILE: worker.printingThreadFile,
      EXTRACTION_WORKERS: '1',
      FREE_CONVERSIONS: '1000',
      ...more,
    });
    const shipped = definition(environment);
    const app = await createService(shipped).catch((error: unknown) => {
      worker.remove();
      throw error;
    });
    return new MenuService(app, path.join(shipped.config.DATA_DIR, 'blobs', 'menu'), await app.getUrl(), worker);
  }

  /** @throws Error where something that was stored as JSON does not fit its contract */
  async stop(): Promise<void> {
    try {
      const drift = await documentDrift(this.app.get(DataSource));
      if (drift.length > 0) throw new Error(drift.join('\n'));
    } finally {
      await this.app.close();
      this.worker.remove();
    }
  }

  /** Calls as one and the same browser. */
  async call(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookies = [this.cookie, this.owner].filter((cookie) => cookie !== undefined);
    if (cookies.length > 0 && !headers.has('cookie')) headers.set('cookie', cookies.join('; '));
    const response = await fetch(`${this.url}${address}`, { ...init, headers });
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('visitor='));
    if (set && !new Headers(init.headers).has('cookie')) this.cookie = set.split(';')[0];
    return response;
  }

  /** The menu as everyone reads it. */
  async read(shareId: string): Promise<Menu> {
    return (await (await this.call(`/api/menu/${shareId}`)).json()) as Menu;
  }

  put(shareId: string, body: unknown): Promise<Response> {
    return this.call(`/api/menu/${shareId}`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  }

  /** The sweep that deletes what is expired, by this clock. */
  sweep(clock: Clock): Promise<{ expired: number; drafts: number; logos: number; photos: number; orphans: number }> {
    const { app } = this;
    return new DeleteExpiredUploadsHandler(
      app.get(SourceImageRepository),
      app.get(JobRepository),
      app.get(LogoStore),
      app.get(PhotoStore),
      app.get(BlobStore),
      app.get(ReadingFolders),
      app.get(RemovalJournal),
      clock,
    ).execute();
  }

  query<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.app.get(DataSource).query(sql, parameters);
  }

  /** What lies in the blob store. */
  blobs(): string[] {
    return existsSync(this.blobFolder) ? readdirSync(this.blobFolder) : [];
  }

  /** Becomes another visitor. */
  eraseVisitor(): void {
    this.cookie = undefined;
    this.owner = undefined;
  }

  /** Goes on signed in, as the same visitor. @param owner the cookie of an owner's token; undefined: signed out */
  signIn(owner: string | undefined): void {
    this.owner = owner;
  }

  /** The cookie by which this visitor is known. */
  get visitor(): string | undefined {
    return this.cookie;
  }

  send(method: string, address: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.call(address, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
  }

  uploadFixture(name: string, type: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.upload([{ bytes: readFileSync(fixture(name)), type, name: path.basename(name) }], { headers });
  }

  /** The menu that is made of a PDF. */
  async digitised(fields: Record<string, string> = {}): Promise<Menu> {
    return ((await (await this.upload([PDF], { fields })).json()) as UploadMenuResponse).menu;
  }

  /** Sends files in a form, to make a menu of them unless another address is given. */
  upload(
    files: UploadedPart[],
    {
      to = '/api/upload-menu',
      headers = {},
      fields = {},
    }: { to?: string; headers?: Record<string, string>; fields?: Record<string, string> } = {},
  ): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { bytes, type, name = 'menu' } of files)
      form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
    return this.call(to, { method: 'POST', body: form, headers });
  }
}
