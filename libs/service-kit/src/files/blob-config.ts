import path from 'node:path';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { DependencyUnavailableError } from '../messaging/messaging.errors';
import { ConfigError, flag } from '../runtime/config';
import type { BlobStore } from './blob-store';
import { FolderBlobStore } from './folder-blob-store';
import { S3BlobStore, type S3Settings } from './s3-blob-store';

const BUCKET_NEEDS = ['BLOB_S3_KEY_ID', 'BLOB_S3_SECRET'] as const;

/** The variables of a service that stores files: in a folder, or in a bucket. */
export const BLOB_VARIABLES = {
  /** Folder of the files; default `blobs/<service>` under DATA_DIR. With a bucket it is not used. */
  BLOB_DIR: z.string().optional(),
  /**
   * Bucket of any S3-compatible store. Each deployment has its own, or a prefix of its own: what no row knows of is
   * removed from it.
   */
  BLOB_S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  /** The store's address, such as https://s3.example.org; absent: Amazon's, of the region. */
  BLOB_S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/?#@]+\/?$/, 'must be an http(s) address without name, password and path')
    .optional(),
  BLOB_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region, such as eu-central-1')
    .default('us-east-1'),
  BLOB_S3_KEY_ID: z.string().optional(),
  BLOB_S3_SECRET: z.string().optional(),
  /** Whether the bucket stands in the path; default: yes where BLOB_S3_ENDPOINT is set, no at Amazon. */
  BLOB_S3_PATH_STYLE: z.string().optional(),
  /** Before the names of all objects, such as chalkboard/. */
  BLOB_S3_PREFIX: z
    .string()
    .regex(/^([A-Za-z0-9_-]+\/)+$/, 'must be letters, digits, hyphens and underscores, and end with a slash')
    .optional(),
};
export type BlobConfig = z.infer<z.ZodObject<typeof BLOB_VARIABLES>>;

/** Refuses half of a bucket's configuration; for the `superRefine` of a service's own. */
export function refuseHalfBucket(config: BlobConfig, issues: z.RefinementCtx): void {
  const given = Object.keys(BLOB_VARIABLES).filter(
    (name) =>
      name.startsWith('BLOB_S3_') && name !== 'BLOB_S3_REGION' && config[name as keyof BlobConfig] !== undefined,
  );
  if (given.length === 0) return;
  for (const name of ['BLOB_S3_BUCKET', ...BUCKET_NEEDS] as const) {
    if (config[name] === undefined)
      issues.addIssue({
        code: 'custom',
        path: [name],
        message: `needed to store files in a bucket, which ${given.join(', ')} asks for; for a folder set none of them`,
      });
  }
}

/** The folder that files lie in; undefined where they lie in a bucket. */
export function blobFolderOf(
  config: BlobConfig,
  { service, dataDir }: { readonly service: string; readonly dataDir: string },
): string | undefined {
  return config.BLOB_S3_BUCKET === undefined ? (config.BLOB_DIR ?? path.join(dataDir, 'blobs', service)) : undefined;
}

/**
 * The store that is configured.
 * @throws ConfigError the bucket refuses us, or shows what is in it to strangers. One that does not answer now is used
 * when it does.
 */
export async function openBlobStore(
  config: BlobConfig,
  place: { readonly service: string; readonly dataDir: string },
): Promise<BlobStore> {
  const logger = new Logger('BlobStore');
  const folder = blobFolderOf(config, place);
  if (folder !== undefined) {
    logger.log(`Files lie in the folder ${folder}.`);
    return new FolderBlobStore(folder);
  }
  const settings = bucketOf(config);
  const store = await S3BlobStore.open(settings);
  try {
    await store.check();
    logger.log(`Files lie in the bucket "${settings.bucket}" of ${settings.endpoint ?? settings.region}.`);
  } catch (error) {
    if (!(error instanceof DependencyUnavailableError))
      throw new ConfigError([`BLOB_S3_BUCKET: ${(error as Error).message}`]);
    logger.warn(
      `The bucket "${settings.bucket}" does not answer. It is used as soon as it does; whether strangers can read it was not checked.`,
    );
  }
  return store;
}

function bucketOf(config: BlobConfig): S3Settings {
  const {
    BLOB_S3_BUCKET: bucket = '',
    BLOB_S3_ENDPOINT: endpoint,
    BLOB_S3_REGION: region,
    BLOB_S3_KEY_ID: keyId = '',
    BLOB_S3_SECRET: secret = '',
    BLOB_S3_PREFIX: prefix = '',
  } = config;
  const pathStyle =
    config.BLOB_S3_PATH_STYLE === undefined ? endpoint !== undefined : flag.parse(config.BLOB_S3_PATH_STYLE);
  return { bucket, endpoint, region, keyId, secret, pathStyle, prefix };
}
