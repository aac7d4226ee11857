/** Says in the journal how much of a kind went that was older than an instant. */
export type LogRemoved = (removal: {
  readonly what: string;
  readonly count: number;
  readonly olderThan: Date;
}) => Promise<void>;

/** Where it is kept what jobs have removed, and by which each of them runs in one instance at a time: a port. */
export abstract class RemovalJournal {
  /** @returns what `work` gives; undefined while another instance is at the job */
  abstract alone<T>(job: string, work: (log: LogRemoved) => Promise<T>): Promise<T | undefined>;
}
