/** What went wrong with the model, each with the beginning of a sentence for the owner. */
const CAUSES = {
  unreachable: 'The AI reader could not be reached',
  'timed-out': 'The AI reader took too long to answer',
  'set-up': 'The AI reader is not set up correctly',
  busy: 'The AI reader was too busy',
  failed: 'The AI reader failed',
  declined: 'The AI reader declined to read this',
  unusable: 'The AI reader gave an answer that could not be used',
} as const;

export type ModelFaultCause = keyof typeof CAUSES;

/** A page could not be read by the model. `message` is for the operator; it holds no secret. */
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

/**
 * What the owner is told when pages were read without the model.
 *
 * @param without numbers of the pages, of `total`
 */
export function faultNote(reason: ModelFaultCause, without: readonly number[], total: number): string {
  const [verb, what] = without.length === total ? ['was', 'this menu'] : without.length === 1 ? ['was', `page ${without[0]}`] : ['were', `pages ${without.slice(0, -1).join(', ')} and ${without.at(-1)}`];
  return `${CAUSES[reason]}, so ${what} ${verb} read on our own server only.`;
}
