import type { Authority } from './authority';

/** Something of which other services have to learn at once. */
export interface Announced {
  /**
   * Publishes what was committed and not published yet, and marks it as published.
   * @throws when it cannot be written now: it is called again
   */
  publishTo(authority: Authority, now: Date): Promise<void>;
  /** Publishes once more what matters still: the broker may have lost it. @throws as above */
  publishAgain(authority: Authority, now: Date): Promise<void>;
}

/**
 * Something that the other services must learn at once has been committed: a port, so that features need not know each
 * other.
 */
export abstract class Announcements {
  /** From now on, announcing includes this. */
  abstract include(announced: Announced): void;
  /** Resolves when they were told, or when that has to wait until the broker is back; never rejects. */
  abstract announce(): Promise<void>;
}
