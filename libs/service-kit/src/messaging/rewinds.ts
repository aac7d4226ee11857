/**
 * Consumers keep their place by sequence. A server that comes back after a power cut may hold fewer messages than they
 * had, and gives sequences a second time: a consumer would pass over what is new. So the owner of a stream notes on it
 * that messages after a sequence may be others, and each consumer that has not taken that into account begins there
 * anew.
 */
export interface Rewind {
  readonly id: string;
  /** What lies up to this sequence is what lay there before. */
  readonly after: number;
}

const WORD = 'rewound';
/** Who has missed more than these begins at the beginning. */
const KEPT = 20;

/** What stands in a stream's description. */
export function rewindsOf(description: string | undefined): Rewind[] {
  const [word, ...marks] = (description ?? '').split(' ');
  if (word !== WORD) return [];
  return marks.map((mark) => {
    const [id = '', after] = mark.split(':');
    return { id, after: Number(after) };
  });
}

/** The description with one rewind more. */
export function withRewind(description: string | undefined, rewind: Rewind): string {
  return [WORD, ...[...rewindsOf(description), rewind].slice(-KEPT).map(({ id, after }) => `${id}:${after}`)].join(' ');
}

/**
 * After which sequence a consumer has to begin anew.
 * @param known the last rewind that it has taken into account, '' for none
 * @param acknowledged up to which sequence it has acknowledged everything
 * @returns undefined: it may go on where it is
 */
export function resumeAfter(rewinds: readonly Rewind[], known: string, acknowledged: number): number | undefined {
  const missed = rewinds.slice(rewinds.findIndex(({ id }) => id === known) + 1);
  if (missed.length === 0) return undefined;
  return missed.length >= KEPT ? 0 : Math.min(acknowledged, ...missed.map(({ after }) => after));
}
