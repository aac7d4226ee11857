import path from 'node:path';
import { StandInBucket } from '@chalkboard/tools/platform/testing.mjs';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { parseConfig } from '../runtime/config';
import { BLOB_VARIABLES, blobFolderOf, openBlobStore, refuseHalfBucket } from './blob-config';

const Config = z.object(BLOB_VARIABLES).superRefine(refuseHalfBucket);
const PLACE = { service: 'menu', dataDir: '/data' };
const WHOLE = { BLOB_S3_BUCKET: 'menus', BLOB_S3_KEY_ID: 'AKID', BLOB_S3_SECRET: 'secret' };

describe('where files lie', () => {
  it.each([
    ['a folder of the service under DATA_DIR', {}, path.join('/data', 'blobs', 'menu')],
    ['the folder that BLOB_DIR names', { BLOB_DIR: '/files' }, '/files'],
    ['a bucket, whatever BLOB_DIR names', { ...WHOLE, BLOB_DIR: '/files' }, undefined],
  ])('is %s', (_, environment, folder) => {
    expect(blobFolderOf(parseConfig(Config, environment), PLACE)).toBe(folder);
  });

  it.each([
    [
      'a bucket without a key',
      { BLOB_S3_BUCKET: 'menus' },
      /BLOB_S3_KEY_ID: needed to store files in a bucket[^]*BLOB_S3_SECRET: needed/,
    ],
    [
      'a bucket without its secret',
      { BLOB_S3_BUCKET: 'menus', BLOB_S3_KEY_ID: 'AKID' },
      /BLOB_S3_SECRET: needed to store files in a bucket/,
    ],
    [
      'an address without a bucket',
      { BLOB_S3_ENDPOINT: 'https://s3.example' },
      /BLOB_S3_BUCKET: needed to store files in a bucket, which BLOB_S3_ENDPOINT asks for/,
    ],
    [
      'an address with a password',
      { ...WHOLE, BLOB_S3_ENDPOINT: 'https://a:b@s3.example' },
      /BLOB_S3_ENDPOINT: must be an http\(s\) address/,
    ],
    [
      'a name that is no bucket’s',
      { ...WHOLE, BLOB_S3_BUCKET: 'Menus/of us' },
      /BLOB_S3_BUCKET: must be the name of a bucket/,
    ],
    ['a prefix that leads elsewhere', { ...WHOLE, BLOB_S3_PREFIX: '../other/' }, /BLOB_S3_PREFIX: must be letters/],
  ])('is not guessed: %s is refused', (_, environment, sentence) => {
    expect(() => parseConfig(Config, environment)).toThrow(sentence);
  });
});

describe('a bucket at the start of a service', () => {
  let bucket: StandInBucket;
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Logger.overrideLogger(['error', 'warn', 'log']));
  beforeEach(async () => {
    bucket = await StandInBucket.start();
  });
  afterEach(() => bucket.stop());
  const opened = (more: Record<string, string> = {}) =>
    openBlobStore(parseConfig(Config, { ...bucket.environment, ...more }), PLACE);

  it('is used under its prefix', async () => {
    const name = await (await opened({ BLOB_S3_PREFIX: 'chalkboard/' })).put(Buffer.from('menu'));
    expect([...bucket.objects.keys()]).toEqual([`chalkboard/${name}`]);
  });

  it('ends it with a sentence when it refuses us, or is open to strangers', async () => {
    await expect(opened({ BLOB_S3_SECRET: 'another' })).rejects.toThrow('BLOB_S3_BUCKET: SignatureDoesNotMatch');
    bucket.isPublic = true;
    await expect(opened()).rejects.toThrow('BLOB_S3_BUCKET: The bucket "menus" shows its objects to everybody');
  });

  it('that is away does not keep it from starting', async () => {
    bucket.fail('busy');
    const store = await opened();
    bucket.recover();
    expect(await store.get(await store.put(Buffer.from('menu')))).toEqual(Buffer.from('menu'));
  });
});
