/** Something that the other services must learn at once has been committed: a port, so that features need not know each other. */
export abstract class Announcements {
  /** Resolves when they were told, or when that has to wait until the broker is back; never rejects. */
  abstract announce(): Promise<void>;
}
