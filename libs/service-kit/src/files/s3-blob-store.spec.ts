import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StandInBucket } from '@chalkboard/tools/platform/testing.mjs';
import { Logger } from '@nestjs/common';
import { outageProblem } from '../http/outage-problem';
import { DependencyUnavailableError } from '../messaging/messaging.errors';
import { S3BlobStore, type S3Settings } from './s3-blob-store';

let bucket: StandInBucket;
let store: S3BlobStore;
let folder: string;

const open = (more: Partial<S3Settings> = {}, wholeMs = 15_000) =>
  S3BlobStore.open(
    {
      bucket: bucket.bucket,
      endpoint: bucket.endpoint,
      region: bucket.region,
      keyId: bucket.keyId,
      secret: bucket.secret,
      pathStyle: true,
      prefix: '',
      ...more,
    },
    { connectMs: 2000, answerMs: 600, wholeMs },
  );

// The faults below are meant.
beforeAll(() => Logger.overrideLogger(false));
afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));
beforeEach(async () => {
  bucket = await StandInBucket.start();
  store = await open();
  folder = mkdtempSync(path.join(tmpdir(), 'bucket-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await bucket.stop();
});

describe('while the store of files is away', () => {
  const calls: [string, () => Promise<unknown>][] = [
    ['storing', () => store.put(Buffer.from('menu'))],
    ['reading', () => store.get('0'.repeat(48))],
    ['removing', () => store.remove('0'.repeat(48))],
    ['listing', () => store.list()[Symbol.asyncIterator]().next()],
  ];

  it.each(calls)('%s says so, and when to try again', async (_, call) => {
    bucket.fail('busy');
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DependencyUnavailableError);
    expect(outageProblem(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
  });

  it.each(calls)('%s does not wait for an answer that never comes', async (_, call) => {
    bucket.fail('silent');
    await expect(call()).rejects.toBeInstanceOf(DependencyUnavailableError);
  });

  it.each(calls)('%s says so when nobody listens there', async (_, call) => {
    await bucket.stop();
    await expect(call()).rejects.toBeInstanceOf(DependencyUnavailableError);
    bucket = await StandInBucket.start();
  });
});

describe('an answer that ends in the middle, or that never ends', () => {
  it.each(['cut', 'slow'] as const)('is no file (%s)', async (fault) => {
    const name = await store.put(Buffer.alloc(100_000, 'menu'));
    const impatient = await open({}, 500);
    bucket.fail(fault);
    const file = path.join(folder, 'copy');
    await expect(impatient.get(name)).rejects.toBeInstanceOf(DependencyUnavailableError);
    await expect(impatient.copyTo(name, file)).rejects.toBeInstanceOf(DependencyUnavailableError);
    expect(existsSync(file)).toBe(false);
    bucket.recover();
    expect(await store.copyTo(name, file)).toBe(true);
  });
});

describe('a passing fault', () => {
  it.each(['busy', 'silent'] as const)(
    'is not noticed: the call is made again, later each time (%s)',
    async (fault) => {
      bucket.fail(fault, { times: 2 });
      const name = await store.put(Buffer.from('menu'));
      expect(bucket.calls).toEqual(Array(3).fill(`PUT ${name}`));
      expect((await store.get(name))?.toString()).toBe('menu');
    },
  );

  it('is waited out a few times and not for ever', async () => {
    bucket.fail('busy');
    await expect(store.get('0'.repeat(48))).rejects.toBeInstanceOf(DependencyUnavailableError);
    expect(bucket.calls).toHaveLength(3);
  });
});

it('what the store refuses is no outage: nobody is told to try again', async () => {
  bucket.fail('refusing');
  await expect(store.put(Buffer.from('menu'))).rejects.toThrow('AccessDenied');
  expect(bucket.calls).toHaveLength(1);
});

it('a full disk is no outage of the store', async () => {
  const name = await store.put(Buffer.from('menu'));
  await expect(store.copyTo(name, path.join(folder, 'no such folder', 'copy'))).rejects.toThrow('ENOENT');
});

describe('what a bucket is asked at the start', () => {
  it('is fine when it stores, gives back, removes, and shows nothing to strangers', async () => {
    await store.check();
    expect(bucket.objects.size).toBe(0);
  });

  it('a bucket that strangers can read is refused', async () => {
    bucket.isPublic = true;
    await expect(store.check()).rejects.toThrow('shows its objects to everybody');
    expect(bucket.objects.size).toBe(0);
  });

  it.each([
    ['another secret', { secret: 'another' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { keyId: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'none' }, 'NoSuchBucket'],
  ])('%s is refused', async (_, settings, code) => {
    await expect((await open(settings)).check()).rejects.toThrow(code);
  });

  it('one that keeps what is removed is warned of', async () => {
    const warned: string[] = [];
    Logger.overrideLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (message: string) => void warned.push(message),
    });
    bucket.keepsVersions = true;
    await store.check();
    Logger.overrideLogger(false);
    expect(warned).toEqual([expect.stringContaining('keeps versions')]);
  });
});
