import path from 'node:path';
import { BaseConfig, flag } from '@chalkboard/service-kit';
import { z } from 'zod';
import { MODEL_VARIABLES } from './model-config';

export const MenuConfig = BaseConfig.extend({
  /** Folder of the uploaded originals; default `blobs/menu` under DATA_DIR. */
  BLOB_DIR: z.string().optional(),
  /** Extraction processes; default, and most that are started: all cores but one. */
  EXTRACTION_WORKERS: z.coerce.number().int().min(1).optional(),
  /** Memory that one extraction process may hold (MB); a menu that needs more is refused. */
  EXTRACTION_WORKER_MB: z.coerce.number().int().min(300).default(900),
  /** Time that one page, and one menu in all, may take; a menu that needs more is refused. */
  EXTRACTION_PAGE_SECONDS: z.coerce.number().int().min(5).default(60),
  EXTRACTION_JOB_SECONDS: z.coerce.number().int().min(5).default(600),
  /** An extraction process that had nothing to do for so long is ended, and gives its memory back. */
  EXTRACTION_IDLE_SECONDS: z.coerce.number().int().min(1).default(300),
  /** The bundled worker; default beside the service's own bundle. */
  EXTRACTION_WORKER_FILE: z.string().default(path.join(__dirname, 'extraction-worker.js')),
  ...MODEL_VARIABLES,
  /** IANA zone of a menu whose owner has not said where it is. */
  DEFAULT_TIME_ZONE: z.string().default('America/New_York'),
  /** Put the demo restaurant in. */
  DEMO_DATA: flag,
});
export type MenuConfig = z.infer<typeof MenuConfig>;
