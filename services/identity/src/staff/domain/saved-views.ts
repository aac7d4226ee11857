import type { SavedView, SaveViewRequest } from '@chalkboard/contracts';

/** Lists as members of staff want to see them again, each member's own: a port. */
export abstract class SavedViewStore {
  /** In the order in which they were saved. */
  abstract list(staffId: string): Promise<SavedView[]>;
  /**
   * One of the same list and name is replaced.
   * @throws TooManyViewsError, SessionEndedError where the member is gone
   */
  abstract save(staffId: string, view: SaveViewRequest, now: Date): Promise<SavedView>;
  /** @throws ViewNotFoundError */
  abstract remove(staffId: string, id: string): Promise<void>;
}
