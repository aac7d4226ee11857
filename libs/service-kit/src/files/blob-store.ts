/** Where files lie: a port. Names are made by the store, never taken from outside. */
export abstract class BlobStore {
  /** Stores the bytes. @returns the name under which they can be had */
  abstract put(bytes: Buffer): Promise<string>;
  /** @returns the bytes, or undefined when there is nothing of this name (any more) */
  abstract get(name: string): Promise<Buffer | undefined>;
  /** A path on this machine under which it can be read, for readers in other processes. */
  abstract localPath(name: string): Promise<string>;
  /** Removes it; nothing happens when it is gone already. */
  abstract remove(name: string): Promise<void>;
  /** Names of all that is stored, with the time they were stored, for the sweep that finds orphans. */
  abstract list(): Promise<{ name: string; storedAt: Date }[]>;
}
