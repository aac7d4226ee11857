import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import { DependencyUnavailableError } from '../messaging/messaging.errors';
import { inSpan, SpanKind } from '../telemetry/tracing';
import { assertBlobName, isBlobName, newBlobName } from './blob-name';
import { BlobStore, type StoredBlob } from './blob-store';

type Sdk = typeof import('@aws-sdk/client-s3');

/** Where a bucket is, and as whom it is used. */
export interface S3Settings {
  readonly bucket: string;
  /** The server's address; undefined: Amazon's own, of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** Whether the bucket stands in the path and not in the host's name. */
  readonly pathStyle: boolean;
  /** Before all keys; empty, or it ends with a slash. */
  readonly prefix: string;
}

/** How long the store is waited for. */
export interface S3Patience {
  /** How often a call that failed on its way, or by the server's fault, is made in all; pauses between them grow. */
  readonly attempts: number;
  readonly connectMs: number;
  /** From a request to the beginning of its answer. */
  readonly answerMs: number;
  /** One call in all, with all attempts and the bytes. */
  readonly wholeMs: number;
}

const PATIENCE: S3Patience = { attempts: 3, connectMs: 2000, answerMs: 8000, wholeMs: 25_000 };

/**
 * Blobs as objects of one bucket of any S3-compatible store. Nobody but the service reads them: they get no rights of
 * their own and no signed addresses, and a bucket that gives them to strangers is refused at the start. While the store
 * does not answer, callers get `DependencyUnavailableError`.
 */
export class S3BlobStore extends BlobStore {
  private readonly logger = new Logger(S3BlobStore.name);

  private constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly settings: S3Settings,
    private readonly patience: S3Patience,
  ) {
    super();
  }

  static async open(settings: S3Settings, patience: Partial<S3Patience> = {}): Promise<S3BlobStore> {
    const limits = { ...PATIENCE, ...patience };
    const { endpoint, region, keyId, secret, pathStyle } = settings;
    // Loaded only where it is wanted: it costs memory and time to start.
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      ...(endpoint !== undefined && { endpoint }),
      region,
      forcePathStyle: pathStyle,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      maxAttempts: limits.attempts,
      // Not every compatible store knows Amazon's newer checksums. The signature covers the bytes that are sent.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: limits.connectMs,
        requestTimeout: limits.answerMs,
        throwOnRequestTimeout: true,
      },
    });
    return new S3BlobStore(sdk, client, settings, limits);
  }

  /**
   * Stores, reads and removes a blob, and asks for it as a stranger would.
   * @throws Error in a sentence for the operator: the store refuses us, or shows our blobs to strangers
   * @throws DependencyUnavailableError it does not answer
   */
  async check(): Promise<void> {
    const { bucket } = this.settings;
    const bytes = Buffer.from('Can this be stored, read and removed?');
    const name = await this.put(bytes);
    try {
      if (!(await this.get(name))?.equals(bytes))
        throw new Error(`The bucket "${bucket}" does not give back what was stored in it.`);
      if (await this.isShownToStrangers(name))
        throw new Error(
          `The bucket "${bucket}" shows its objects to everybody. Uploads of people lie in it: take public access away.`,
        );
    } finally {
      const { DeleteMarker: keepsVersions } = await this.send('remove', (signal) =>
        this.client.send(new this.sdk.DeleteObjectCommand(this.objectOf(name)), { abortSignal: signal }),
      );
      if (keepsVersions)
        this.logger.warn(
          `The bucket "${bucket}" keeps versions of what is removed. Uploads have to be gone within 24 hours: turn versioning off, or let a rule of its lifecycle remove old versions after a day.`,
        );
    }
  }

  async put(bytes: Buffer): Promise<string> {
    const name = newBlobName();
    await this.send('put', (signal) =>
      this.client.send(
        new this.sdk.PutObjectCommand({
          ...this.objectOf(name),
          Body: bytes,
          ContentLength: bytes.length,
          ContentType: 'application/octet-stream',
        }),
        { abortSignal: signal },
      ),
    );
    return name;
  }

  async get(name: string): Promise<Buffer | undefined> {
    return this.read(name, async ({ Body: body }, signal) => buffer(addAbortSignal(signal, body as Readable)));
  }

  async copyTo(name: string, file: string): Promise<boolean> {
    const copied = await this.read(name, async ({ Body: body }, signal) => {
      try {
        await pipeline(body as Readable, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true });
        throw error;
      }
    });
    return copied ?? false;
  }

  async remove(name: string): Promise<void> {
    await this.send('remove', (signal) =>
      this.client.send(new this.sdk.DeleteObjectCommand(this.objectOf(name)), { abortSignal: signal }),
    );
  }

  async *list(): AsyncGenerator<readonly StoredBlob[]> {
    const { bucket, prefix } = this.settings;
    let after: string | undefined;
    do {
      const page = await this.send('list', (signal) =>
        this.client.send(
          new this.sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: after }),
          { abortSignal: signal },
        ),
      );
      // What somebody else has put beside ours is not ours to know of.
      yield (page.Contents ?? []).flatMap(({ Key: key = '', LastModified: storedAt }) => {
        const name = key.slice(prefix.length);
        return storedAt && isBlobName(name) ? [{ name, storedAt }] : [];
      });
      after = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (after !== undefined);
  }

  /** @returns undefined when there is nothing of this name */
  private read<T>(
    name: string,
    take: (answer: GetObjectCommandOutput, signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const object = this.objectOf(name);
    return this.send('get', async (signal) => {
      try {
        return await take(
          await this.client.send(new this.sdk.GetObjectCommand(object), { abortSignal: signal }),
          signal,
        );
      } catch (error) {
        if (error instanceof this.sdk.NoSuchKey) return undefined;
        throw error;
      }
    });
  }

  private async send<T>(what: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await inSpan(
        `${what} blob`,
        { kind: SpanKind.CLIENT, attributes: { 'rpc.system': 's3', 'rpc.method': what } },
        () => work(AbortSignal.timeout(this.patience.wholeMs)),
      );
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(
        `The store of files did not do "${what}": ${(error as Error).name}: ${(error as Error).message}`,
      );
      throw new DependencyUnavailableError('The store of files');
    }
  }

  /** A store that asks strangers who they are answers with 401 or 403. */
  private async isShownToStrangers(name: string): Promise<boolean> {
    const { endpoint, bucket, region, pathStyle } = this.settings;
    const server = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
    if (!pathStyle) server.hostname = `${bucket}.${server.hostname}`;
    server.pathname = [...server.pathname.split('/'), ...(pathStyle ? [bucket] : []), this.objectOf(name).Key]
      .filter(Boolean)
      .join('/');
    const response = await this.send('get', (signal) => fetch(server, { signal, redirect: 'manual' }));
    await response.body?.cancel();
    return response.ok;
  }

  private objectOf(name: string): { Bucket: string; Key: string } {
    assertBlobName(name);
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${name}` };
  }
}

/** An answer that ended in the middle, and what `fetch` says of the way to the store. */
const BROKEN_WAY =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|E(HOST|NET)UNREACH|ERR_STREAM_PREMATURE_CLOSE|UND_ERR_\w+)$/;

/** Whether the store is away, busy or too slow; what it refuses, and what the own disk refuses, is none. */
function isOutage(error: unknown): boolean {
  const {
    name,
    code,
    cause,
    $metadata: sent,
  } = error as { name?: string; code?: unknown; cause?: unknown; $metadata?: { httpStatusCode?: number } };
  if (sent) return sent.httpStatusCode === undefined || sent.httpStatusCode >= 500 || sent.httpStatusCode === 429;
  if (name === 'TimeoutError' || name === 'AbortError') return true;
  return (
    (typeof code === 'string' && BROKEN_WAY.test(code)) ||
    (typeof cause === 'object' && cause !== null && isOutage(cause))
  );
}
