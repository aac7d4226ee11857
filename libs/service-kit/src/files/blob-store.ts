export interface StoredBlob {
  readonly name: string;
  readonly storedAt: Date;
}

/**
 * Where files lie: a port. Names are made by the store, never taken from outside; a name that is not the store's is
 * refused.
 */
export abstract class BlobStore {
  /** Stores the bytes. @returns the name under which they can be had */
  abstract put(bytes: Buffer): Promise<string>;
  /** @returns the bytes, or undefined when there is nothing of this name (any more) */
  abstract get(name: string): Promise<Buffer | undefined>;
  /**
   * Copies it into a new file on this machine, readable by us only, for readers in other processes. It is never held in
   * memory.
   * @returns false when there is nothing of this name (any more): no file is made then
   */
  abstract copyTo(name: string, file: string): Promise<boolean>;
  /** Removes it; nothing happens when it is gone already. */
  abstract remove(name: string): Promise<void>;
  /**
   * All that is stored, a thousand at a time, for the sweep that finds orphans. What comes or goes meanwhile may be
   * left out.
   */
  abstract list(): AsyncIterable<readonly StoredBlob[]>;
}
