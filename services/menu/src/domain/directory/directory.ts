import type { DirectoryPage, DirectoryQuery } from '@chalkboard/contracts';

/** The restaurants that anybody can look for: a port. */
export abstract class Directory {
  /** @throws InvalidInputError where the cursor is none of this list */
  abstract list(query: DirectoryQuery): Promise<DirectoryPage>;
}
