import path from 'node:path';
import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';

export const MenuConfig = BaseConfig.extend({
  /** Folder of the uploaded originals; default `blobs/menu` under DATA_DIR. */
  BLOB_DIR: z.string().optional(),
  /** Extraction processes; default all cores but one. */
  EXTRACTION_WORKERS: z.coerce.number().int().min(1).optional(),
  /** The bundled worker; default beside the service's own bundle. */
  EXTRACTION_WORKER_FILE: z.string().default(path.join(__dirname, 'extraction-worker.js')),
  /** IANA zone of a menu whose owner has not said where it is. */
  DEFAULT_TIME_ZONE: z.string().default('America/New_York'),
  /** Put the demo restaurant in. */
  DEMO_DATA: flag,
});
export type MenuConfig = z.infer<typeof MenuConfig>;
