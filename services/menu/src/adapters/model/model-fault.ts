/** What went wrong with the model, each as a part of a sentence for the owner. */
const CAUSES = {
  unreachable: 'could not be reached',
  'timed-out': 'took too long to answer',
  'set-up': 'is not set up correctly',
  busy: 'was too busy',
  failed: 'failed',
  declined: 'declined to read this',
  unusable: 'gave an answer that could not be used',
} as const;

export type ModelFaultCause = keyof typeof CAUSES;

/** A question was not answered by the model. `message` is for the operator; it holds no secret. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';

  constructor(
    readonly reason: ModelFaultCause,
    message: string,
  ) {
    super(message);
  }

  /** Whether the next page would fare no better. */
  get concernsServer(): boolean {
    return this.reason !== 'declined' && this.reason !== 'unusable';
  }
}

/** What was thrown while a question was asked, as a fault. */
export function faultOf(error: unknown): ModelFault {
  if (error instanceof ModelFault) return error;
  return new ModelFault('failed', error instanceof Error ? error.message : String(error));
}

/**
 * What the owner is told when pages were read without the model.
 *
 * @param without numbers of the pages, of `total`
 */
export function faultNote(reason: ModelFaultCause, without: readonly number[], total: number): string {
  const [verb, what] =
    without.length === total
      ? ['was', 'this menu']
      : without.length === 1
        ? ['was', `page ${without[0]}`]
        : ['were', `pages ${without.slice(0, -1).join(', ')} and ${without.at(-1)}`];
  return `The AI reader ${CAUSES[reason]}, so ${what} ${verb} read on our own server only.`;
}

/** What the owner is told when texts were not translated. */
export function untranslatedNote(reason: ModelFaultCause): string {
  return `The AI translator ${CAUSES[reason]}. Nothing of yours was changed: please try again in a moment, or write the translations yourself.`;
}
