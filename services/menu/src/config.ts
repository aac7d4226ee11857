import path from 'node:path';
import { PLANS } from '@chalkboard/contracts';
import { BaseConfig, BLOB_VARIABLES, flag, refuseHalfBucket } from '@chalkboard/service-kit';
import { z } from 'zod';
import { MODEL_VARIABLES } from './model-config';

export const MenuConfig = BaseConfig.extend({
  /** Where uploads, pictures of pages, logos and photographs lie. */
  ...BLOB_VARIABLES,
  /** Extraction processes; default, and most that are started: all cores but one. */
  EXTRACTION_WORKERS: z.coerce.number().int().min(1).optional(),
  /** Memory that one extraction process may hold (MB); a menu that needs more is refused. */
  EXTRACTION_WORKER_MB: z.coerce.number().int().min(300).default(900),
  /** Time that one page, and one menu in all, may take; a menu that needs more is refused. */
  EXTRACTION_PAGE_SECONDS: z.coerce.number().int().min(5).default(60),
  EXTRACTION_JOB_SECONDS: z.coerce.number().int().min(5).default(600),
  /** An extraction process that had nothing to do for so long is ended, and gives its memory back. */
  EXTRACTION_IDLE_SECONDS: z.coerce.number().int().min(1).default(300),
  /**
   * Folder of other recognition models: detector.onnx, recogniser.onnx and alphabet.txt; default those that come with
   * the service.
   */
  OCR_MODELS_DIR: z.string().optional(),
  /** The bundled worker; default beside the service's own bundle. */
  EXTRACTION_WORKER_FILE: z.string().default(path.join(__dirname, 'extraction-worker.js')),
  /** The bundled thread that draws documents; default beside the service's own bundle. */
  PRINTING_THREAD_FILE: z.string().default(path.join(__dirname, 'printing-thread.js')),
  ...MODEL_VARIABLES,
  /** IANA zone of a menu whose owner has not said where it is. */
  DEFAULT_TIME_ZONE: z.string().default('America/New_York'),
  /** Conversions a calendar month of who has no paid plan; the plan's own number unless this says another. */
  FREE_CONVERSIONS: z.coerce
    .number()
    .int()
    .min(0)
    .default(PLANS.free.entitlements.conversionsPerMonth ?? Number.MAX_SAFE_INTEGER),
  /** Put the demo restaurant in. */
  DEMO_DATA: flag,
}).superRefine(refuseHalfBucket);
export type MenuConfig = z.infer<typeof MenuConfig>;
