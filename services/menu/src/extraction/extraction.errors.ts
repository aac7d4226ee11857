/** Reading failed through no fault of the file that we know of. */
export class ExtractionFaultError extends Error {
  override readonly name: string = 'ExtractionFaultError';
}

/** A worker ended in the middle of a job. */
export class WorkerLostError extends ExtractionFaultError {
  override readonly name = 'WorkerLostError';

  constructor(lastWords: string) {
    super(`The extraction worker ended${lastWords ? `: ${lastWords}` : ''}`);
  }
}

/** The pool was closed before the job was done; the job may be given to another pool. */
export class PoolClosedError extends Error {
  override readonly name = 'PoolClosedError';

  constructor() {
    super('The extraction pool was closed');
  }
}
