import { EXTRACTION_STAGES, type ExtractionJob } from '@chalkboard/contracts';

export interface UploadProgress {
  readonly percent: number;
  readonly text: string;
  readonly pages?: ExtractionJob['pages'];
}

const UPLOADING = EXTRACTION_STAGES[0];

export const NOT_STARTED: UploadProgress = { percent: 0, text: UPLOADING.text };

/** While bytes leave, the bar moves through the share of the first stage. */
export function afterBytes(before: UploadProgress, fraction: number): UploadProgress {
  return forward(before, { percent: fraction * UPLOADING.percent, text: UPLOADING.text });
}

/** What the server says of the job: the words of the stage that was entered last. */
export function afterJob(
  before: UploadProgress,
  { stage, percent, pages }: Pick<ExtractionJob, 'stage' | 'percent' | 'pages'>,
): UploadProgress {
  const text = EXTRACTION_STAGES.find((known) => known.stage === stage)?.text ?? before.text;
  return forward(before, { percent, text, ...(pages ? { pages } : {}) });
}

/** The bar never goes back: an older report changes nothing. */
function forward(before: UploadProgress, next: UploadProgress): UploadProgress {
  return next.percent < before.percent ? before : next;
}
