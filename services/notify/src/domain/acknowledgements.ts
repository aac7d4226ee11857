import type { Acknowledgement } from '@chalkboard/contracts';

/** What an acknowledgement is written from, asked of identity when it is written: a port. */
export abstract class Acknowledgements {
  /** @throws DependencyUnavailableError when identity cannot be asked now */
  abstract of(kind: Acknowledgement['kind'], id: string): Promise<Acknowledgement | undefined>;
}
